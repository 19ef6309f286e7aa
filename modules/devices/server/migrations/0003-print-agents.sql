-- Programs beside the printers that print for the server (docs/rules/printing.md, Print agent).
CREATE TABLE print_agents (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  branch_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- When somebody typed its code. Null: its key was ended.
  paired_at timestamptz,
  -- SHA-256 of its key. Null: it has not fetched one yet, or the key was ended.
  key_hash bytea UNIQUE,
  last_seen_at timestamptz,
  version text NOT NULL DEFAULT ''
);
CREATE INDEX print_agents_branch ON print_agents (branch_id);

CREATE TABLE print_agent_pairings (
  id uuid PRIMARY KEY,
  secret_hash bytea NOT NULL,
  code text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  agent_id uuid REFERENCES print_agents (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX print_agent_pairings_code ON print_agent_pairings (code) WHERE agent_id IS NULL;
CREATE INDEX print_agent_pairings_agent ON print_agent_pairings (agent_id);

-- Wrong codes, to count them in all processes together.
CREATE TABLE print_agent_code_misses (
  at timestamptz NOT NULL,
  session_id text NOT NULL
);

-- The agent that reaches the printer. Null: the server connects to it.
ALTER TABLE devices ADD COLUMN agent_id uuid REFERENCES print_agents (id);
CREATE INDEX devices_agent ON devices (agent_id) WHERE agent_id IS NOT NULL;
-- The agent that has the slip.
ALTER TABLE print_jobs ADD COLUMN agent_id uuid;
-- Somebody wants to know how the printer is, and its agent has not told yet.
ALTER TABLE device_states ADD COLUMN check_asked_at timestamptz;
