-- Towns that a brand brought, with the streets that its drawn maps show.
CREATE TABLE drawn_towns (
  name text PRIMARY KEY,
  updated_at timestamptz NOT NULL DEFAULT now(),
  town jsonb NOT NULL
);
