import sql, { raw, type Sql } from 'sql-template-tag'

/** The server looks for outbox entries without a delivery only among entries that are at most this number of days old. */
export const foundDays = 2

/** Makes SQL that contains the name of a field as text. If the name were a parameter, PostgreSQL would not use the index on this field. */
export function fieldOf(name: string): Sql {
  if (!/^[A-Za-z]+$/.test(name)) throw new Error(`${name} is no name of a field`)
  return raw(`'${name}'`)
}

/**
 * A query for the outbox entries about one record, in the sequence in which they were written. Entries with deliveries are left out.
 * `idField`: the field of the payload that contains the record's id. Every field that is used here has an index, so the query does not read
 * the whole outbox (migrations/0002, 0005).
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
