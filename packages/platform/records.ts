import sql, { empty } from 'sql-template-tag'
import type { Entity, NewRecord, RecordChanges, RecordOf, RecordUpdate } from '#contract/entity.ts'
import { actorOf } from './audit.ts'
import type { Db, Tx } from './db.ts'
import { columnValues, entityTable, ident, insertOf, updateOf } from './entity-table.ts'
import { type BrandCore, type Call, type Refusal, seesBranch, type Session } from './module.ts'
import { failureOfWrite } from './record-failures.ts'

/** Who writes. Without a session it is the program itself, which may write every record. */
export type Caller = Pick<Call, 'session'> & { readonly requestId?: string }

export interface BeforeWrite<E extends Entity> {
  tx: Tx
  caller: Caller
  id: string
  /** Undefined when the record is created. */
  before: RecordOf<E> | undefined
  /** What is to be written, validated, with fields that are only written. Complete when the record is created. */
  values: RecordChanges<E>
}

export interface AfterWrite<E extends Entity> {
  tx: Tx
  caller: Caller
  /** Undefined: the record was created. */
  before: RecordOf<E> | undefined
  /** Undefined: the record was removed. */
  after: RecordOf<E> | undefined
  /** As they were sent, with fields that are only written. */
  values: RecordChanges<E>
}

/** What a module adds to the writes of an entity. All of it runs inside the transaction. */
export interface RecordRules<E extends Entity> {
  /** Refuses, replaces values, or adds columns that the entity does not declare. */
  beforeWrite?: (write: BeforeWrite<E>) => Promise<Allowed<E> | Refusal>
  /** Writes rows of other tables, or adds to the outbox. */
  afterWrite?: (write: AfterWrite<E>) => Promise<void>
  /** Refuses a removal. `records` are all that are to be removed together. */
  beforeRemove?: (write: { tx: Tx; caller: Caller; records: readonly RecordOf<E>[] }) => Promise<Refusal | undefined>
}

export interface Allowed<E extends Entity> {
  ok: true
  values?: RecordChanges<E>
  columns?: Readonly<Record<string, unknown>>
}

type Written<E extends Entity> = { ok: true; value: RecordOf<E> } | Refusal

/** Writes of one transaction. A refusal must be handed on: it rolls back everything that the transaction wrote. */
export interface Batch<E extends Entity> {
  tx: Tx
  /** The records that the caller may see, locked until the end of the transaction, in order of their ids. */
  lock(ids: readonly string[]): Promise<RecordOf<E>[]>
  create(values: NewRecord<E>, id?: string): Promise<Written<E>>
  /** Refused with 'record.stale' where the record has another version than the one that the change names. */
  update(before: RecordOf<E>, values: RecordUpdate<E>): Promise<Written<E>>
  remove(records: readonly RecordOf<E>[]): Promise<Refusal | undefined>
}

/** The only way in which records of an entity are written: by the five calls, many at once, by an import, by the program. */
export interface Records<E extends Entity> {
  find(id: string, caller: Caller): Promise<RecordOf<E> | undefined>
  /**
   * Writes in a transaction of its own. Other processes are told once, whatever number of records was written. Codes: record.not_found,
   * record.stale (with the current record), record.in_use, field.unique, field.choice.
   */
  write<T extends { ok: true }>(caller: Caller, work: (batch: Batch<E>) => Promise<T | Refusal>): Promise<T | Refusal>
  /** The same within a transaction that is there already. Who calls it rolls back after a refusal. */
  writeIn<T>(tx: Tx, caller: Caller, work: (batch: Batch<E>) => Promise<T>): Promise<T>
  /** May the caller see a record with this branch? */
  sees(session: Session | undefined, record: RecordChanges<E>): boolean
}

export const missing: Refusal = { ok: false, code: 'record.not_found' }

