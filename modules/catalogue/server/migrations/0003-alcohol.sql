-- What alcohol a product holds: it says from which age guests may have it (docs/rules/orders.md, Alcohol).
ALTER TABLE products ADD COLUMN alcohol text NOT NULL DEFAULT 'none'
  CONSTRAINT products_alcohol CHECK (alcohol IN ('none', 'fermented', 'spirits'));
