-- The newest orders' words are compared one after the other (search-orders.ts). Without this index all words are read and sorted.
CREATE INDEX order_search_created ON order_search (created_at DESC, order_id DESC);
