import sql, { raw, type Sql } from 'sql-template-tag'

/** Days in which an entry that was not handed out is still found. */
export const foundDays = 2

/** The field's name within the statement, not beside it: so the index of this field is used. */
export function fieldOf(name: string): Sql {
  if (!/^[A-Za-z]+$/.test(name)) throw new Error(`${name} is no name of a field`)
  return raw(`'${name}'`)
}

/**
 * Entries of one record that were not handed out, in the order in which they were written. `idField` names the record in their payload; an
 * index for each such field keeps this from reading the whole outbox (migrations/0002, 0005).
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
