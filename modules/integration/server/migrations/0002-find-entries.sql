-- Entries of one record are found without reading the whole outbox. One index for each field that names a record (packages/platform/events.ts).
CREATE INDEX outbox_of_order ON outbox ((payload ->> 'orderId'), created_at) WHERE payload ->> 'orderId' IS NOT NULL;
CREATE INDEX outbox_of_record ON outbox ((payload ->> 'id'), created_at) WHERE payload ->> 'id' IS NOT NULL;
