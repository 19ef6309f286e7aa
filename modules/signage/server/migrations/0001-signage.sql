-- Digital signage (docs/rules/signage.md): scenes, segments, streams, screens.
CREATE TABLE scenes (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  -- Empty: of the whole brand. The same below.
  branches jsonb NOT NULL,
  canvas jsonb NOT NULL,
  regions jsonb NOT NULL
);

CREATE TABLE digital_signage_segments (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  branches jsonb NOT NULL,
  items jsonb NOT NULL,
  valid_from date,
  valid_to date,
  days jsonb NOT NULL,
  windows jsonb NOT NULL,
  max_plays_per_hour integer
);

CREATE TABLE digital_signage_streams (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  branches jsonb NOT NULL,
  default_segment uuid REFERENCES digital_signage_segments (id),
  rules jsonb NOT NULL
);

-- Rises with every change of something that the stream reaches. Apart from the stream, whose own version is for its editors.
CREATE TABLE signage_stream_versions (
  stream_id uuid PRIMARY KEY REFERENCES digital_signage_streams (id) ON DELETE CASCADE,
  version integer NOT NULL
);

CREATE TABLE digital_signage_devices (
  id uuid PRIMARY KEY,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  name text NOT NULL,
  branch_id uuid NOT NULL,
  stream_id uuid NOT NULL REFERENCES digital_signage_streams (id),
  rotation text NOT NULL,
  language text NOT NULL,
  screen_hours jsonb NOT NULL
);
CREATE INDEX digital_signage_devices_branch ON digital_signage_devices (branch_id);
CREATE INDEX digital_signage_devices_stream ON digital_signage_devices (stream_id);

-- What a screen reports: one update a minute for each. No column that changes has an index, and pages keep room, so that an update
-- writes into its own page.
CREATE TABLE signage_states (
  device_id uuid PRIMARY KEY REFERENCES digital_signage_devices (id) ON DELETE CASCADE,
  -- SHA-256 of the key in the player's cookie. Null: not paired.
  key_hash bytea UNIQUE,
  capabilities jsonb NOT NULL DEFAULT '[]',
  paired_at timestamptz,
  last_seen timestamptz,
  report jsonb,
  -- When the mail about its silence was written.
  alarmed_at timestamptz
) WITH (fillfactor = 70);

CREATE TABLE signage_pairings (
  id uuid PRIMARY KEY,
  secret_hash bytea NOT NULL,
  code text NOT NULL,
  capabilities jsonb NOT NULL,
  screen jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  device_id uuid REFERENCES digital_signage_devices (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX signage_pairings_code ON signage_pairings (code) WHERE device_id IS NULL;
CREATE INDEX signage_pairings_old ON signage_pairings (expires_at);

-- Wrong codes, to count them in all processes together.
CREATE TABLE signage_code_misses (
  at timestamptz NOT NULL,
  session_id text NOT NULL
);
CREATE INDEX signage_code_misses_at ON signage_code_misses (at);

CREATE TABLE signage_commands (
  id uuid PRIMARY KEY,
  batch uuid NOT NULL,
  device_id uuid NOT NULL REFERENCES digital_signage_devices (id) ON DELETE CASCADE,
  kind text NOT NULL,
  args jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'delivered', 'running', 'succeeded', 'failed', 'aborted', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- End of a lasting effect.
  until timestamptz,
  by_id uuid,
  by_name text NOT NULL,
  delivered_at timestamptz,
  started_at timestamptz,
  abort_asked_at timestamptz,
  ended_at timestamptz,
  result text,
  code text
);
CREATE INDEX signage_commands_open ON signage_commands (device_id, created_at) WHERE state IN ('queued', 'delivered', 'running');
CREATE INDEX signage_commands_listed ON signage_commands (created_at DESC, id DESC);
CREATE INDEX signage_commands_device ON signage_commands (device_id, created_at DESC);

-- Proof of play: one row for each showing that ended, or for an hour of them.
CREATE TABLE signage_plays (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES digital_signage_devices (id) ON DELETE CASCADE,
  segment_id uuid,
  scene_id uuid,
  segment_name text NOT NULL,
  scene_name text NOT NULL,
  manifest_version integer NOT NULL,
  started_at timestamptz NOT NULL,
  ms bigint NOT NULL,
  plays integer NOT NULL DEFAULT 1,
  is_complete boolean NOT NULL,
  is_clock_uncertain boolean NOT NULL
);
CREATE INDEX signage_plays_listed ON signage_plays (started_at DESC, id DESC);
CREATE INDEX signage_plays_device ON signage_plays (device_id, started_at DESC);

CREATE TABLE signage_logs (
  device_id uuid NOT NULL REFERENCES digital_signage_devices (id) ON DELETE CASCADE,
  batch uuid NOT NULL,
  place integer NOT NULL,
  at timestamptz NOT NULL,
  line text NOT NULL,
  PRIMARY KEY (device_id, batch, place)
);

CREATE TABLE signage_screenshots (
  device_id uuid PRIMARY KEY REFERENCES digital_signage_devices (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  data_url text NOT NULL,
  is_redrawn boolean NOT NULL
);

-- Files of scenes by their content. `source`: where the bytes are: 'film', or 'picture:{file}'.
CREATE TABLE signage_assets (
  source text PRIMARY KEY,
  hash text NOT NULL,
  bytes integer NOT NULL,
  type text NOT NULL,
  chunks jsonb NOT NULL,
  name text NOT NULL DEFAULT ''
);
CREATE INDEX signage_assets_hash ON signage_assets (hash);

CREATE TABLE signage_settings (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  web_hosts jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 0
);
INSERT INTO signage_settings DEFAULT VALUES;
