-- What a branch does when nobody reacts; a branch without a row does nothing beyond the mail and the push of its ways.
CREATE TABLE escalation_ladders (
  branch_id uuid PRIMARY KEY,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  ladder jsonb NOT NULL
);

-- Each step of an order is taken once.
CREATE TABLE escalation_steps (
  order_id uuid NOT NULL,
  step text NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, step)
);
CREATE INDEX escalation_steps_kept ON escalation_steps (taken_at);
