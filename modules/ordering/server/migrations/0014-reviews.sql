-- Few orders have a review; lists and means of them are read by time.
CREATE INDEX orders_reviewed ON orders (created_at DESC, id DESC) WHERE questionnaire IS NOT NULL;
