-- Keys of programs. Only the hash of the secret is kept; the prefix names a key to people.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL UNIQUE,
  secret_hash bytea NOT NULL,
  scopes jsonb NOT NULL,
  -- Empty: all branches of the person who made it.
  branches jsonb NOT NULL DEFAULT '[]',
  -- Whose orders it places, for an external user.
  external_user_id uuid,
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Receivers of events. The secret is sealed; an older one stays valid while the receiver changes over.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  events jsonb NOT NULL,
  branches jsonb NOT NULL DEFAULT '[]',
  secret bytea NOT NULL,
  old_secret bytea,
  old_secret_until timestamptz,
  is_enabled boolean NOT NULL DEFAULT true,
  failing_since timestamptz,
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  -- Its lane: one process at a time delivers to it.
  lease_until timestamptz
);

-- Outbox entries that were handed out. An entry that is done again finds itself here.
CREATE TABLE webhook_events (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL
);

-- One event for one receiver. The body is made when it is sent: no values of guests rest here.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  type text NOT NULL,
  at timestamptz NOT NULL,
  record_type text NOT NULL,
  record_id text NOT NULL,
  sequence integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  -- Retries end a day after this instant: the event, or the replay by hand.
  since timestamptz NOT NULL,
  status integer,
  ms integer,
  answer text NOT NULL DEFAULT '',
  UNIQUE (endpoint_id, record_type, record_id, sequence)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (endpoint_id, at DESC, id DESC);

-- The last number of each record at each receiver, also after its deliveries were deleted.
CREATE TABLE webhook_sequences (
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  record_type text NOT NULL,
  record_id text NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (endpoint_id, record_type, record_id)
);
