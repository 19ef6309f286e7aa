-- Accounts of the brand at outside services (docs/rules/connections.md). `sealed` holds all values, encrypted with the installation's key;
-- null: not connected. `set_by` says for each field who set it when. The row stays, so that its version goes on.
CREATE TABLE connection (
  name text PRIMARY KEY,
  sealed bytea,
  set_by jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 0,
  tested_at timestamptz,
  tested_ok boolean,
  tested_answer text
);
