-- Websites that may show the pages of this brand in a frame.
CREATE TABLE embed_origins (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  origin text NOT NULL UNIQUE,
  created_by_name text NOT NULL
);
