-- By which ways a branch sends each event; an event that is missing here is sent by the defaults.
CREATE TABLE message_routes (
  branch_id uuid PRIMARY KEY,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  routes jsonb NOT NULL
);
