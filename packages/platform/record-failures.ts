import sql from 'sql-template-tag'
import type { Tx } from './db.ts'
import type { EntityTable } from './entity-table.ts'
import type { Refusal } from './module.ts'
import { brokenReference, brokenUnique } from './postgres/failures.ts'

/** The refusal for a violated constraint of the database: field.unique, field.choice, record.in_use. Undefined for another error. */
export function failureOfWrite(error: unknown, table: Pick<EntityTable, 'name' | 'columns'>): Refusal | undefined {
  const broken = brokenUnique(error)
  if (broken !== undefined) return { ok: false, code: 'field.unique', field: fieldOf(table, broken) ?? 'id' }
  const reference = brokenReference(error)
  if (!reference) return undefined
  // There are two cases. A constraint of our own table: a field refers to a record that does not exist. A constraint of another table:
  // one of its records refers to our record.
  const field = reference.constraint.startsWith(`${table.name}_`) ? fieldOf(table, reference.constraint) : undefined
  return field
    ? { ok: false, code: 'field.choice', field }
    : { ok: false, code: 'record.in_use', values: { table: reference.table }, data: { usedBy: reference.table } }
}

/**
 * Finds the field of a constraint. PostgreSQL names a constraint after table and column: 'products_category_id_fkey'. Undefined if no
 * column of the table has this name.
 */
const fieldOf = (table: Pick<EntityTable, 'name' | 'columns'>, constraint: string): string | undefined =>
  table.columns.find(
    ({ column }) =>
      constraint.startsWith(`${table.name}_${column}`) &&
      /^(_|$)/.test(constraint.slice(table.name.length + 1 + column.length)),
  )?.field

/** Thrown inside a transaction to roll it back because of an expected failure. The caller catches it and returns `refusal`. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * The refusal of a change to a record that somebody else has changed after the caller read it. The refusal contains the current record and
 * the name of the last author, which is read from the audit trail.
 */
export async function stale(tx: Tx, entity: string, now: { readonly id: string }): Promise<Refusal> {
  const last = await tx.first<{ actor_name: string | null }>(
    sql`SELECT actor_name FROM audit WHERE entity = ${entity} AND entity_id = ${now.id} ORDER BY at DESC, id DESC LIMIT 1`,
  )
  const by = last?.actor_name
  return {
    ok: false,
    code: 'record.stale',
    data: by ? { ...now, changedBy: by } : now,
    ...(by ? { values: { by } } : {}),
  }
}
