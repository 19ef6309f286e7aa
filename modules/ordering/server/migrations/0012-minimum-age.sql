-- The age that an item asked for when it was ordered; null: none (docs/rules/orders.md, Alcohol).
ALTER TABLE order_items ADD COLUMN minimum_age integer CONSTRAINT order_items_minimum_age CHECK (minimum_age > 0);
