-- The oldest entries that are due, along the index. Written into the statement that takes them, PostgreSQL sorted everything that was due for
-- each few entries: right after a rush its statistics still say that nearly all is done.
CREATE FUNCTION outbox_due(now timestamptz, topics text[], most integer) RETURNS SETOF uuid
LANGUAGE sql VOLATILE
SET enable_sort = off SET enable_bitmapscan = off SET enable_seqscan = off
AS $$
  SELECT id FROM outbox
  WHERE done_at IS NULL AND NOT dead AND next_at <= now AND (lease_until IS NULL OR lease_until < now) AND topic = ANY(topics)
  ORDER BY next_at LIMIT most FOR UPDATE SKIP LOCKED
$$;
