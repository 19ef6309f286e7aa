-- A draft may have any path: an address is unique among published pages only.
ALTER TABLE sites
  DROP CONSTRAINT sites_path,
  ADD COLUMN share_image jsonb,
  ADD COLUMN division_id uuid;
CREATE UNIQUE INDEX sites_path ON sites (locale, path) WHERE is_public;
ALTER TABLE sites ALTER COLUMN name SET DEFAULT '';

-- Reusable parts.
CREATE TABLE blocks (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  content jsonb NOT NULL DEFAULT '[]'
);

-- Structured entries without an address.
CREATE TABLE nodes (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  locale text NOT NULL DEFAULT 'de',
  text text NOT NULL DEFAULT '',
  url text NOT NULL DEFAULT '',
  images jsonb NOT NULL DEFAULT '[]',
  is_public boolean NOT NULL DEFAULT true
);

CREATE TABLE divisions (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  identifier text NOT NULL,
  name text NOT NULL,
  title_prefix text NOT NULL DEFAULT '',
  is_enabled boolean NOT NULL DEFAULT true,
  CONSTRAINT divisions_identifier UNIQUE (identifier)
);
ALTER TABLE sites ADD CONSTRAINT sites_division_id_fkey FOREIGN KEY (division_id) REFERENCES divisions;

CREATE TABLE redirects (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  "from" text NOT NULL,
  to_site uuid REFERENCES sites ON DELETE CASCADE,
  "to" text NOT NULL DEFAULT '',
  status integer NOT NULL DEFAULT 301,
  is_enabled boolean NOT NULL DEFAULT true,
  origin text NOT NULL DEFAULT 'manual',
  hits bigint NOT NULL DEFAULT 0,
  last_hit_at timestamptz,
  CONSTRAINT redirects_from UNIQUE ("from")
);

-- Editing state of pages, menus and reusable parts. Their own tables hold what visitors see. A record that nobody has edited has no row.
CREATE TABLE content_documents (
  kind text NOT NULL,
  id uuid NOT NULL,
  -- The draft: all fields but is_public. Null: the draft is what is live.
  data jsonb,
  revision integer NOT NULL DEFAULT 0,
  edited_at timestamptz,
  edited_by text NOT NULL DEFAULT '',
  published_at timestamptz,
  -- Number of the last version.
  version integer NOT NULL DEFAULT 0,
  trashed_at timestamptz,
  PRIMARY KEY (kind, id)
);

CREATE TABLE content_versions (
  kind text NOT NULL,
  doc uuid NOT NULL,
  number integer NOT NULL,
  reason text NOT NULL,
  label text NOT NULL DEFAULT '',
  data jsonb NOT NULL,
  schema_version integer NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL DEFAULT '',
  PRIMARY KEY (kind, doc, number)
);

CREATE TABLE content_plans (
  kind text NOT NULL,
  doc uuid NOT NULL,
  id uuid NOT NULL,
  action text NOT NULL,
  -- The draft as it was planned: later edits are not published with it.
  data jsonb NOT NULL,
  at timestamptz NOT NULL,
  zone text NOT NULL,
  by text NOT NULL DEFAULT '',
  error text,
  PRIMARY KEY (kind, doc)
);

CREATE TABLE content_locks (
  kind text NOT NULL,
  doc uuid NOT NULL,
  user_id text NOT NULL,
  name text NOT NULL,
  tab text NOT NULL,
  renewed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, doc)
);

-- Who refers to what, written with every save. slot: 'draft' or 'live'.
CREATE TABLE content_usages (
  kind text NOT NULL,
  doc uuid NOT NULL,
  slot text NOT NULL,
  to_kind text NOT NULL,
  to_id text NOT NULL,
  path text NOT NULL
);
CREATE INDEX content_usages_doc ON content_usages (kind, doc, slot);
CREATE INDEX content_usages_to ON content_usages (to_kind, to_id);
