-- Branches of the author of a record that no menu carries yet. Empty: the whole brand (docs/rules/security.md, Branch scope).
ALTER TABLE products ADD COLUMN own_branches jsonb NOT NULL DEFAULT '[]';
ALTER TABLE categories ADD COLUMN own_branches jsonb NOT NULL DEFAULT '[]';
ALTER TABLE tags ADD COLUMN own_branches jsonb NOT NULL DEFAULT '[]';

-- What one branch has marked as sold out. `is_sold_out` of a product is the mark for all branches together.
CREATE TABLE product_sold_out (
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  branch_id uuid NOT NULL,
  until timestamptz,
  PRIMARY KEY (product_id, branch_id)
);
