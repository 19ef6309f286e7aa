-- Image templates and fonts of a brand (docs/rules/image-templates.md).
CREATE TABLE image_templates (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  identifier text NOT NULL UNIQUE,
  name text NOT NULL,
  -- Empty: of the whole brand.
  branches jsonb NOT NULL,
  used_for text NOT NULL,
  product_id uuid,
  canvas jsonb NOT NULL,
  layers jsonb NOT NULL
);

-- Shared links of products, and those of pages, have one template each.
CREATE UNIQUE INDEX image_templates_used_for ON image_templates (used_for) WHERE used_for <> 'free';

CREATE TABLE fonts (
  id uuid PRIMARY KEY,
  family text NOT NULL,
  variant text NOT NULL,
  weight integer NOT NULL,
  is_italic boolean NOT NULL,
  format text NOT NULL,
  -- SHA-256 of the file: its address.
  hash text NOT NULL,
  bytes integer NOT NULL,
  licence text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (family, variant)
);
