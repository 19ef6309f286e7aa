import sql from 'sql-template-tag'
import { crud } from '#platform/crud.ts'
import { writeExport } from '#platform/export-entry.ts'
import { entityTable } from '#platform/entity-table.ts'
import { configPort } from '#modules/content/ports.ts'
import { donatedOrdersPort, orderDonateesPort } from '#modules/ordering/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { type Session, serve } from '#platform/module.ts'
import { type Donatee, donateeEntity, donationsEndpoints as calls } from '../contract.ts'
import { donateesPort } from '../ports.ts'
import { publicDonatees } from '../rules/public-donatees.ts'
import { readIban } from '../rules/iban.ts'
import { donationErrors } from '../words/errors.ts'
import { reportTexts } from '../words/report.ts'
import { donationReport, paymentList } from './report.ts'
import { donationsRights } from './rights.ts'

/**
 * The server part of donations: it stores the organisations and reports how much each gets. Which organisation a customer chose is stored
 * with the order (specification §2, Donation section).
 */
export const donationsModule = serverModule({
  name: 'donations',
  endpoints: calls,
  rights: donationsRights,
  scopes: {
    donatees: { title: { de: 'Spendenempfänger', en: 'Donation recipients' }, groups: ['donatees'] },
  },
  entities: [donateeEntity],
  migrations: new URL('./migrations/', import.meta.url),
  errors: donationErrors,
  needs: { donated: donatedOrdersPort, config: configPort },
  offers: { donatees: donateesPort, orderDonatees: orderDonateesPort },
  init: {
    lists: {
      donatees: { dependsOn: ['donatee'], read: async ({ donatees }) => publicDonatees(await donatees()) },
    },
  },
  open(core, { donated, config }) {
    const all = core.snapshots.define('donatees', ['donatee'], async () => {
      const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM donatees ORDER BY name, id`)
      return rows.map((row) => entityTable(donateeEntity).fromRow(row) as Donatee)
    })
    const donatees = async () => (await all.get()).value
    const report = async ({ session, query: { month } }: { session: Session | undefined; query: { month: string } }) =>
      donationReport(await donated({ month, session }), await donatees(), {
        month,
        currency: (await config()).currency,
      })
    return {
      handlers: [
        serve(calls.report, async (call) => ({ ok: true, value: await report(call) })),
        serve(calls.reportCsv, async (call) => {
          const found = await report(call)
          await writeExport(core, call, { entity: 'donatee', rows: found.lines.length, filter: call.query })
          return {
            ok: true,
            value: paymentList(found, call.locale),
            headers: {
              'content-disposition': `attachment; filename="${reportTexts(call.locale).fileName}-${call.query.month}.csv"`,
              'cache-control': 'no-store',
            },
          }
        }),
        ...crud(core, donateeEntity, {
          beforeWrite: async ({ values }) => {
            if (!values.iban) return { ok: true }
            const iban = readIban(values.iban)
            return iban
              ? { ok: true, values: { ...values, iban } }
              : { ok: false, code: 'donation.iban', field: 'iban' }
          },
        }),
      ],
      donatees,
      orderDonatees: donatees,
    }
  },
})
