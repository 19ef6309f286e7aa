-- When the guest's values were taken out of an order (docs/rules/privacy.md). The job reads only orders that still hold them.
ALTER TABLE orders ADD COLUMN anonymised_at timestamptz;
CREATE INDEX orders_with_guest ON orders (created_at) WHERE anonymised_at IS NULL;
