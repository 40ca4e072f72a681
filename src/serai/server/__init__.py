"""The server: tables in the browser and for remote bots. It knows the list of games and no particular one."""
