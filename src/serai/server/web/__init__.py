"""HTTP, sockets and pages, and what guards them."""
