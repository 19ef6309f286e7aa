CREATE TABLE venues (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  is_enabled boolean NOT NULL
);

CREATE TABLE performers (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  biography text NOT NULL
);

CREATE TABLE events (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  is_enabled boolean NOT NULL,
  venue uuid REFERENCES venues (id)
);

CREATE TABLE ticket_types (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  seats integer NOT NULL
);

CREATE TABLE sponsors (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  website text NOT NULL
);

CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  is_enabled boolean NOT NULL
);
