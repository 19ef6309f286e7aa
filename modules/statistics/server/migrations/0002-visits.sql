-- Texts that come again and again: paths, names of events, referrers, kinds of devices.
CREATE TABLE stat_words (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text NOT NULL CONSTRAINT stat_words_word UNIQUE
);

-- The analytics log: what visitors with consent did. One partition for each day of the brand; kept for 90 days.
CREATE TABLE stat_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  at timestamptz NOT NULL,
  -- Holds for one day: made with that day's salt, which is then gone (docs/rules/statistics.md, Visitors).
  visitor bigint NOT NULL,
  -- 0 init, 1 view, 2 event, 3 pixel.
  kind smallint NOT NULL,
  branch uuid,
  page integer,
  name integer,
  ref integer,
  dev integer,
  -- A purchase: keyed hash of the order, so that a page that is loaded again counts once.
  once bigint,
  data jsonb
) PARTITION BY RANGE (day);
CREATE INDEX stat_events_visitor ON stat_events (visitor, at);
-- Catches what has no partition yet. It stays empty.
CREATE TABLE stat_events_default PARTITION OF stat_events DEFAULT;

-- Never in the write-ahead log, and not in dumps (docs/operations.md). Deleted when its day is over.
CREATE UNLOGGED TABLE stat_salts (day date PRIMARY KEY, salt bytea NOT NULL);

-- How many events of a day were written, and how many its figures rest on.
CREATE TABLE stat_progress (
  day date PRIMARY KEY,
  written bigint NOT NULL DEFAULT 0,
  digested bigint NOT NULL DEFAULT 0,
  -- The salt was lost in between: some visitors of the day are counted twice.
  is_disturbed boolean NOT NULL DEFAULT false
);
CREATE TABLE stat_run (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL);

-- Figures of a day. `branch` null and `device` '': all of them. Kept for 25 months.
CREATE TABLE stat_day (
  day date NOT NULL,
  branch uuid,
  device text NOT NULL,
  dim text NOT NULL,
  key text NOT NULL,
  visitors integer NOT NULL,
  visits integer NOT NULL,
  n integer NOT NULL,
  entries integer NOT NULL,
  exits integer NOT NULL
);
CREATE UNIQUE INDEX stat_day_key ON stat_day (dim, device, branch, day, key) NULLS NOT DISTINCT;
CREATE INDEX stat_day_day ON stat_day (day);

-- Events that were not stored, by reason. No address, no agent.
CREATE TABLE stat_dropped (
  day date NOT NULL,
  reason text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (day, reason)
);
