CREATE TABLE categories (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0,
  image jsonb,
  is_enabled boolean NOT NULL DEFAULT true,
  is_visible_when_unavailable boolean NOT NULL DEFAULT true,
  schedule jsonb NOT NULL DEFAULT '[]'
);

-- What can be ordered (specification §3, Product). A vehicle's price is per km. A category in use is not deleted.
CREATE TABLE products (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  translations jsonb NOT NULL DEFAULT '{}',
  type text NOT NULL DEFAULT 'simple' CHECK (type IN ('simple', 'configurable', 'bundle', 'vehicle')),
  category_id uuid REFERENCES categories (id),
  position integer NOT NULL DEFAULT 0,
  allergens text NOT NULL DEFAULT '',
  images jsonb NOT NULL DEFAULT '[]',
  price numeric(14,4) NOT NULL CHECK (price >= 0),
  tax numeric(7,4) NOT NULL,
  takeaway_tax numeric(7,4),
  dine_in_tax numeric(7,4),
  is_price_hidden boolean NOT NULL DEFAULT false,
  unit text NOT NULL DEFAULT 'amount',
  calculation_model text NOT NULL DEFAULT 'fixed',
  alternative_units jsonb NOT NULL DEFAULT '[]',
  minimum_quantity numeric(14,4) NOT NULL DEFAULT 1,
  maximum_quantity numeric(14,4),
  quantity_step_size numeric(14,4) NOT NULL DEFAULT 1,
  default_quantity numeric(14,4),
  default_unit text,
  is_enabled boolean NOT NULL DEFAULT true,
  is_public boolean NOT NULL DEFAULT true,
  is_visible_when_unavailable boolean NOT NULL DEFAULT true,
  schedule jsonb NOT NULL DEFAULT '[]',
  is_lead_time_enabled boolean NOT NULL DEFAULT false,
  lead_time_type text NOT NULL DEFAULT 'minutes',
  lead_time_value integer NOT NULL DEFAULT 0,
  is_sold_out boolean NOT NULL DEFAULT false,
  sold_out_until timestamptz,
  tag_ids jsonb NOT NULL DEFAULT '[]',
  is_step_by_step boolean NOT NULL DEFAULT false,
  bundle jsonb NOT NULL DEFAULT '[]',
  parts jsonb NOT NULL DEFAULT '[]',
  content jsonb NOT NULL DEFAULT '{"description2": "", "discounts": []}'
);
CREATE INDEX products_category_id ON products (category_id);

CREATE TABLE tags (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  kind text NOT NULL DEFAULT 'label' CHECK (kind IN ('label', 'diet')),
  color text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  is_enabled boolean NOT NULL DEFAULT true
);

-- What branches offer from a time on. Branches and products are named by id inside: a deleted one is simply not there any more.
CREATE TABLE menus (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  available_from timestamptz NOT NULL,
  branches jsonb NOT NULL DEFAULT '[]',
  catalog jsonb NOT NULL DEFAULT '[]'
);
