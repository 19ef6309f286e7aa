-- Staff of the business (specification §6). An address is stored in lower case; the password only as an argon2id hash.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  roles jsonb NOT NULL,
  branches jsonb NOT NULL DEFAULT '[]',
  locale text NOT NULL DEFAULT 'de',
  is_enabled boolean NOT NULL DEFAULT true,
  is_locked boolean NOT NULL DEFAULT false,
  expires_at timestamptz,
  -- No password: signs in by mailed link only.
  password_hash text,
  credentials_expire_at timestamptz,
  -- Wrong passwords in a row, from anywhere.
  failures_in_a_row integer NOT NULL DEFAULT 0,
  -- Shown on the sign-in page in demo mode; such a user cannot sign in outside of it.
  demo_password text
);
CREATE UNIQUE INDEX users_email ON users (email);

-- One row per sign-in. Only the hash of the cookie's value is known here.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- How the user proved who they are: a fresh mailed link may set a new password without the old one.
  proof text NOT NULL CHECK (proof IN ('password', 'link')),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  user_agent text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX sessions_token ON sessions (token_hash);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Mailed links that sign in once.
CREATE TABLE login_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- What the link is good for; a token for one purpose opens no other.
  purpose text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE UNIQUE INDEX login_links_token ON login_links (token_hash);
CREATE INDEX login_links_expiry ON login_links (expires_at);

-- Attempts that failed or are being checked, counted by all processes. The account is kept as a hash: people type passwords into the
-- wrong field.
CREATE TABLE login_failures (
  id uuid NOT NULL,
  scope text NOT NULL CHECK (scope IN ('account', 'address')),
  key text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (id, scope)
);
CREATE INDEX login_failures_key ON login_failures (scope, key, at);
CREATE INDEX login_failures_at ON login_failures (at);

-- Second factor (RFC 6238). Not confirmed: begun, but no code was entered yet.
CREATE TABLE totp (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the last code taken: a code opens once.
  last_step bigint NOT NULL DEFAULT 0,
  -- Each may be used once instead of a code; one salt, so that one slow hash checks them all.
  recovery_hashes text[] NOT NULL DEFAULT '{}',
  recovery_salt bytea
);
