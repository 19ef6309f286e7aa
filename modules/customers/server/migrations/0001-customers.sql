CREATE TABLE customers (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  is_company boolean NOT NULL DEFAULT false,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  company_name text NOT NULL DEFAULT '',
  name text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN is_company AND company_name <> '' THEN company_name
    WHEN btrim(first_name || ' ' || last_name) <> '' THEN btrim(first_name || ' ' || last_name)
    WHEN company_name <> '' THEN company_name
    WHEN email <> '' THEN email ELSE phone END) STORED,
  vat_number text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  street text NOT NULL DEFAULT '',
  zip_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'AT',
  note text NOT NULL DEFAULT '',
  allergies text NOT NULL DEFAULT '',
  allows_mail boolean NOT NULL DEFAULT false,
  is_blocked boolean NOT NULL DEFAULT false,
  block_reason text NOT NULL DEFAULT '',
  branches jsonb NOT NULL DEFAULT '[]',
  order_count integer NOT NULL DEFAULT 0,
  revenue numeric(14,2) NOT NULL DEFAULT 0,
  last_order_at timestamptz,
  is_double boolean NOT NULL DEFAULT false
);
CREATE INDEX customers_last ON customers (last_order_at DESC NULLS LAST, id);
CREATE INDEX customers_phone ON customers (phone) WHERE phone <> '';
CREATE INDEX customers_email ON customers (email) WHERE email <> '';

-- A merged person is no record of its own while the link stands. Nothing else is rewritten, so that the merge can be undone.
CREATE TABLE customer_merges (
  customer_id uuid PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  merged_into uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  CHECK (customer_id <> merged_into)
);
CREATE INDEX customer_merges_into ON customer_merges (merged_into);

-- By which pair of mail and phone orders are filed under whom.
CREATE TABLE customer_keys (
  email text NOT NULL,
  phone text NOT NULL,
  customer_id uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  PRIMARY KEY (email, phone)
);
CREATE INDEX customer_keys_phone ON customer_keys (phone) WHERE phone <> '';
CREATE INDEX customer_keys_customer ON customer_keys (customer_id);

-- What is known of a person's orders; an order itself is read from its own module.
CREATE TABLE customer_orders (
  order_id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  branch_id uuid NOT NULL,
  uid text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  gross numeric(14,4) NOT NULL,
  -- Counts as revenue: the gross of a completed order less what was paid back.
  revenue numeric(14,4) NOT NULL,
  rating numeric(3,2),
  at timestamptz NOT NULL
);
CREATE INDEX customer_orders_customer ON customer_orders (customer_id, at DESC);

-- Two persons of whom somebody said that they are different; the smaller id first.
CREATE TABLE customer_differences (
  one uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  other uuid NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  PRIMARY KEY (one, other)
);

-- How far the job has read.
CREATE TABLE customer_progress (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  updated_at timestamptz NOT NULL
);

-- Pairs of persons with an equal phone or mail about whom nobody has decided, each pair from both sides.
CREATE VIEW customer_doubles AS
SELECT a.id, b.id AS other, a.phone <> '' AND a.phone = b.phone AS same_phone, a.email <> '' AND a.email = b.email AS same_email
FROM customers a JOIN customers b ON b.id <> a.id AND ((a.phone <> '' AND a.phone = b.phone) OR (a.email <> '' AND a.email = b.email))
WHERE NOT EXISTS (SELECT 1 FROM customer_merges m WHERE m.customer_id IN (a.id, b.id))
  AND NOT EXISTS (SELECT 1 FROM customer_differences d WHERE d.one = least(a.id, b.id) AND d.other = greatest(a.id, b.id));
