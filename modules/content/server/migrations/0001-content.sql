-- One row. The settings are one declared shape (contract: Config), read and written whole.
CREATE TABLE config (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  settings jsonb NOT NULL
);

CREATE TABLE sites (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  path text NOT NULL,
  locale text NOT NULL DEFAULT 'de',
  type text NOT NULL DEFAULT 'default',
  title text NOT NULL DEFAULT '',
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_public boolean NOT NULL DEFAULT false,
  translation_key text NOT NULL DEFAULT '',
  content jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT sites_path UNIQUE (locale, path)
);

CREATE TABLE navigations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  identifier text NOT NULL CONSTRAINT navigations_identifier UNIQUE,
  is_public boolean NOT NULL DEFAULT true,
  items jsonb NOT NULL DEFAULT '[]'
);
