-- What a bot thinks of a finished game, as far as it has got: from what each seat knew, or from all there was.
CREATE TABLE analyses (
    table_name TEXT NOT NULL,
    all_knowing BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_name, all_knowing)
);
