-- What the provider and staff said about addresses, once each. Its latest entry decides, whatever the order in which the notices came.
CREATE TABLE mail_notices (
  provider text NOT NULL,
  -- The notice's own token: a doubled notice has the same.
  key text NOT NULL,
  body_hash text NOT NULL,
  received_at timestamptz NOT NULL,
  -- Null: the notice says nothing about whether the address can be reached.
  email text,
  kind text CHECK (kind IN ('bounced', 'complained', 'delivered', 'cleared')),
  at timestamptz,
  reason text NOT NULL DEFAULT '',
  order_id uuid,
  order_uid text,
  branch_id uuid,
  PRIMARY KEY (provider, key)
);
CREATE INDEX mail_notices_email ON mail_notices (email, at DESC);
CREATE INDEX mail_notices_kept ON mail_notices (received_at);

-- Addresses that mails do not reach.
CREATE TABLE mail_bounces (
  email text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('bounced', 'complained')),
  reason text NOT NULL,
  at timestamptz NOT NULL,
  order_id uuid,
  order_uid text,
  branch_id uuid
);
CREATE INDEX mail_bounces_listed ON mail_bounces (at DESC, email);
CREATE INDEX mail_bounces_branch_listed ON mail_bounces (branch_id, at DESC, email);
