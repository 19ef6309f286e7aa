-- The answer to a review: one for each order.
CREATE TABLE review_answers (
  order_id uuid PRIMARY KEY,
  branch_id uuid NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  text text NOT NULL
);
CREATE INDEX review_answers_at ON review_answers (at DESC);
