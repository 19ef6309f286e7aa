import sql, { empty } from 'sql-template-tag'
import type { Entity, RecordOf } from '#contract/entity.ts'
import { actorOf, labelOf } from './audit.ts'
import type { Db, Tx } from './db.ts'
import { columnValues, entityTable, ident, insertOf, updateOf } from './entity-table.ts'
import { type BrandCore, type Refusal, seesBranch, type Session } from './module.ts'
import { changeOf, onlyChanged } from './record-changes.ts'
import { failureOfWrite, Refused, stale } from './record-failures.ts'
import type { ScopeCheck } from './branch-scope.ts'
import type { AfterWrite, Caller, RecordRules, Records } from './record-rules.ts'

export const missing: Refusal = { ok: false, code: 'record.not_found' }

export function openRecords<E extends Entity>(core: BrandCore, entity: E, rules: RecordRules<E> = {}): Records<E> {
  const table = entityTable(entity)
  const branchField = entity.branchColumn
  const branchOf = (record: object): string | null => {
    const id: unknown = branchField === undefined ? null : Reflect.get(record, branchField)
    return typeof id === 'string' ? id : null
  }
  const readList = entity.isReadScoped && typeof entity.scope === 'object' ? entity.scope.list : undefined
  const sees = (session: Session | undefined, record: object): boolean => {
    if (!session) return true
    if (readList !== undefined) {
      const branches: unknown = Reflect.get(record, readList)
      return Array.isArray(branches) && branches.some((id) => typeof id === 'string' && seesBranch(session, id))
        ? true
        : session.roles.includes('ROLE_ADMIN')
    }
    return branchField === undefined || seesBranch(session, branchOf(record))
  }
  /**
   * Refuses a write that creates a record in a branch that the caller cannot see, or that moves a record there. Branches themselves are not
   * checked here: they belong to no other branch. Undefined if the write is allowed.
   */
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

  const columnsOf = async (check: ScopeCheck): Promise<[string, unknown][]> =>
    entity.scope === 'carried' ? [['own_branches', JSON.stringify(await check.ownBranches())]] : []

  /**
   * In some entities, the field `readList` contains the branches whose staff may read the record. If this list is empty, it gets the
   * branches of the author.
   */
  const ownedBy = async <V extends object>(values: V, scope: ScopeCheck): Promise<V> => {
    const named: unknown = readList === undefined ? undefined : Reflect.get(values, readList)
    return readList !== undefined && Array.isArray(named) && named.length === 0
      ? { ...values, [readList]: await scope.ownBranches() }
      : values
  }

  const audit = (
    tx: Tx,
    caller: Caller,
    action: 'create' | 'update' | 'delete',
    of: RecordOf<E>,
    sides: { before?: object; after?: object },
  ): Promise<string> =>
    core.audit.write(tx, {
      action: `${entity.name}.${action}`,
      entity: entity.name,
      entityId: of.id,
      label: labelOf(of),
      branchId: branchOf(of),
      actor: actorOf(caller.session),
      ...sides,
      ...(caller.requestId === undefined ? {} : { requestId: caller.requestId }),
    })

  const writeIn: Records<E>['writeIn'] = async (tx, caller, work) => {
    let written = 0
    const scope = core.scope.check(entity, caller.session, tx)
    const after = async (write: Omit<AfterWrite<E>, 'tx' | 'caller'>): Promise<void> => {
      written++
      if (entity.tells) await core.outbox.add(tx, changeOf(entity, write))
      await rules.afterWrite?.({ tx, caller, ...write })
    }
    const outcome = await work({
      tx,
      lock: (ids) => load(tx, caller, ids, true),
      async create(given, id = core.ids.uuid()) {
        const values = await ownedBy(given, scope)
        // A new branch belongs to no other branch, so there is no branch to check here. The module of the branches checks who may create one.
        const isBranch = branchField === 'id'
        const refused =
          refuseBranch(caller, values) ??
          (isBranch ? undefined : await scope.refuse([{ ...values, id, ownBranches: await scope.ownBranches() }]))
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
            ...(await columnsOf(scope)),
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
        if (before.version !== values.version) return stale(tx, entity.name, before)
        const refused = refuseBranch(caller, values) ?? (await scope.refuse([before, { ...before, ...values }]))
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
        const foreign = await scope.refuse(records)
        if (foreign) return foreign
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
