-- Work promised inside a transaction and done after it, at least once.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  topic text NOT NULL,
  key text,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- A worker that is killed frees its entry when the lease runs out.
  lease_until timestamptz,
  last_error text,
  done_at timestamptz,
  -- Given up after the last attempt; staff see it and can send it again.
  dead boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX outbox_topic_key ON outbox (topic, key) WHERE key IS NOT NULL;
CREATE INDEX outbox_due ON outbox (next_at) WHERE done_at IS NULL AND NOT dead;

-- Work by the clock: one row per job, one runner of many.
CREATE TABLE job (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL,
  lease_until timestamptz,
  last_run_at timestamptz,
  last_error text
);

-- Versions of what in-memory snapshots depend on; a process that missed a message compares them.
CREATE TABLE snapshot_version (
  name text PRIMARY KEY,
  version bigint NOT NULL
);

-- Who did what. Append only.
CREATE TABLE audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  branch_id uuid,
  actor_type text NOT NULL,
  actor_id text,
  actor_name text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text
);
CREATE INDEX audit_entity ON audit (entity, entity_id, at);
CREATE INDEX audit_at ON audit (at);
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit is append only';
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();

-- Calls counted across processes (sign-in). Lost in a crash of the database, which only forgives a few attempts.
CREATE UNLOGGED TABLE rate_count (
  name text NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX rate_count_key ON rate_count (name, key, at);
