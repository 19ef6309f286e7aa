-- A kiosk shows a code; a manager types it, and the kiosk then gets its key (docs/rules/time-tracking.md, Kiosk).
CREATE TABLE time_kiosk_pairings (
  id uuid PRIMARY KEY,
  secret_hash bytea NOT NULL,
  code text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  kiosk_id uuid REFERENCES time_kiosks (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX time_kiosk_pairings_code ON time_kiosk_pairings (code) WHERE kiosk_id IS NULL;

-- Wrong codes, to count them in all processes together.
CREATE TABLE time_kiosk_code_misses (
  at timestamptz NOT NULL,
  session_id text NOT NULL
);

-- Null: the kiosk has not fetched its key yet. When managers were told of many locked PINs at it.
ALTER TABLE time_kiosks ALTER COLUMN key_hash DROP NOT NULL, ADD COLUMN alerted_at timestamptz;

-- Nobody could set a PIN before, so the table is empty.
ALTER TABLE time_pins ADD COLUMN salt bytea NOT NULL;

-- A tap that became a request: its replay asks for nothing again.
ALTER TABLE clock_taps ADD COLUMN request_id uuid;
