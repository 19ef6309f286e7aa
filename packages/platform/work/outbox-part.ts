/**
 * An entry as part of a statement of the module's own, for transactions of one statement: put it into a WITH. `from` names the part whose
 * rows let the entry be written, `first` is the number of the first of its six parameters, which are `Outbox.row`'s.
 */
export const outboxPart = (from: string, first: number): string => `
  INSERT INTO outbox (id, topic, key, payload, created_at, next_at)
  SELECT ${['uuid', 'text', 'text', 'jsonb', 'timestamptz', 'timestamptz'].map((type, index) => `$${first + index}::${type}`).join(', ')}
  FROM ${from} WHERE $${first}::uuid IS NOT NULL
  ON CONFLICT (topic, key) WHERE key IS NOT NULL DO NOTHING`

/** Writes no entry. */
export const noOutboxRow: readonly unknown[] = [null, null, null, null, null, null]
