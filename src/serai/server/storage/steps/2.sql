-- What was told of a finished game, its result and its record: readable whatever becomes of the rules.
CREATE TABLE IF NOT EXISTS finished (
    table_name TEXT PRIMARY KEY,
    body BLOB NOT NULL
);
-- Who may not come in: guests by their names, addresses and networks.
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    why TEXT NOT NULL,
    at BIGINT NOT NULL
);
-- What the operator wants of a running server, and what became of it.
CREATE TABLE orders (
    n BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    body BLOB NOT NULL,
    answer BLOB
);
