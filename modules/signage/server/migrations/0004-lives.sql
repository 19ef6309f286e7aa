-- What the server learns of a screen between its reports: 'outage' from `at` to `until`, 'restart' at `at`.
CREATE TABLE signage_lives (
  device_id uuid NOT NULL REFERENCES digital_signage_devices (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('outage', 'restart')),
  at timestamptz NOT NULL,
  until timestamptz,
  PRIMARY KEY (device_id, at, kind)
);
