/// Databases as former versions wrote them, for as long as they are to be read.
enum OldDatabases {
  /// The tables of version 1, and in them an account, Ada with the password “secret”, with two items.
  static let version1 = """
    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      key TEXT NOT NULL UNIQUE,
      password TEXT NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE remembered (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      secret TEXT NOT NULL
    ) STRICT;
    CREATE INDEX remembered_account ON remembered (account);

    CREATE TABLE identity (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      name TEXT NOT NULL
    ) STRICT;
    INSERT INTO identity VALUES (1, lower(hex(randomblob(16))));

    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      uid TEXT NOT NULL,
      text TEXT NOT NULL,
      planned INTEGER NOT NULL CHECK (planned BETWEEN -719162 AND 2932896),
      important INTEGER NOT NULL CHECK (important IN (0, 1)),
      created INTEGER NOT NULL,
      done INTEGER,
      deleted INTEGER,
      checksum INTEGER NOT NULL,
      kind INTEGER NOT NULL GENERATED ALWAYS AS (iif(done IS NULL, important, 2)) VIRTUAL,
      day INTEGER NOT NULL GENERATED ALWAYS AS (
        iif(done IS NULL, planned, (done - (done % 86400 + 86400) % 86400) / 86400)) VIRTUAL,
      UNIQUE (account, uid)
    ) STRICT;
    CREATE INDEX item_to_do ON item (account, important, planned, id, done) WHERE done IS NULL;
    CREATE INDEX item_done ON item (account, done, id) WHERE done IS NOT NULL;
    CREATE INDEX item_planned ON item (account, planned DESC, id);
    CREATE INDEX item_deleted ON item (account, deleted) WHERE deleted IS NOT NULL;

    CREATE TABLE tally (
      account INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      level INTEGER NOT NULL,
      block INTEGER NOT NULL,
      count INTEGER NOT NULL CHECK (count >= 0),
      PRIMARY KEY (account, kind, level, block)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER item_added AFTER INSERT ON item BEGIN
      INSERT INTO tally VALUES
        (new.account, new.kind, 0, new.day, 1),
        (new.account, new.kind, 5, new.day >> 5, 1),
        (new.account, new.kind, 10, new.day >> 10, 1),
        (new.account, new.kind, 15, new.day >> 15, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    CREATE TRIGGER item_removed AFTER DELETE ON item BEGIN
      UPDATE tally SET count = count - 1
        WHERE account = old.account AND kind = old.kind AND (level, block) IN (VALUES
          (0, old.day), (5, old.day >> 5), (10, old.day >> 10), (15, old.day >> 15));
    END;
    CREATE TRIGGER item_moved AFTER UPDATE ON item
      WHEN old.kind <> new.kind OR old.day <> new.day BEGIN
      UPDATE tally SET count = count - 1
        WHERE account = old.account AND kind = old.kind AND (level, block) IN (VALUES
          (0, old.day), (5, old.day >> 5), (10, old.day >> 10), (15, old.day >> 15));
      INSERT INTO tally VALUES
        (new.account, new.kind, 0, new.day, 1),
        (new.account, new.kind, 5, new.day >> 5, 1),
        (new.account, new.kind, 10, new.day >> 10, 1),
        (new.account, new.kind, 15, new.day >> 15, 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;

    INSERT INTO account VALUES (1, 'Ada', 'ada', '$y$j9T$k2XAnEHBqQ1Ct2aMXFKNa/$wlUhTDUqAryQnsZkFoU5UZ6UStBlZ4Z8j4gtdFPQVn4', 5335048850320591165);
    INSERT INTO item (id, account, uid, text, planned, important, created, done, deleted, checksum) VALUES
      (1, 1, 'one', 'milk', 20000, 1, 1728043200, NULL, NULL, 1536430540760213887),
      (3, 1, 'three', 'two'||char(10)||'lines', 19600, 0, 1728043200, 1728043200, 1728043200, 3905628437330513715);
    """
}
