-- Printers of the branches (docs/rules/printing.md).
CREATE TABLE devices (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  branch_id uuid NOT NULL,
  transport text NOT NULL CHECK (transport IN ('escpos', 'cloudprnt', 'epson', 'browser')),
  address text NOT NULL DEFAULT '',
  status text NOT NULL,
  columns text NOT NULL,
  code_page text NOT NULL,
  cutter text NOT NULL,
  copies integer NOT NULL,
  language text NOT NULL,
  has_drawer boolean NOT NULL,
  templates jsonb NOT NULL,
  events jsonb NOT NULL,
  categories jsonb NOT NULL,
  fallback_id uuid REFERENCES devices (id) ON DELETE SET NULL,
  is_enabled boolean NOT NULL
);
CREATE INDEX devices_branch ON devices (branch_id);

-- What changes with every answer of a printer stands apart from what people set.
CREATE TABLE device_states (
  device_id uuid PRIMARY KEY REFERENCES devices (id) ON DELETE CASCADE,
  condition text NOT NULL DEFAULT 'unknown',
  seen_at timestamptz,
  -- One process at a time talks to a printer.
  busy_until timestamptz,
  next_try_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  silent_since timestamptz,
  -- SHA-256 of the key in the address that a printer asks at.
  key_hash bytea UNIQUE
);

CREATE TABLE device_log (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  event text NOT NULL,
  detail text NOT NULL DEFAULT ''
);
CREATE INDEX device_log_listed ON device_log (device_id, at DESC, id DESC);

-- Slips. The lines are stored, so that a copy shows what the first print showed.
CREATE TABLE print_jobs (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  branch_id uuid NOT NULL,
  -- The printer that it is meant for; printer_id is the one that prints it.
  device_id uuid NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
  printer_id uuid NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
  order_id uuid,
  label text NOT NULL,
  template text NOT NULL,
  -- 0: the first print; n: KOPIE n.
  copy integer NOT NULL,
  lines jsonb NOT NULL,
  -- Lines of the order that it holds, for later corrections.
  held jsonb NOT NULL DEFAULT '[]',
  opens_drawer boolean NOT NULL DEFAULT false,
  state text NOT NULL CHECK (state IN ('queued', 'claimed', 'printed', 'failed', 'unconfirmed', 'cancelled', 'expired')),
  -- When it was last put into the queue by an order or a person: it prints by itself for half an hour.
  released_at timestamptz NOT NULL,
  lease_until timestamptz,
  -- Set before the first byte is sent.
  has_left boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  reason text,
  bytes_hash text,
  -- CloudPRNT: the printer fetched it.
  is_fetched boolean NOT NULL DEFAULT false
);
-- Whatever is replayed: one slip.
CREATE UNIQUE INDEX print_jobs_once ON print_jobs (order_id, template, device_id, copy);
CREATE INDEX print_jobs_waiting ON print_jobs (printer_id, created_at, id) WHERE state IN ('queued', 'claimed');
CREATE INDEX print_jobs_listed ON print_jobs (branch_id, created_at DESC, id DESC);
CREATE INDEX print_jobs_device ON print_jobs (device_id);
