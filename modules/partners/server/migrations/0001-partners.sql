-- Who sends guests: hotels, agencies, companies.
CREATE TABLE external_users (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  kind text NOT NULL DEFAULT 'hotel',
  is_enabled boolean NOT NULL DEFAULT true,
  contact text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  street text NOT NULL DEFAULT '',
  zip_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  code text UNIQUE,
  commission_percent numeric(7,4) NOT NULL DEFAULT 0,
  note text NOT NULL DEFAULT ''
);

-- Whose order it is. A partner with orders is not deleted: a statement must stay what it was.
CREATE TABLE external_orders (
  order_id uuid PRIMARY KEY,
  external_user_id uuid NOT NULL REFERENCES external_users (id)
);
CREATE INDEX external_orders_of ON external_orders (external_user_id, order_id);
