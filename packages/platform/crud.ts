import sql, { empty, join, type Sql } from 'sql-template-tag'
import { crudEndpoints, type Entity, type Fields } from '#contract/entity.ts'
import type * as z from 'zod'
import type { Tx } from './db.ts'
import { columnValues, entityTable, type EntityTable, ident, insertOf, updateOf } from './entity-table.ts'
import {
  type Actor,
  type Answer,
  type BrandCore,
  type Call,
  type Handler,
  type Refusal,
  seesBranch,
  serve,
  type Session,
} from './module.ts'
import { brokenReference, brokenUnique } from './postgres/failures.ts'

type Values = Record<string, unknown>

export interface CrudOptions {
  /** Last word before a record is written, inside the transaction: refuse, change values, or add columns of other names. */
  beforeWrite?: (write: BeforeWrite) => Promise<{ ok: true; values?: Values; columns?: Values } | Refusal>
  /** After a write, inside the transaction: rows of other tables, outbox. `after` undefined: removed. */
  afterWrite?: (write: { tx: Tx; call: Call; before: Values | undefined; after: Values | undefined }) => Promise<void>
  beforeRemove?: (write: { tx: Tx; call: Call; before: Values }) => Promise<Refusal | undefined>
}

export interface BeforeWrite {
  tx: Tx
  call: Call
  id: string
  /** Undefined when the record is created. */
  before: Values | undefined
  /** What the caller sent, validated, with fields that are only written. */
  values: Values
}

/**
 * Answers the five calls of an entity from its table: scope by branch (a foreign record reads as missing), search, sort and pages,
 * optimistic version, audit, snapshot invalidation. Codes: record.not_found, record.stale (with the current record), record.in_use,
 * field.unique, field.choice.
 */
