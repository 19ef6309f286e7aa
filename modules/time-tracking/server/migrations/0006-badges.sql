-- Cards that name a person at a kiosk. The number of a card may open doors elsewhere: only a keyed hash of it is kept, and its end.
CREATE TABLE time_badges (
  user_id uuid PRIMARY KEY,
  number_hash bytea NOT NULL UNIQUE,
  ending text NOT NULL,
  changed_at timestamptz NOT NULL
);