export function openRecords<E extends Entity>(core: BrandCore, entity: E, rules: RecordRules<E> = {}): Records<E> {
  const table = entityTable(entity)
  const branchField = entity.branchColumn
  const branchOf = (record: object): string | null => {
    const id: unknown = branchField === undefined ? null : Reflect.get(record, branchField)
    return typeof id === 'string' ? id : null
  }
  const sees = (session: Session | undefined, record: object): boolean =>
    branchField === undefined || !session || seesBranch(session, branchOf(record))
  /** A record must not be made in, or moved to, a branch that the caller does not see. A new branch has no id yet. */
  const refuseBranch = ({ session }: Caller, values: object): Refusal | undefined =>
    branchField !== undefined && branchField !== 'id' && branchField in values && !sees(session, values)
      ? { ...missing, field: branchField }
      : undefined

  const load = async (db: Db | Tx, { session }: Caller, ids: readonly string[], isLocked: boolean) => {
    const rows = await db.many<Record<string, unknown>>(
      sql`SELECT * FROM ${ident(table.name)} WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id ${isLocked ? sql`FOR UPDATE` : empty}`,
    )
    return rows.map((row) => table.fromRow(row)).filter((record) => sees(session, record))
  }

  /** Somebody was faster: the record as it is now, and who changed it last, from the audit trail. */
  const stale = async (tx: Tx, now: RecordOf<E>): Promise<Refusal> => {
    const last = await tx.first<{ actor_name: string | null }>(
      sql`SELECT actor_name FROM audit WHERE entity = ${entity.name} AND entity_id = ${now.id} ORDER BY at DESC, id DESC LIMIT 1`,
    )
    const by = last?.actor_name
    return {
      ok: false,
      code: 'record.stale',
      data: by ? { ...now, changedBy: by } : now,
      ...(by ? { values: { by } } : {}),
    }
  }

  const audit = (
    tx: Tx,
    caller: Caller,
    action: 'create' | 'update' | 'delete',
    of: RecordOf<E>,
    sides: { before?: object; after?: object },
  ): Promise<void> =>
    core.audit.write(tx, {
      action: `${entity.name}.${action}`,
      entity: entity.name,
      entityId: of.id,
      branchId: branchOf(of),
      actor: actorOf(caller.session),
      ...sides,
      ...(caller.requestId === undefined ? {} : { requestId: caller.requestId }),
    })

  const writeIn: Records<E>['writeIn'] = async (tx, caller, work) => {
    let written = 0
    const after = async (write: Omit<AfterWrite<E>, 'tx' | 'caller'>): Promise<void> => {
      written++
      await rules.afterWrite?.({ tx, caller, ...write })
    }
    const outcome = await work({
      tx,
      lock: (ids) => load(tx, caller, ids, true),
      async create(values, id = core.ids.uuid()) {
        const refused = refuseBranch(caller, values)
        if (refused) return refused
        const allowed = await rules.beforeWrite?.({ tx, caller, id, before: undefined, values })
        if (allowed && !allowed.ok) return allowed
        const now = core.clock.now()
        const row = await tx.first<Record<string, unknown>>(
          insertOf(table, [
            ['id', id],
            ['version', 1],
            ['created_at', now],
            ['updated_at', now],
            ...columnValues(table, allowed?.values ?? values),
            ...Object.entries(allowed?.columns ?? {}),
          ]),
        )
        const made = table.fromRow(row ?? {})
        await audit(tx, caller, 'create', made, { after: made })
        await after({ before: undefined, after: made, values })
        return { ok: true, value: made }
      },
      async update(before, values) {
        if (before.version !== values.version) return stale(tx, before)
        const refused = refuseBranch(caller, values)
        if (refused) return refused
        const allowed = await rules.beforeWrite?.({ tx, caller, id: before.id, before, values })
        if (allowed && !allowed.ok) return allowed
        const row = await tx.first<Record<string, unknown>>(
          updateOf(table, before.id, [
            ['version', before.version + 1],
            ['updated_at', core.clock.now()],
            ...columnValues(table, allowed?.values ?? values),
            ...Object.entries(allowed?.columns ?? {}),
          ]),
        )
        const changed = table.fromRow(row ?? {})
        await audit(tx, caller, 'update', changed, onlyChanged(before, changed))
        await after({ before, after: changed, values })
        return { ok: true, value: changed }
      },
      async remove(records) {
        const refused = await rules.beforeRemove?.({ tx, caller, records })
        if (refused) return refused
        await tx.run(sql`DELETE FROM ${ident(table.name)} WHERE id = ANY (${records.map(({ id }) => id)}::uuid[])`)
        for (const before of records) {
          await audit(tx, caller, 'delete', before, { before })
          await after({ before, after: undefined, values: {} })
        }
        return undefined
      },
    })
    if (written > 0) await core.snapshots.changed(tx, entity.name)
    return outcome
  }

  return {
    sees,
    writeIn,
    find: async (id, caller) => (await load(core.db, caller, [id], false))[0],
    async write(caller, work) {
      try {
        return await core.db.tx(async (tx) => {
          const outcome = await writeIn(tx, caller, work)
          if (!outcome.ok) throw new Refused(outcome)
          return outcome
        })
      } catch (error) {
        if (error instanceof Refused) return error.refusal
        const refusal = failureOfWrite(error, table)
        if (refusal) return refusal
        core.log.error({ entity: entity.name, requestId: caller.requestId }, 'Record could not be written')
        throw error
      }
    },
  }
}

/** The fields in which two states of a record differ, of both. */
function onlyChanged<R extends object>(before: R, after: R): { before: Partial<R>; after: Partial<R> } {
  const names = (Object.keys(after) as (keyof R)[]).filter((name) => !sameJson(before[name], after[name]))
  const pick = (record: R): Partial<R> => Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<R>
  return { before: pick(before), after: pick(after) }
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Those of the values that a record does not hold yet; undefined where it holds all of them. */
export function changesTo<E extends Entity>(
  before: RecordOf<E>,
  values: RecordChanges<E>,
): RecordChanges<E> | undefined {
  const found = Object.entries(values).filter(([name, value]) => !sameJson(Reflect.get(before, name), value))
  return found.length > 0 ? (Object.fromEntries(found) as RecordChanges<E>) : undefined
}

/** Leaves a transaction with an expected failure. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
