/** The row of an outbox entry. It is passed as JSON to the statement that writes it. */
export interface OutboxRow {
  id: string
  topic: string
  key: string | null
  payload: Readonly<Record<string, unknown>>
  created_at: Temporal.Instant
  next_at: Temporal.Instant
}

/**
 * SQL that writes outbox entries as a part of another statement, for transactions of one statement. Put it into a WITH. `from` is the
 * name of the WITH query whose rows are written. Its column `promise` (jsonb) contains an `OutboxRow`, or null if no entry is to be
 * written.
 */
export const outboxPart = (from: string): string => `
  INSERT INTO outbox (id, topic, key, payload, created_at, next_at)
  SELECT p.id, p.topic, p.key, p.payload, p.created_at, p.next_at
  FROM ${from}, jsonb_to_record(promise) AS p (id uuid, topic text, key text, payload jsonb, created_at timestamptz, next_at timestamptz)
  WHERE promise IS NOT NULL
  ON CONFLICT (topic, key) WHERE key IS NOT NULL DO NOTHING`
