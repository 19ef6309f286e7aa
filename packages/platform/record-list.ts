import sql, { empty, join, type Sql } from 'sql-template-tag'
import type * as z from 'zod'
import type { Entity, ListQuery, RecordOf } from '#contract/entity.ts'
import { entityTable, type EntityTable, ident } from './entity-table.ts'
import type { Answer, BrandCore, Refusal, Session } from './module.ts'

type Query = z.output<typeof ListQuery>

/** One page of the records that the session may see, searched, filtered and sorted, with their total number. */
export async function listRecords<E extends Entity>(
  core: Pick<BrandCore, 'db'>,
  entity: E,
  { session, query }: { session: Session | undefined; query: Query },
  listed?: Sql,
): Promise<Answer<RecordOf<E>[]> | Refusal> {
  const table = entityTable(entity)
  const { page, pageSize, search, sort, by } = query
  const order = orderOf(table, sort ?? entity.sort)
  if (!order) return { ok: false, code: 'field.choice', field: 'sort' }
  const only = by === undefined ? [] : filterOf(table, by)
  if (!only) return { ok: false, code: 'field.choice', field: 'by' }
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  const conditions = [
    ...(listed ? [listed] : []),
    ...scopeOf(table, entity, session),
    ...words.map((word) => matches(table, entity.search, word)),
    ...only,
  ]
  const where = conditions.length > 0 ? sql`WHERE ${join(conditions, ' AND ')}` : empty
  const rows = await core.db.many<Record<string, unknown> & { total: number }>(
    sql`SELECT *, count(*) OVER () AS total FROM ${ident(table.name)} ${where} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  )
  // A page after the last page has no rows. The total is a column of the rows, so it is missing and is counted separately.
  const isBehindLast = rows.length === 0 && page > 1
  const counted = isBehindLast
    ? await core.db.first<{ total: number }>(sql`SELECT count(*) AS total FROM ${ident(table.name)} ${where}`)
    : rows[0]
  return {
    ok: true,
    value: rows.map((row) => table.fromRow(row)),
    meta: { total: counted?.total ?? 0, page, pageSize },
  }
}

/**
 * The conditions for the records that the session may read. Staff read the records of their branches. All staff read the records without
 * a branch, unless the entity is `isReadScoped`. An administrator, and a public list without a session, reads all records: then there are
 * no conditions.
 */
function scopeOf(
  table: EntityTable,
  { branchColumn, scope, isReadScoped }: Entity,
  session: Session | undefined,
): Sql[] {
  if (!session || session.roles.includes('ROLE_ADMIN')) return []
  if (isReadScoped && typeof scope === 'object') {
    const list = ident(table.columnOf(scope.list)?.column ?? scope.list)
    return [sql`(${list} ?| ${[...session.branches]}::text[])`]
  }
  if (branchColumn === undefined) return []
  const column = ident(table.columnOf(branchColumn)?.column ?? branchColumn)
  return [sql`(${column} = ANY(${[...session.branches]}::uuid[]) OR ${column} IS NULL)`]
}

/**
 * The ORDER BY for `name` or `-createdAt`; text in German order. Records with equal values are sorted by id, so that no record is on two
 * pages. Undefined if there is no such column, or if its values cannot be sorted.
 */
function orderOf(table: EntityTable, sort: string): Sql | undefined {
  const column = table.columnOf(sort.replace(/^-/, ''))
  if (!column || column.kind === 'json') return undefined
  const collate = column.kind === 'text' ? sql` COLLATE "de-x-icu"` : empty
  return sql`${ident(column.column)}${collate} ${sort.startsWith('-') ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`}, id`
}

/** The condition for `categoryId:0198…` (equals) or `tagIds:0198…` (the list contains it). Undefined if there is no such column. */
function filterOf(table: EntityTable, by: string): [Sql] | undefined {
  const [, field = '', value = ''] = /^(\w+):(.*)$/s.exec(by) ?? []
  const column = table.columnOf(field)
  if (!column) return undefined
  const name = ident(column.column)
  if (column.kind === 'json') return [sql`${name} @> ${JSON.stringify([value])}::jsonb`]
  return [value === '' ? sql`(${name} IS NULL OR ${name}::text = '')` : sql`${name}::text = ${value}`]
}

/** The condition that a word is in one of the searched columns. */
function matches(table: EntityTable, fields: readonly string[], word: string): Sql {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const columns = fields.flatMap((field) => table.columnOf(field)?.column ?? [])
  if (columns.length === 0) return sql`true`
  return sql`(${join(
    columns.map((column) => sql`${ident(column)}::text ILIKE ${pattern}`),
    ' OR ',
  )})`
}
