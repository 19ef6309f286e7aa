-- How slips look where a business has changed it; no row: as it came with the product.
CREATE TABLE slip_templates (
  branch_id uuid NOT NULL REFERENCES branches (id) ON DELETE CASCADE,
  kind text NOT NULL,
  language text NOT NULL,
  -- Rises with each change, also with the way back to how it came: who still sees an older state is told.
  version integer NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Null: as it came, again.
  parts jsonb,
  head text NOT NULL,
  foot text NOT NULL,
  PRIMARY KEY (branch_id, kind, language)
);
