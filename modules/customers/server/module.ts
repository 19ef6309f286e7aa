import { customerEvents } from './events.ts'
import sql from 'sql-template-tag'
import { writeCsv } from '#kernel/csv.ts'
import { configPort } from '#modules/content/ports.ts'
import { confirmUserPort } from '#modules/identity/ports.ts'
import { changedOrdersPort, orderOfStaffPort, seesOrderPort } from '#modules/ordering/ports.ts'
import { crud } from '#platform/crud.ts'
import { type Call, serve } from '#platform/module.ts'
import { writeExport } from '#platform/export-entry.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many } from '#platform/ports.ts'
import { openRecords } from '#platform/records.ts'
import { serverModule } from '#platform/server-module.ts'
import { customerEntity, customersEndpoints as calls } from '../contract.ts'
import { besideEndpoints } from '../contract/beside.ts'
import { customerErrors } from '../words/errors.ts'
import { customerWords } from '../words/customer.ts'
import { followOrders, forgetOrder } from './follow-orders.ts'
import { guestEndpoints } from '../contract/guest.ts'
import { guestCalls } from './guest-calls.ts'
import { judge, scopeOf } from './merge.ts'
import { customersPersonalData } from './personal-data.ts'
import { retentionJob } from './retention.ts'
import { readOverview } from './overview.ts'
import { besideCalls } from './beside-calls.ts'
import { viesConnection } from './vat/connection.ts'
import { watchCustomer } from './watch-customer.ts'
import { customersRights } from './rights.ts'

type Judged = Pick<Call<typeof calls.merge>, 'params' | 'session' | 'requestId'>

const columns = ['name', 'phone', 'email', 'street', 'zip_code', 'city', 'country', 'order_count', 'revenue'] as const

/** The server part of customers: people and companies that order (specification §3, §7, customers). */
export const customersModule = serverModule({
  name: 'customers',
  endpoints: [calls, besideEndpoints, guestEndpoints],
  connections: [viesConnection],
  rights: customersRights,
  scopes: {
    customers: { title: { de: 'Kunden', en: 'Customers' }, groups: ['customers'] },
  },
  errors: customerErrors,
  entities: [customerEntity],
  events: customerEvents,
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    changed: changedOrdersPort,
    seesOrder: seesOrderPort,
    orderOf: orderOfStaffPort,
    confirm: confirmUserPort,
    config: configPort,
    sources: many(personalDataPort),
  },
  offers: { personalData: personalDataPort },
  open(core, { changed, seesOrder, orderOf, confirm, config, sources: offered }) {
    const sources = () => offered().map((source) => source())
    const listed = sql`id NOT IN (SELECT customer_id FROM customer_merges)`
    const records = openRecords(core, customerEntity)
    const overview = async ({ params, session }: Judged) => {
      const value = await readOverview(core.db, params.id, scopeOf(session), (id) => orderOf('all', id))
      return { ok: true, value } as const
    }
    const judged = async (verdict: Parameters<typeof judge>[2], call: Judged & { other: string }) =>
      (await judge(core, records, verdict, { ...call, ...call.params })) ?? overview(call)
    return {
      jobs: [
        {
          name: 'customers.follow-orders',
          everySeconds: 10,
          run: async () => void (await followOrders(core, changed)),
        },
        retentionJob(core, sources, async () => (await config()).personalDataMonths),
      ],
      outbox: {
        'order.deleted': (payload: Record<string, unknown>) => forgetOrder(core, String(payload['orderId'])),
      },
      personalData: () => customersPersonalData,
      handlers: [
        ...guestCalls(core, {
          sources,
          confirm,
          follow: () => followOrders(core, changed),
          exists: async ({ kind, id }, session) =>
            kind === 'order' ? seesOrder(session, id) : (await records.find(id, { session })) !== undefined,
        }),
        serve(calls.csv, async (call) => {
          const rows = await core.db.many<Record<(typeof columns)[number], unknown>>(
            sql`SELECT name, phone, email, street, zip_code, city, country, order_count, revenue FROM customers WHERE ${listed} ORDER BY name, id`,
          )
          await writeExport(core, call, { entity: 'customer', rows: rows.length })
          const { fields } = customerWords(call.locale)
          const heads = [
            fields.name,
            fields.phone,
            fields.email,
            fields.street,
            fields.zipCode,
            fields.city,
            fields.country,
          ]
          return {
            ok: true,
            value: writeCsv([
              [...heads, fields.orderCount, fields.revenue],
              ...rows.map((row) =>
                columns.map((name) => {
                  const value = row[name]
                  return name === 'revenue' ? Number(value).toFixed(2).replace('.', ',') : String(value)
                }),
              ),
            ]),
            headers: { 'content-disposition': 'attachment; filename="customers.csv"', 'cache-control': 'no-store' },
          }
        }),
        ...besideCalls(core, records),
        ...crud(core, customerEntity, { listed, beforeWrite: watchCustomer(core.clock) }),
        serve(calls.overview, async (call) =>
          (await records.find(call.params.id, call)) ? overview(call) : { ok: false, code: 'record.not_found' },
        ),
        serve(calls.merge, (call) => judged('merge', { ...call, ...call.body })),
        serve(calls.split, (call) => judged('split', { ...call, ...call.body })),
        serve(calls.different, (call) => judged('different', { ...call, ...call.body })),
      ],
    }
  },
})
