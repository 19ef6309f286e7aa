-- Every attempt to pay an order. Written before its provider is asked, so that a crash in between is taken up again under the same key.
CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Counts from 1 within the order.
  number integer NOT NULL,
  provider text NOT NULL CHECK (provider IN ('mollie', 'datatrans', 'terminal')),
  -- Null until the provider has answered.
  provider_id text,
  -- Idempotency key and reference towards the provider: order and number.
  key text NOT NULL CONSTRAINT payment_attempts_key UNIQUE,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL,
  -- What really came.
  paid_cents bigint,
  refunded_cents bigint NOT NULL DEFAULT 0,
  -- Paid, but another amount or currency than asked: a person decides.
  is_mismatched boolean NOT NULL DEFAULT false,
  -- What the provider said last, without persons and cards.
  payload jsonb,
  -- Host that the payer came from and goes back to.
  base_url text NOT NULL,
  redirect_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the provider was asked for what is known here.
  read_at timestamptz,
  -- When it is asked again by itself, should its notice be lost; null: nothing more is expected.
  next_read_at timestamptz,
  CONSTRAINT payment_attempts_number UNIQUE (order_id, number),
  CONSTRAINT payment_attempts_provider UNIQUE (provider, provider_id)
);
CREATE INDEX payment_attempts_due ON payment_attempts (next_read_at) WHERE next_read_at IS NOT NULL;

-- Money that staff decided to give back. Written before the provider is asked, for the same reason.
CREATE TABLE payment_refunds (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
  key text NOT NULL CONSTRAINT payment_refunds_key UNIQUE,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'done', 'failed')),
  -- Id that the provider gave it.
  provider_id text,
  error text NOT NULL DEFAULT '',
  requested_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX payment_refunds_attempt ON payment_refunds (attempt_id, requested_at);

-- The test terminal's own books, as a provider keeps them: what the tester chose.
CREATE TABLE terminal_payments (
  id uuid PRIMARY KEY,
  key text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  refunded_cents bigint NOT NULL DEFAULT 0,
  -- 'Later': paid from then on, to try late notices.
  paid_from timestamptz
);
