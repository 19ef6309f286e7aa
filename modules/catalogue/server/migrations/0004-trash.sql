-- Deleted products, categories, tags and menus stay here for 30 days (docs/rules/back-office.md, Trash of the catalogue). The row stands as
-- it was, so that no reader of the other tables has to leave anything out.
CREATE TABLE catalogue_trash (
  kind text NOT NULL CHECK (kind IN ('product', 'category', 'tag', 'menu')),
  id uuid NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  -- The category that took this product along.
  taken_with uuid,
  trashed_at timestamptz NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX catalogue_trash_taken_with ON catalogue_trash (taken_with);
