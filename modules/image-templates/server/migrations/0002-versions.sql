-- What templates looked like before: canvas and layers of each saved state (docs/rules/image-templates.md, Versions).
CREATE TABLE image_template_versions (
  template_id uuid NOT NULL REFERENCES image_templates (id) ON DELETE CASCADE,
  -- Version of the record when it was saved.
  number integer NOT NULL,
  at timestamptz NOT NULL,
  -- Name of who saved it; empty: the program, or nobody knows any more.
  by text NOT NULL,
  canvas jsonb NOT NULL,
  layers jsonb NOT NULL,
  PRIMARY KEY (template_id, number)
);
