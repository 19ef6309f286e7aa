-- A cancelled or rejected order with kitchen_before is a ticket until the kitchen has read that. Orders that ended earlier are no such tickets.
UPDATE orders SET kitchen_before = NULL WHERE kitchen_before IS NOT NULL AND state IN ('canceled', 'rejected');
CREATE INDEX orders_stopped_tickets ON orders (updated_at) WHERE kitchen_before IS NOT NULL AND state IN ('canceled', 'rejected');
