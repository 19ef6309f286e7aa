import sql, { raw, type Sql } from 'sql-template-tag'

/** For this many days the outbox is searched for entries that were not turned into deliveries yet. */
export const foundDays = 2

/** Writes the field's name into the statement instead of passing it as a parameter, so that the index of this field is used. */
export function fieldOf(name: string): Sql {
  if (!/^[A-Za-z]+$/.test(name)) throw new Error(`${name} is no name of a field`)
  return raw(`'${name}'`)
}

/**
 * Outbox entries of one record that were not turned into deliveries yet, in the order in which they were written. `idField` is the field of their
 * payload that contains the record's id. An index for each such field avoids a scan of the whole outbox (migrations/0002, 0005).
 */
export const openEntries = (asked: {
  topics: readonly string[]
  idField: string
  recordId: string
  now: Temporal.Instant
}): Sql => sql`
  SELECT id, topic, payload, created_at, (attempts > 0 OR next_at <= ${asked.now}) AS is_due FROM outbox o
  WHERE created_at > ${asked.now.subtract({ hours: 24 * foundDays })} AND topic = ANY(${[...asked.topics]})
    AND payload->>${fieldOf(asked.idField)} = ${asked.recordId} AND NOT EXISTS (SELECT 1 FROM webhook_events e WHERE e.id = o.id)
  ORDER BY number`
