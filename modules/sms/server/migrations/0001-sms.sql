-- Every SMS of the business: written once, then sent, or only shown where no provider is set.
CREATE TABLE sms_messages (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  -- What it answers: an entry of the outbox, a click of staff, a step of an escalation. Each has one SMS to a number.
  entry_id text NOT NULL,
  event text NOT NULL,
  locale text NOT NULL,
  to_number text NOT NULL,
  text text NOT NULL,
  count integer NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'doubtful', 'shown')),
  attempts integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  provider text,
  provider_id text,
  cost numeric(14,4),
  last_error text,
  emptied_at timestamptz,
  order_id uuid,
  order_uid text,
  branch_id uuid
);
CREATE UNIQUE INDEX sms_messages_once ON sms_messages (entry_id, to_number);
CREATE INDEX sms_messages_listed ON sms_messages (created_at DESC, id DESC);
CREATE INDEX sms_messages_branch_listed ON sms_messages (branch_id, created_at DESC, id DESC);
CREATE INDEX sms_messages_order ON sms_messages (order_id);
CREATE INDEX sms_messages_number ON sms_messages (to_number, created_at);
CREATE INDEX sms_messages_provider ON sms_messages (provider, provider_id);
CREATE INDEX sms_messages_kept ON sms_messages (created_at) WHERE emptied_at IS NULL;

-- What providers told us, once each: a doubled notice changes nothing, and another body under a known nonce is refused.
CREATE TABLE sms_notices (
  provider text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  received_at timestamptz NOT NULL,
  provider_id text,
  state text,
  PRIMARY KEY (provider, key)
);
CREATE INDEX sms_notices_message ON sms_notices (provider, provider_id);
CREATE INDEX sms_notices_kept ON sms_notices (received_at);

-- Numbers that want no SMS.
CREATE TABLE sms_opt_outs (
  phone text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('answer', 'staff', 'provider'))
);
