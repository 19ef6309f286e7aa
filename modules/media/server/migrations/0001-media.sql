-- Files that visitors sent for a product's upload steps. The bytes lie in the brand's files; whoever knows id and hash may read them.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  public_hash text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  extension text NOT NULL,
  mime_type text NOT NULL,
  filename text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- Set once an order is known to need it; what no order needs goes after a day.
  kept_at timestamptz
);
CREATE INDEX uploads_unkept ON uploads (created_at) WHERE kept_at IS NULL;
