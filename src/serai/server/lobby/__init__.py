"""Guests, their tables, and the ways to a seat."""
