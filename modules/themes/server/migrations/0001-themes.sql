-- Themes that a brand brought, by the name in its settings. Their files stand in the brand's storage, below themes/<name>/<version>/.
CREATE TABLE themes (
  name text PRIMARY KEY,
  version text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  theme jsonb NOT NULL
);
