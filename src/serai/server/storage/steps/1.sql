-- A table is its setup and its events. Times are milliseconds since 1970, tokens are stored as hashes.
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    name TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    setup BLOB NOT NULL,
    seed BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS events (
    table_name TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_name, n)
);
CREATE TABLE IF NOT EXISTS people (
    name TEXT PRIMARY KEY,
    shown TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS links (
    token TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    table_name TEXT NOT NULL,
    seat BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS sitting (
    person TEXT NOT NULL,
    table_name TEXT NOT NULL,
    PRIMARY KEY (person, table_name)
);
