-- What the history is searched by, folded once when the order is written instead of with every search. Plain PostgreSQL on purpose: an
-- extension may not be installed on a foreign server, and would belong to one brand's schema.
ALTER TABLE orders ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  lower(uid || ' ' || first_name || ' ' || last_name || ' ' || phone || ' ' || email || ' ' || company_name)
) STORED;

-- Rare states: few among many. With the branch, so that counting them for one reads the index alone.
CREATE INDEX orders_state_created ON orders (state, created_at DESC, id DESC) INCLUDE (branch_id);
