-- An order as placed: contact, price and ride are its own copies, so that later changes of the catalogue never change it.
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  uid text NOT NULL CONSTRAINT orders_uid UNIQUE,
  -- Second secret of the public page.
  hash text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('ride', 'food')),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'confirmed', 'in-delivery', 'completed', 'rejected', 'canceled', 'failed')),
  payment_state text NOT NULL DEFAULT 'none' CHECK (payment_state IN ('none', 'open', 'paid', 'refunded', 'failed')),
  branch_id uuid NOT NULL CONSTRAINT orders_branch REFERENCES branches (id),
  ticket_number integer,
  locale text NOT NULL,
  delivery_type text NOT NULL,
  payment_method text NOT NULL,
  -- When the customer wants it, and when staff say it will be.
  appointment timestamptz,
  appointment_date timestamptz,
  counter_appointment timestamptz,
  counter_expires_at timestamptz,
  counter_message text NOT NULL DEFAULT '',
  counter_state text CHECK (counter_state IN ('open', 'accepted', 'declined', 'expired')),
  rejection_message text NOT NULL DEFAULT '',
  table_identifier text,
  delivery_area text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  currency text NOT NULL,
  net numeric(14,4) NOT NULL,
  tax numeric(14,4) NOT NULL,
  gross numeric(14,4) NOT NULL,
  delivery_net numeric(14,4) NOT NULL DEFAULT 0,
  delivery_tax numeric(14,4) NOT NULL DEFAULT 0,
  delivery_gross numeric(14,4) NOT NULL DEFAULT 0,
  total_net numeric(14,4) NOT NULL,
  total_tax numeric(14,4) NOT NULL,
  total_gross numeric(14,4) NOT NULL,
  taxes jsonb NOT NULL,
  is_approximate boolean NOT NULL DEFAULT false,
  has_hidden_prices boolean NOT NULL DEFAULT false,
  ride jsonb,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  is_company boolean NOT NULL DEFAULT false,
  company_name text NOT NULL DEFAULT '',
  vat_number text NOT NULL DEFAULT '',
  street text NOT NULL DEFAULT '',
  floor text NOT NULL DEFAULT '',
  stairway text NOT NULL DEFAULT '',
  door text NOT NULL DEFAULT '',
  zip_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'AT',
  comment text NOT NULL DEFAULT '',
  -- Where a delivery goes when that is not the address above.
  delivery_address jsonb,
  donatee_id uuid,
  origin text NOT NULL,
  -- The branch was closed when it came: only from its opening on it waits for somebody.
  awaited_from timestamptz,
  seen_at timestamptz,
  escalated_at timestamptz,
  paid_at timestamptz,
  -- Money of an ended order that somebody still has to decide about (decisions, Orders).
  refund_asked boolean NOT NULL DEFAULT false,
  -- What the delivery was priced by: { taxRate, freeFrom }; the area may have other terms when an item is changed later.
  delivery_terms jsonb,
  -- Where the kitchen stands: items that are done, and when the whole ticket was.
  kitchen_items uuid[] NOT NULL DEFAULT '{}',
  kitchen_done_at timestamptz,
  questionnaire jsonb
);
-- The board: only what is not ended, however long the history grows.
CREATE INDEX orders_open ON orders (branch_id, created_at) WHERE state IN ('waiting', 'confirmed', 'in-delivery');
CREATE INDEX orders_waiting ON orders (created_at) WHERE state = 'waiting';
CREATE INDEX orders_counter ON orders (counter_expires_at) WHERE counter_state = 'open';
-- The history, newest first: of everything, and of one branch.
CREATE INDEX orders_created ON orders (created_at DESC, id DESC);
CREATE INDEX orders_branch_created ON orders (branch_id, created_at DESC, id DESC);

CREATE TABLE order_items (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('product', 'ride', 'accessory')),
  product_id uuid,
  name text NOT NULL,
  amount numeric(14,4) NOT NULL,
  unit text NOT NULL,
  unit_price numeric(14,4) NOT NULL,
  net numeric(14,4) NOT NULL,
  tax_rate numeric(7,4) NOT NULL,
  tax numeric(14,4) NOT NULL,
  gross numeric(14,4) NOT NULL,
  calculation_model text NOT NULL DEFAULT 'fixed' CHECK (calculation_model IN ('fixed', 'approximate', 'minimum')),
  is_price_hidden boolean NOT NULL DEFAULT false,
  country text,
  allergens text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '[]',
  -- The same in the card's own language, which staff read; null where the guest read the same.
  staff_name text,
  staff_details jsonb
);
CREATE INDEX order_items_order ON order_items (order_id, position);

-- Who did what to an order, when and why. Append only.
CREATE TABLE order_timeline (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor_type text NOT NULL CHECK (actor_type IN ('user', 'customer', 'device', 'system')),
  actor_id text,
  actor_name text NOT NULL DEFAULT '',
  action text NOT NULL,
  from_state text,
  to_state text,
  note text NOT NULL DEFAULT '',
  data jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX order_timeline_order ON order_timeline (order_id, at);

-- Only a created order binds its key: a refusal writes nothing here (decisions, Orders).
CREATE TABLE order_keys (
  key uuid PRIMARY KEY,
  body_hash bytea NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  created_at timestamptz NOT NULL
);

-- Last ticket number of a branch and business day (decisions, Orders: ticketNumber).
CREATE TABLE ticket_counters (
  branch_id uuid NOT NULL REFERENCES branches (id) ON DELETE CASCADE,
  business_day date NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (branch_id, business_day)
);

-- A screen without a person: reads the board of one branch with a key of its own, revocable. Only the key's hash is kept.
CREATE TABLE board_keys (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES branches (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('frontdesk', 'backoffice')),
  name text NOT NULL,
  key_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX board_keys_branch ON board_keys (branch_id) WHERE revoked_at IS NULL;

-- Filters of the board under a name, shared by everybody who works with it.
CREATE TABLE board_views (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  filter jsonb NOT NULL,
  -- Null: for every branch.
  branch_id uuid REFERENCES branches (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL
);
