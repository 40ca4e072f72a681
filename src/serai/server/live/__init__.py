"""Tables in memory, the sockets at them, and the processes in which bots think."""
