-- The media library: pictures with their versions, and files of staff. The bytes lie in the brand's files.
CREATE TABLE images (
  id uuid PRIMARY KEY,
  -- Of the picture that is shown; part of its address.
  version integer NOT NULL DEFAULT 1,
  extension text NOT NULL,
  -- Rises with each change of the record.
  revision integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  folder text NOT NULL DEFAULT '',
  alt text NOT NULL DEFAULT '',
  alt_en text NOT NULL DEFAULT '',
  is_decorative boolean NOT NULL DEFAULT false,
  focal_x double precision NOT NULL DEFAULT 0.5,
  focal_y double precision NOT NULL DEFAULT 0.5,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  -- upload, ai, template
  origin text NOT NULL DEFAULT 'upload',
  -- Branches of its author; empty: the whole brand.
  branches jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  created_by text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL,
  trashed_at timestamptz
);
CREATE INDEX images_newest ON images (created_at DESC, id);

CREATE TABLE image_versions (
  image uuid NOT NULL REFERENCES images ON DELETE CASCADE,
  version integer NOT NULL,
  extension text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  -- The version that it was cut from, and how. Its own number: it came from a file.
  source integer NOT NULL,
  edit jsonb,
  -- Smaller encodings that are kept beside the given one.
  formats jsonb NOT NULL DEFAULT '[]',
  at timestamptz NOT NULL,
  by text NOT NULL DEFAULT '',
  PRIMARY KEY (image, version)
);

-- Files of visitors are removed when no order needs them; those of staff stay until somebody deletes them.
ALTER TABLE uploads
  ADD COLUMN origin text NOT NULL DEFAULT 'visitor',
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN branches jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN created_by text NOT NULL DEFAULT '',
  ADD COLUMN updated_at timestamptz;
CREATE INDEX uploads_of_staff ON uploads (created_at DESC, id) WHERE origin = 'staff';
