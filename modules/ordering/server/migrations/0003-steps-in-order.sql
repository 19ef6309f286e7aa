-- Counts an order's steps in the order in which they were taken: clocks of two servers differ, and money is counted by its steps.
ALTER TABLE order_timeline ADD COLUMN number bigint;
UPDATE order_timeline t SET number = s.number
FROM (SELECT id, row_number() OVER (ORDER BY at, id) AS number FROM order_timeline) s WHERE s.id = t.id;
ALTER TABLE order_timeline ALTER COLUMN number SET NOT NULL;
ALTER TABLE order_timeline ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY;
SELECT setval(pg_get_serial_sequence('order_timeline', 'number'), coalesce(max(number), 0) + 1, false) FROM order_timeline;
DROP INDEX order_timeline_order;
CREATE INDEX order_timeline_order ON order_timeline (order_id, number);
