import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Queries } from '#platform/db.ts'
import { type Handler, type Refusal, serve } from '#platform/module.ts'
import { PayrollSettings, payrollEndpoints as calls } from '../../contract.ts'
import { difference, type WageLine, wageLines } from '../../rules/payroll.ts'
import { bmdFile, lodasFile } from '../../rules/payroll-files.ts'
import { readMonthRows } from '../months/read.ts'
import { managedPeople, type TimeContext } from '../people.ts'
import { lastOf } from '../times.ts'
import { type ExportRow, exportRows } from './exports.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const files = { bmd: bmdFile, lodas: lodasFile }

async function readSettings(db: Queries): Promise<PayrollSettings & { version: number }> {
  const row = await db.first<{ version: number; values: unknown }>(sql`SELECT version, values FROM payroll_settings`)
  return { ...PayrollSettings.parse(row?.values ?? {}), version: row?.version ?? 0 }
}

/** API calls for the payroll settings, and for the export of payroll files (docs/rules/time-tracking.md, Payroll). */
export function payrollRoutes(context: TimeContext): Handler[] {
  const { core } = context
  const { db, clock, ids } = core
  return [
    serve(calls.settings, async () => ({ ok: true, value: await readSettings(db) })),
    serve(calls.setSettings, async ({ session, body }) => {
      if (!session) return missing
      const { version, ...values } = body
      return db.tx(async (tx) => {
        const foreign = await core.scope.refuseWhole(session, tx)
        if (foreign) return foreign
        const before = await readSettings(tx)
        const done = await tx.run(sql`
          INSERT INTO payroll_settings AS s (version, values, changed_at, changed_by)
          VALUES (1, ${JSON.stringify(values)}, ${clock.now()}, ${session.name})
          ON CONFLICT (is_only) DO UPDATE SET version = s.version + 1, values = excluded.values, changed_at = excluded.changed_at,
            changed_by = excluded.changed_by WHERE s.version = ${version}`)
        if (done === 0 || before.version !== version) return { ok: false, code: 'record.stale', data: before }
        await core.audit.write(tx, {
          action: 'time.payroll-settings',
          entity: 'payrollSettings',
          entityId: 'payroll',
          label: values.client,
          actor: actorOf(session),
          before,
          after: values,
        })
        return { ok: true, value: await readSettings(tx) }
      })
    }),
    serve(calls.export, async ({ session, body }) => {
      if (!session) return missing
      const settings = await readSettings(db)
      if (!settings.client || (body.format === 'lodas' && !settings.consultant) || !settings.wageTypes.work)
        return { ok: false, code: 'time.payroll_setup' }
      const owners = new Map((await managedPeople(context, session)).map((owner) => [owner.person.id, owner]))
      return db.tx(async (tx) => {
        await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended('time.payroll', 0))`)
        const people = (await readMonthRows(tx, [...owners.keys()], body.month)).flatMap(
          ({ user_id: user, state, figures }) => {
            const contract = owners.get(user)?.contracts.findLast(({ from }) => from <= lastOf(body.month))
            return state === 'closed' && figures ? [{ user, number: contract?.personnelNumber ?? '', figures }] : []
          },
        )
        if (people.length === 0) return { ok: false, code: 'time.nothing_closed' }
        const nameless = people.find(({ number }) => number.trim() === '')
        if (nameless)
          return {
            ok: false,
            code: 'time.no_personnel_number',
            values: { name: owners.get(nameless.user)?.person.name ?? '' },
          }
        // Only earlier files in the same format are deducted. A file for another payroll program contains the whole month.
        const earlier = (await exportRows(tx, body.month)).filter(({ format }) => format === body.format)
        const own = earlier.flatMap(({ lines }) => lines).filter(({ user }) => owners.has(user))
        // Lines without a wage type are not exported. If their kind gets a wage type later, the next export contains them.
        const isPaid = ({ kind }: WageLine): boolean => Boolean(settings.wageTypes[kind])
        const lines = difference(wageLines(body.month, people).filter(isPaid), own).filter(isPaid)
        if (lines.length === 0) return { ok: false, code: 'time.nothing_new' }
        const id = ids.uuid()
        await tx.run(sql`
          INSERT INTO payroll_exports (id, month, format, lines, at, by_id, by_name)
          VALUES (${id}, ${body.month}, ${body.format}, ${JSON.stringify(lines)}, ${clock.now()}, ${session.userId}, ${session.name})`)
        await core.audit.write(tx, {
          action: 'time.payroll-export',
          entity: 'payrollExport',
          entityId: id,
          label: `${body.month} ${body.format.toUpperCase()}`,
          actor: actorOf(session),
          after: { month: body.month, format: body.format, people: people.length, lines: lines.length },
        })
        return {
          ok: true,
          status: 201,
          value: {
            id,
            month: body.month,
            format: body.format,
            at: clock.now().toString(),
            byName: session.name,
            lines: lines.length,
            people: new Set(lines.map(({ user }) => user)).size,
            isDifference: own.length > 0,
          },
        }
      })
    }),
    serve(calls.file, async ({ session, params }) => {
      if (!session) return missing
      const row = await db.first<ExportRow>(sql`
        SELECT id, month, format, lines, at, by_name FROM payroll_exports WHERE id = ${params.id}`)
      const people = new Set((await managedPeople(context, session)).map(({ person }) => person.id))
      if (!row || row.lines.some(({ user }) => !people.has(user))) return missing
      return { ok: true, value: files[row.format](row.month, row.lines, await readSettings(db)) }
    }),
  ]
}
