/** An entry of the outbox as its row is written; goes as JSON into the statement that writes it. */
export interface OutboxRow {
  id: string
  topic: string
  key: string | null
  payload: Readonly<Record<string, unknown>>
  created_at: Temporal.Instant
  next_at: Temporal.Instant
}

/**
 * Entries as part of a statement of the module's own, for transactions of one statement: put it into a WITH. `from` names the part whose
 * rows let the entries be written; its column `promise` (jsonb) holds an `OutboxRow`, or null where nothing is promised.
 */
export const outboxPart = (from: string): string => `
  INSERT INTO outbox (id, topic, key, payload, created_at, next_at)
  SELECT p.id, p.topic, p.key, p.payload, p.created_at, p.next_at
  FROM ${from}, jsonb_to_record(promise) AS p (id uuid, topic text, key text, payload jsonb, created_at timestamptz, next_at timestamptz)
  WHERE promise IS NOT NULL
  ON CONFLICT (topic, key) WHERE key IS NOT NULL DO NOTHING`
