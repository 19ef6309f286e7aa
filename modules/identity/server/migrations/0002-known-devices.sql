-- Devices on which a user has signed in before: guesses from elsewhere do not keep their owner out (docs/rules/security.md, Sign-in).
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX known_devices_age ON known_devices (used_at);

ALTER TABLE login_failures DROP CONSTRAINT login_failures_scope_check;
ALTER TABLE login_failures ADD CONSTRAINT login_failures_scope_check CHECK (scope IN ('account', 'address', 'everywhere'));

-- Guesses lock nobody out any more: locks that they have set end.
UPDATE users SET is_locked = false, failures_in_a_row = 0 WHERE is_locked OR failures_in_a_row > 0;
