-- An order's money is counted by its steps (docs/adr/0024). Steps of earlier versions do not say what that needs; here they are told.
-- What an order cost when staff kept money: what the next change of a dish says it cost before, else what it costs now.
UPDATE order_timeline t SET data = t.data || jsonb_build_object('total', coalesce(
  (SELECT (n.data -> 'before' ->> 'total')::numeric FROM order_timeline n
    WHERE n.order_id = t.order_id AND n.number > t.number AND n.action = 'edit-item' ORDER BY n.number LIMIT 1),
  o.total_gross))
FROM orders o
WHERE o.id = t.order_id AND t.action IN ('payment-accepted', 'refund-kept') AND NOT t.data ? 'total';
-- How much could not go back: nothing was seen to have gone since it was decided, so it never left (at most what its payment brought; counting
-- stops at what was due). Else a bank sent back what was seen last.
UPDATE order_timeline t SET data = t.data || coalesce(
  (SELECT CASE WHEN n.data ? 'refunded' THEN jsonb_build_object('returned', n.data -> 'refunded') END FROM order_timeline n
    WHERE n.order_id = t.order_id AND n.number < t.number AND (n.data ? 'refunded' OR n.action = 'refund' OR n.data ->> 'refund' = 'true')
    ORDER BY n.number DESC LIMIT 1),
  jsonb_build_object('failed', t.data -> 'amount'))
WHERE t.action = 'refund-failed' AND NOT t.data ?| ARRAY['failed', 'returned'];
