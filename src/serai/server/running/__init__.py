"""The application put together, started and watched."""
