import { type CustomTypesConfig, type QueryConfig, types } from 'pg'
import type { Sql } from 'sql-template-tag'

const asInstant = (text: string): string => new Date(text).toISOString()
const asIs = (text: string): string => text

const readers: Readonly<Record<number, (text: string) => unknown>> = {
  // bigint and numeric: our amounts have at most 14 digits and our counters are far below 2^53, so a number represents them exactly.
  20: Number,
  1700: Number,
  // date, time, timestamp: wall-clock values remain texts.
  1082: asIs,
  1083: asIs,
  1114: asIs,
  // timestamptz: ISO 8601 in UTC with milliseconds, as in our API calls.
  1184: asInstant,
}

/** How values of columns are read: numeric and bigint as numbers, timestamptz as ISO text in UTC, date and time as text, jsonb parsed. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && readers[oid]) ||
    types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
}

/** Temporal values are sent as their ISO text; everything else as `pg` does (objects as JSON, arrays as PostgreSQL arrays). */
export function toParameter(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.prototype.toString.call(value).startsWith('[object Temporal.') ? String(value) : value
}

/** Converts a tagged statement to the form that `pg` runs. */
export const queryOf = ({ text, values }: Sql): QueryConfig => ({ text, values: values.map(toParameter) })
