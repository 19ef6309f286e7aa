import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Failure } from '#kernel/result.ts'
import { actorOf } from '#platform/audit.ts'
import { type Connection, connectionKinds, type ConnectionValues } from '#platform/connections/connection.ts'
import type { Tx } from '#platform/db.ts'
import { type BrandCore, type Call, type Handler, serve } from '#platform/module.ts'
import { connectionsName } from '#platform/snapshots.ts'
import { allowsPrivateOf, fetchOf } from '#platform/outgoing/checked-fetch.ts'
import { connectionsEndpoints as calls, type ConnectionView } from '../contract.ts'
import { changedValues, checkValues } from './check-values.ts'
import { privateFields } from './private-fields.ts'
import { type Row, view } from './view.ts'

/** In milliseconds. A connection test fails if the provider does not respond within this time. */
const testTimeoutMs = 8_000

/** Sorts connections by kind, in the order of `connectionKinds`: mail and payment first. */
const inOrder = (all: readonly Connection[]): readonly Connection[] =>
  connectionKinds.flatMap((kind) => all.filter((one) => one.kind === kind))

const unknown = { ok: false, code: 'record.not_found' } as const

/** The handlers that list, save, remove and test the connections of a brand (docs/rules/connections.md). */
export function connectionsCalls(core: BrandCore): Handler[] {
  const { connections, db } = core
  const find = (name: string): Connection | undefined => connections.declared.find((one) => one.name === name)
  const viewOf = async (of: Connection, locale: Locale): Promise<ConnectionView> => {
    const row = await db.first<Row>(
      sql`SELECT name, version, set_by, tested_at, tested_ok, tested_answer FROM connection WHERE name = ${of.name}`,
    )
    return view(core, of, row, locale)
  }
  const answer = async (of: Connection, { locale }: Call) => {
    await connections.ready()
    return { ok: true as const, value: await viewOf(of, locale) }
  }
  const change = async (
    of: Connection,
    call: Call,
    plan: (before: ConnectionValues, row: Row, tx: Tx) => Failure[] | ConnectionValues | null | 'stale',
  ) =>
    db.tx(async (tx): Promise<Failure[] | 'stale' | undefined> => {
      await tx.run(sql`INSERT INTO connection (name) VALUES (${of.name}) ON CONFLICT DO NOTHING`)
      const row = await tx.first<Row>(
        sql`SELECT name, version, set_by, tested_at, tested_ok, tested_answer FROM connection WHERE name = ${of.name} FOR UPDATE`,
      )
      if (!row) throw new Error(`The row of the connection '${of.name}' is missing`)
      const before = (await connections.stored(tx, of.name)) ?? {}
      const after = plan(before, row, tx)
      if (after === 'stale' || Array.isArray(after)) return after
      const changed = of.fields.map(({ name }) => name).filter((name) => before[name] !== after?.[name])
      const stamp = { at: String(core.clock.now()), by: call.session?.name ?? '' }
      const setBy = Object.fromEntries(
        Object.keys(after ?? {}).map((name) => [name, changed.includes(name) ? stamp : (row.set_by[name] ?? stamp)]),
      )
      await connections.store(tx, of.name, after)
      await tx.run(sql`
        UPDATE connection SET version = version + 1, set_by = ${JSON.stringify(setBy)}, tested_at = NULL, tested_ok = NULL, tested_answer = NULL
        WHERE name = ${of.name}`)
      await core.snapshots.changed(tx, connectionsName)
      await core.audit.write(tx, {
        action: after === null ? 'connection.clear' : 'connection.update',
        entity: 'connection',
        entityId: of.name,
        label: `${of.title.de} (${of.provider})`,
        actor: actorOf(call.session),
        // The audit trail records which fields changed, but no values: they can be secret.
        after: { fields: changed },
        requestId: call.requestId,
      })
      return undefined
    })

  return [
    serve(calls.list, async ({ locale }) => ({
      ok: true,
      value: await Promise.all(inOrder(connections.declared).map((one) => viewOf(one, locale))),
    })),
    serve(calls.save, async (call) => {
      const of = find(call.params.name)
      if (!of) return unknown
      const { version, values } = call.body
      const inside = await privateFields(core, of, values)
      const failed = await change(of, call, (before, row) => {
        if (row.version !== version) return 'stale'
        const after = changedValues(before, values)
        const failures = [...checkValues(of, before, after, values), ...inside]
        return failures.length > 0 ? failures : after
      })
      if (failed === 'stale') return { ok: false, code: 'record.stale', data: await viewOf(of, call.locale) }
      const [first] = failed ?? []
      if (first) return { ok: false, ...first, errors: failed ?? [] }
      return answer(of, call)
    }),
    serve(calls.clear, async (call) => {
      const of = find(call.params.name)
      if (!of) return unknown
      await change(of, call, () => null)
      return answer(of, call)
    }),
    serve(calls.test, async (call) => {
      const of = find(call.params.name)
      if (!of) return unknown
      await connections.ready()
      const { values } = connections.state(of)
      if (!values) return { ok: false, code: 'connections.not_set' }
      const before = await viewOf(of, call.locale)
      const said = await of.test(values, {
        locale: call.locale,
        log: core.log,
        fetch: fetchOf(core, of),
        allowsPrivate: allowsPrivateOf(core, of),
        tester: { name: call.session?.name ?? '', email: call.session?.email ?? '' },
        timeoutMs: testTimeoutMs,
      })
      // If somebody saved other settings during the test (`version`), the result is not stored.
      await db.run(sql`
        INSERT INTO connection (name, tested_at, tested_ok, tested_answer)
        VALUES (${of.name}, ${core.clock.now()}, ${said.ok}, ${said.answer.slice(0, 500)})
        ON CONFLICT (name) DO UPDATE SET tested_at = EXCLUDED.tested_at, tested_ok = EXCLUDED.tested_ok, tested_answer = EXCLUDED.tested_answer
        WHERE connection.version = ${before.version}`)
      return { ok: true, value: await viewOf(of, call.locale) }
    }),
  ]
}
