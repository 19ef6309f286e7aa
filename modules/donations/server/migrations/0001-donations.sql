-- Who donations of orders go to. An order keeps the id; a donatee that is gone leaves the order as it was.
CREATE TABLE donatees (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  translations jsonb NOT NULL DEFAULT '{}',
  is_enabled boolean NOT NULL DEFAULT true
);
