-- Browsers that get notifications: of a member of staff, or of a guest about one order.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  label text NOT NULL DEFAULT '',
  user_id uuid,
  order_id uuid,
  last_sent_at timestamptz,
  CHECK ((user_id IS NULL) <> (order_id IS NULL))
);
CREATE UNIQUE INDEX push_subscriptions_staff ON push_subscriptions (user_id, endpoint) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX push_subscriptions_guest ON push_subscriptions (order_id, endpoint) WHERE order_id IS NOT NULL;
CREATE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);

-- One message to one browser. Written with what it tells about, so that it is sent at least once; the tag makes a second one invisible.
CREATE TABLE push_messages (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  entry_id text NOT NULL,
  subscription_id uuid NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  payload jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE UNIQUE INDEX push_messages_once ON push_messages (entry_id, subscription_id);
CREATE INDEX push_messages_kept ON push_messages (created_at);
