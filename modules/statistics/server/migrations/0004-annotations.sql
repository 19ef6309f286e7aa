-- What happened on a day, for the charts. It names no person and belongs to the brand.
CREATE TABLE annotations (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  day date NOT NULL,
  text text NOT NULL
);
CREATE INDEX annotations_day ON annotations (day);
