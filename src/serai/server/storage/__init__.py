"""Where tables, guests and links are kept."""
