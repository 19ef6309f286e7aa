-- Which brands this installation serves, and where each keeps its data.
CREATE TABLE brand (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,30}$'),
  name text NOT NULL,
  hosts text[] NOT NULL DEFAULT '{}',
  -- Empty: the database of this directory.
  database_url text,
  schema text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX brand_one_default ON brand (is_default) WHERE is_default;
