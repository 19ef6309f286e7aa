-- What an assistant proposed. Texts of pages only; no data of guests or staff.
CREATE TABLE ai_generations (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('site', 'image')),
  -- The page; null for a picture of no page.
  document uuid,
  revision integer NOT NULL DEFAULT 0,
  -- The user who asked.
  user_id uuid NOT NULL,
  task text NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'ready', 'failed', 'refused', 'cancelled', 'decided', 'expired')),
  -- [{ path, type, max, before, after, flags }]
  items jsonb NOT NULL DEFAULT '[]',
  picture jsonb,
  tokens_in integer NOT NULL DEFAULT 0,
  tokens_out integer NOT NULL DEFAULT 0,
  estimate_micro bigint NOT NULL DEFAULT 0,
  -- Reserved while it runs, the real cost afterwards.
  cost_micro bigint NOT NULL DEFAULT 0,
  request_id text,
  code text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX ai_generations_one_running ON ai_generations (document) WHERE state = 'running';
CREATE INDEX ai_generations_by_document ON ai_generations (document, created_at);
CREATE INDEX ai_generations_by_time ON ai_generations (created_at);

-- Who did what with a proposed text. The last entry of a path counts.
CREATE TABLE ai_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  generation uuid NOT NULL REFERENCES ai_generations ON DELETE CASCADE,
  path text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('accepted', 'edited', 'rejected', 'undone')),
  -- What stands in the draft since then.
  value text,
  user_id uuid NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX ai_decisions_by_generation ON ai_decisions (generation, id);
