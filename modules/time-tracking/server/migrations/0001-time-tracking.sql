-- Two taps at once must not store two blocks: the database refuses overlaps, and needs this for it. One copy serves all schemas.
SELECT pg_advisory_xact_lock(hashtextextended('extension.btree_gist', 0));
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

CREATE TABLE departments (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches (id),
  sector text NOT NULL DEFAULT 'general',
  color text NOT NULL DEFAULT 'blue',
  needed jsonb NOT NULL DEFAULT '[0,0,0,0,0,0,0]',
  is_enabled boolean NOT NULL DEFAULT true,
  CONSTRAINT departments_name UNIQUE (branch_id, name)
);

CREATE TABLE projects (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL CONSTRAINT projects_name UNIQUE,
  customer text NOT NULL DEFAULT '',
  budget_minutes integer,
  is_enabled boolean NOT NULL DEFAULT true
);

CREATE TABLE tasks (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  project_id uuid NOT NULL REFERENCES projects (id),
  is_enabled boolean NOT NULL DEFAULT true,
  CONSTRAINT tasks_name UNIQUE (project_id, name)
);

CREATE TABLE working_contracts (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL REFERENCES users (id),
  branch_id uuid NOT NULL REFERENCES branches (id),
  department_id uuid REFERENCES departments (id),
  personnel_number text NOT NULL DEFAULT '',
  valid_from date NOT NULL,
  valid_to date,
  rule_pack text NOT NULL DEFAULT 'AT 2026.1',
  holiday_region text NOT NULL DEFAULT 'AT',
  model text NOT NULL DEFAULT 'fixed',
  targets jsonb NOT NULL,
  weekly_target integer NOT NULL,
  credit_rule text NOT NULL DEFAULT 'target',
  leave_days numeric(4, 1) NOT NULL DEFAULT 25,
  leave_year_start text NOT NULL DEFAULT 'anniversary',
  opening_minutes integer NOT NULL DEFAULT 0,
  opening_leave numeric(4, 1) NOT NULL DEFAULT 0,
  CHECK (valid_to IS NULL OR valid_to >= valid_from),
  CONSTRAINT working_contracts_overlap EXCLUDE USING gist (user_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
);

CREATE TABLE working_schedules (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid REFERENCES users (id),
  branch_id uuid NOT NULL REFERENCES branches (id),
  department_id uuid REFERENCES departments (id),
  project_id uuid REFERENCES projects (id),
  task_id uuid REFERENCES tasks (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  pause_minutes integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'changed', 'withdrawn')),
  note text NOT NULL DEFAULT '',
  CHECK (starts_at < ends_at AND ends_at <= starts_at + interval '16 hours'),
  CONSTRAINT working_schedules_overlap EXCLUDE USING gist (user_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (state <> 'withdrawn')
);
CREATE INDEX working_schedules_start ON working_schedules (starts_at);

CREATE TABLE working_activities (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL REFERENCES users (id),
  branch_id uuid REFERENCES branches (id),
  department_id uuid REFERENCES departments (id),
  project_id uuid REFERENCES projects (id),
  task_id uuid REFERENCES tasks (id),
  starts_at timestamptz NOT NULL,
  -- Null: it still runs.
  ends_at timestamptz,
  source text NOT NULL,
  comment text NOT NULL DEFAULT '',
  flags jsonb NOT NULL DEFAULT '[]',
  -- Taken back or removed: it stays, and the person sees it.
  voided_at timestamptz,
  CHECK (ends_at IS NULL OR ends_at >= starts_at),
  CONSTRAINT working_activities_overlap EXCLUDE USING gist (user_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (voided_at IS NULL)
);
CREATE UNIQUE INDEX working_activities_open ON working_activities (user_id) WHERE ends_at IS NULL AND voided_at IS NULL;
CREATE INDEX working_activities_start ON working_activities (user_id, starts_at);

CREATE TABLE working_pauses (
  id uuid PRIMARY KEY,
  activity_id uuid NOT NULL REFERENCES working_activities (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  CHECK (ends_at IS NULL OR ends_at >= starts_at),
  CONSTRAINT working_pauses_overlap EXCLUDE USING gist (activity_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE UNIQUE INDEX working_pauses_open ON working_pauses (activity_id) WHERE ends_at IS NULL;

-- One row per tap: the same key does the same thing once; taps of a device come in their order.
CREATE TABLE clock_taps (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  key text NOT NULL,
  body_hash text NOT NULL,
  device text,
  seq integer,
  action text NOT NULL,
  activity_id uuid REFERENCES working_activities (id),
  at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  undone_at timestamptz,
  CONSTRAINT clock_taps_key UNIQUE (user_id, key)
);
CREATE UNIQUE INDEX clock_taps_order ON clock_taps (user_id, device, seq) WHERE device IS NOT NULL;

-- Access of a person to the clock calls only. Of the token only its hash is known.
CREATE TABLE time_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('device', 'kiosk', 'calendar')),
  name text NOT NULL DEFAULT '',
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE UNIQUE INDEX time_tokens_hash ON time_tokens (token_hash);
CREATE INDEX time_tokens_user ON time_tokens (user_id);

CREATE TABLE absences (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('holiday', 'sick', 'lieu', 'unpaid')),
  from_date date NOT NULL,
  to_date date NOT NULL,
  half_first boolean NOT NULL DEFAULT false,
  half_last boolean NOT NULL DEFAULT false,
  request_id uuid,
  approved_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  CHECK (from_date <= to_date)
);
CREATE INDEX absences_user ON absences (user_id, from_date);

CREATE TABLE time_requests (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('leave', 'correction', 'swap', 'shift')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'refused', 'withdrawn', 'cancelled')),
  payload jsonb NOT NULL,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  -- The colleague of a swap.
  partner_id uuid REFERENCES users (id),
  partner_agreed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text NOT NULL DEFAULT '',
  decision_note text NOT NULL DEFAULT ''
);
CREATE INDEX time_requests_open ON time_requests (state, created_at);

-- Who changed what, when, why, and who approved: never changed, never deleted.
CREATE TABLE time_corrections (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  activity_id uuid REFERENCES working_activities (id),
  work_date date NOT NULL,
  before jsonb,
  after jsonb,
  reason text NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  approved_by uuid,
  approved_by_name text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  CHECK (approved_by IS NULL OR approved_by <> by_id)
);
CREATE INDEX time_corrections_user ON time_corrections (user_id, work_date);

CREATE TABLE account_entries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  effective_on date NOT NULL,
  posted_on date NOT NULL,
  minutes integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('opening', 'adjustment', 'counter', 'payout')),
  reason text NOT NULL DEFAULT '',
  by_id uuid,
  by_name text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX account_entries_user ON account_entries (user_id, posted_on);