export function crud<F extends Fields>(core: BrandCore, entity: Entity<F>, options: CrudOptions = {}): Handler[] {
  const endpoints = crudEndpoints(entity)
  const table = entityTable(entity)
  const branchColumn = entity.branchColumn === undefined ? undefined : table.columnOf(entity.branchColumn)

  const branchOf = (record: Values): string | null =>
    branchColumn ? ((record[branchColumn.field] as string | null | undefined) ?? null) : null
  const sees = (session: Session | undefined, record: Values): boolean =>
    !branchColumn || !session || seesBranch(session, branchOf(record))

  const load = async (tx: Tx | BrandCore['db'], call: Call, id: string, lock: boolean): Promise<Values | undefined> => {
    const row = await tx.first<Values>(
      sql`SELECT * FROM ${ident(table.name)} WHERE id = ${id} ${lock ? sql`FOR UPDATE` : empty}`,
    )
    const record = row && table.fromRow(row)
    return record && sees(call.session, record) ? record : undefined
  }

  const record = async (
    tx: Tx,
    call: Call,
    action: 'create' | 'update' | 'delete',
    before: Values | undefined,
    after: Values | undefined,
  ): Promise<void> => {
    const changed =
      before && after
        ? Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
        : undefined
    const pick = (values: Values | undefined): Values | undefined =>
      values && changed ? Object.fromEntries(changed.map((key) => [key, values[key]])) : values
    const of = (after ?? before) as Values
    await core.audit.write(tx, {
      action: `${entity.name}.${action}`,
      entity: entity.name,
      entityId: String(of['id']),
      branchId: branchOf(of),
      actor: actorOf(call.session),
      before: pick(before),
      after: pick(after),
      requestId: call.requestId,
    })
    await core.snapshots.changed(tx, entity.name)
    await options.afterWrite?.({ tx, call, before, after })
  }

  /** Somebody was faster: the record as it is now, and who it was, from the trail. */
  const stale = async (tx: Tx, now: Values): Promise<Refusal> => {
    const last = await tx.first<{ actor_name: string | null }>(
      sql`SELECT actor_name FROM audit WHERE entity = ${entity.name} AND entity_id = ${String(now['id'])} ORDER BY at DESC, id DESC LIMIT 1`,
    )
    const by = last?.actor_name
    return {
      ok: false,
      code: 'record.stale',
      data: by ? { ...now, changedBy: by } : now,
      ...(by ? { values: { by } } : {}),
    }
  }

  /** Writes one record; expected failures of the database become refusals. */
  const write = async (
    call: Call,
    work: (tx: Tx) => Promise<Answer<Values> | Refusal>,
  ): Promise<Answer<Values> | Refusal> => {
    try {
      // A refusal rolls back what a hook has written.
      return await core.db.tx(async (tx) => {
        const outcome = await work(tx)
        if (!outcome.ok) throw new Refused(outcome)
        return outcome
      })
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      const refusal = refusalOf(error, table)
      if (refusal) return refusal
      core.log.error({ entity: entity.name, requestId: call.requestId }, 'Record could not be written')
      throw error
    }
  }

  return [
    serve(endpoints.list, async (call) => {
      const { page, pageSize, search, sort, by } = call.query as {
        page: number
        pageSize: number
        search?: string
        sort?: string
        by?: string
      }
      const order = orderOf(table, sort ?? entity.sort)
      if (!order) return { ok: false, code: 'field.choice', field: 'sort' }
      const conditions: Sql[] = []
      if (branchColumn && call.session && !call.session.roles.includes('ROLE_ADMIN')) {
        const column = ident(branchColumn.column)
        conditions.push(sql`(${column} = ANY(${[...call.session.branches]}::uuid[]) OR ${column} IS NULL)`)
      }
      for (const word of (search ?? '').split(/\s+/).filter(Boolean))
        conditions.push(matches(table, entity.search, word))
      const only = by === undefined ? empty : filterOf(table, by)
      if (!only) return { ok: false, code: 'field.choice', field: 'by' }
      if (by !== undefined) conditions.push(only)
      const where = conditions.length > 0 ? sql`WHERE ${join(conditions, ' AND ')}` : empty
      const rows = await core.db.many<Values & { total: number }>(
        sql`SELECT *, count(*) OVER () AS total FROM ${ident(table.name)} ${where} ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      )
      // A page behind the last has no row that could tell the total.
      const total =
        rows[0]?.total ??
        (page === 1
          ? 0
          : ((await core.db.first<{ total: number }>(sql`SELECT count(*) AS total FROM ${ident(table.name)} ${where}`))
              ?.total ?? 0))
      const value = rows.map((row) => table.fromRow(row))
      return { ok: true, value: value as never, meta: { total, page, pageSize } }
    }),

    serve(endpoints.get, async (call) => {
      const found = await load(core.db, call as Call, call.params.id, false)
      return found ? { ok: true, value: found as never } : missing
    }),

    serve(endpoints.create, (async (call: Call) =>
      write(call, async (tx) => {
        const values = call.body as Values
        if (branchColumn && branchColumn.field !== 'id' && !sees(call.session, values))
          return { ...missing, field: branchColumn.field }
        const id = core.ids.uuid()
        const hook = await options.beforeWrite?.({ tx, call, id, before: undefined, values })
        if (hook && !hook.ok) return hook
        const now = core.clock.now()
        const columns: [string, unknown][] = [
          ['id', id],
          ['version', 1],
          ['created_at', now],
          ['updated_at', now],
          ...columnValues(table, hook?.values ?? values),
          ...Object.entries(hook?.columns ?? {}),
        ]
        const row = await tx.first<Values>(insertOf(table, columns))
        const after = table.fromRow(row as Values)
        await record(tx, call, 'create', undefined, after)
        return { ok: true, value: after }
      })) as never),

    serve(endpoints.update, (async (call: Call<(typeof endpoints)['update']>) =>
      write(call as Call, async (tx) => {
        const { version, ...values } = call.body as z.output<(typeof endpoints)['update']['body']> & Values
        const before = await load(tx, call as Call, call.params.id, true)
        if (!before) return missing
        if (before['version'] !== version) return await stale(tx, before)
        if (branchColumn && branchColumn.field in values && !sees(call.session, values))
          return { ...missing, field: branchColumn.field }
        const hook = await options.beforeWrite?.({ tx, call: call as Call, id: call.params.id, before, values })
        if (hook && !hook.ok) return hook
        const columns: [string, unknown][] = [
          ['version', Number(before['version']) + 1],
          ['updated_at', core.clock.now()],
          ...columnValues(table, hook?.values ?? values),
          ...Object.entries(hook?.columns ?? {}),
        ]
        const row = await tx.first<Values>(updateOf(table, call.params.id, columns))
        const after = table.fromRow(row as Values)
        await record(tx, call as Call, 'update', before, after)
        return { ok: true, value: after }
      })) as never),

    serve(endpoints.remove, (async (call: Call<(typeof endpoints)['remove']>) =>
      write(call as Call, async (tx) => {
        const before = await load(tx, call as Call, call.params.id, true)
        if (!before) return missing
        const refusal = await options.beforeRemove?.({ tx, call: call as Call, before })
        if (refusal) return refusal
        await tx.run(sql`DELETE FROM ${ident(table.name)} WHERE id = ${call.params.id}`)
        await record(tx, call as Call, 'delete', before, undefined)
        return { ok: true, value: null as never }
      })) as never),
  ]
}

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** Leaves a transaction with an expected failure. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Who acts, for the audit trail. */
export const actorOf = (session: Session | undefined): Actor =>
  session ? { type: 'user', id: session.userId, name: session.name } : { type: 'system' }

/** `name` or `-createdAt`; text in German order. The id makes pages stable. Undefined: no such column. */
function orderOf(table: EntityTable, sort: string): Sql | undefined {
  const column = table.columnOf(sort.replace(/^-/, ''))
  if (!column || column.kind === 'json') return undefined
  const collate = column.kind === 'text' ? sql` COLLATE "de-x-icu"` : empty
  return sql`${ident(column.column)}${collate} ${sort.startsWith('-') ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`}, id`
}

/** `categoryId:0198…`: that value; `tagIds:0198…`: among others. Undefined: no such column. */
function filterOf(table: EntityTable, by: string): Sql | undefined {
  const [, field = '', value = ''] = /^(\w+):(.*)$/s.exec(by) ?? []
  const column = table.columnOf(field)
  if (!column) return undefined
  if (column.kind === 'json') return sql`${ident(column.column)} @> ${JSON.stringify([value])}::jsonb`
  return value === ''
    ? sql`(${ident(column.column)} IS NULL OR ${ident(column.column)}::text = '')`
    : sql`${ident(column.column)}::text = ${value}`
}

/** Every word must stand in one of the searched columns. */
function matches(table: EntityTable, fields: readonly string[], word: string): Sql {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const columns = fields.flatMap((field) => table.columnOf(field)?.column ?? [])
  if (columns.length === 0) return sql`true`
  return sql`(${join(
    columns.map((column) => sql`${ident(column)}::text ILIKE ${pattern}`),
    ' OR ',
  )})`
}

function refusalOf(error: unknown, table: EntityTable): Refusal | undefined {
  const broken = brokenUnique(error)
  if (broken !== undefined) return { ok: false, code: 'field.unique', field: fieldOf(table, broken) ?? 'id' }
  const reference = brokenReference(error)
  if (!reference) return undefined
  // The constraint of our own table: we point at nothing. Of another: it points at us.
  const field = reference.constraint.startsWith(`${table.name}_`) ? fieldOf(table, reference.constraint) : undefined
  return field
    ? { ok: false, code: 'field.choice', field }
    : { ok: false, code: 'record.in_use', values: { table: reference.table }, data: { usedBy: reference.table } }
}

const fieldOf = (table: EntityTable, constraint: string): string | undefined =>
  table.columns.find(
    ({ column }) =>
      constraint.startsWith(`${table.name}_${column}`) &&
      /^(_|$)/.test(constraint.slice(table.name.length + 1 + column.length)),
  )?.field
