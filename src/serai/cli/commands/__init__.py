"""What each command does, a file for each; `serai.cli.app` declares them with their options."""