CREATE TABLE leave_entries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  effective_on date NOT NULL,
  days numeric(5, 1) NOT NULL,
  kind text NOT NULL CHECK (kind IN ('adjust', 'carry')),
  reason text NOT NULL DEFAULT '',
  by_id uuid,
  by_name text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);

-- The employer's warning before leave lapses, with its text.
CREATE TABLE leave_notices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  leave_year text NOT NULL,
  days numeric(5, 1) NOT NULL,
  lapses_on date NOT NULL,
  text text NOT NULL,
  sent_on date NOT NULL,
  by_name text NOT NULL
);

CREATE TABLE time_months (
  user_id uuid NOT NULL REFERENCES users (id),
  month text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  state text NOT NULL CHECK (state IN ('open', 'submitted', 'approved', 'closed')),
  note text NOT NULL DEFAULT '',
  submitted_at timestamptz,
  submitted_by uuid,
  approved_at timestamptz,
  approved_by uuid,
  approved_by_name text NOT NULL DEFAULT '',
  closed_at timestamptz,
  closed_by_name text NOT NULL DEFAULT '',
  -- Set when it is closed: what the month came to, and a hash of the rows it was computed from.
  figures jsonb,
  hash text,
  exported_at timestamptz,
  PRIMARY KEY (user_id, month)
);

CREATE TABLE time_kiosks (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches (id) ON DELETE CASCADE,
  key_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE TABLE time_pins (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  pin_hash bytea NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE TABLE time_pin_failures (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kiosk_id uuid NOT NULL REFERENCES time_kiosks (id) ON DELETE CASCADE,
  failures integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  PRIMARY KEY (user_id, kiosk_id)
);

-- Public holidays as they were known when a year was first needed: an update of the library must not change history.
CREATE TABLE public_holidays (
  region text NOT NULL,
  day date NOT NULL,
  name_de text NOT NULL,
  name_en text NOT NULL,
  -- 'own': added or removed by the business, as for 15 August in Bavaria.
  origin text NOT NULL DEFAULT 'library' CHECK (origin IN ('library', 'own')),
  is_removed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (region, day)
);
CREATE TABLE public_holiday_years (
  region text NOT NULL,
  year integer NOT NULL,
  PRIMARY KEY (region, year)
);
