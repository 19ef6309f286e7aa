-- Every mail of the business: written once, then sent, or only shown where no SMTP is configured.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  -- The outbox entry it answers. An entry is worked on at least once; each of its recipients gets one mail.
  entry_id text NOT NULL,
  template text NOT NULL,
  locale text NOT NULL,
  from_name text NOT NULL,
  to_name text NOT NULL,
  to_address text NOT NULL,
  reply_to_name text NOT NULL DEFAULT '',
  reply_to_address text NOT NULL DEFAULT '',
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  -- Holds something that opens a door until then: never sent later, shown to administrators only, wiped once sent.
  secret_until timestamptz,
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'shown', 'failed')),
  -- Times the mail server was asked, counted before asking: a crash in between is seen.
  attempts integer NOT NULL DEFAULT 0,
  -- Failures of this round; staff who try again begin a new one.
  failures integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz,
  order_id uuid,
  order_uid text,
  branch_id uuid
);
CREATE UNIQUE INDEX messages_once ON messages (entry_id, to_address);
CREATE INDEX messages_newest ON messages (created_at DESC, id);
CREATE INDEX messages_order ON messages (order_id);
CREATE INDEX messages_branch ON messages (branch_id, created_at DESC);
