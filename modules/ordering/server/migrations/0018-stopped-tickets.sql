-- When the order was cancelled or rejected while the kitchen showed it. With kitchen_before, such an order is a ticket until the kitchen has read
-- that. Orders that ended earlier are no such tickets.
ALTER TABLE orders ADD COLUMN kitchen_stopped_at timestamptz;
UPDATE orders SET kitchen_before = NULL WHERE kitchen_before IS NOT NULL AND state IN ('canceled', 'rejected');
CREATE INDEX orders_stopped_tickets ON orders (kitchen_stopped_at) WHERE kitchen_before IS NOT NULL AND kitchen_stopped_at IS NOT NULL;
