-- What was completed, and what was paid back, by time: figures of a range read these and no other orders. The tables are ordering's; the
-- indexes are here, because they go with this module.
CREATE INDEX statistics_completed ON order_timeline (at) INCLUDE (order_id) WHERE to_state = 'completed';
CREATE INDEX statistics_paid_back ON order_money (at) INCLUDE (order_id) WHERE kind IN ('sent', 'returned');
