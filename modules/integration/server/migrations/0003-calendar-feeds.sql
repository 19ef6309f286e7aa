-- Calendars of rides, opened by a secret address. Only the hash of the secret is kept.
CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  name text NOT NULL,
  -- Null: all vehicles of the branch.
  vehicle_id uuid,
  -- Null: all branches.
  branch_id uuid,
  locale text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_by_name text NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT calendar_feeds_of_something CHECK (vehicle_id IS NOT NULL OR branch_id IS NOT NULL)
);
