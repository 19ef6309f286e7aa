import sql from 'sql-template-tag'
import { writeCsv } from '#kernel/csv.ts'
import { configPort } from '#modules/content/ports.ts'
import { externalSourcePort, orderForMailPort, orderOfStaffPort } from '#modules/ordering/ports.ts'
import { crud } from '#platform/crud.ts'
import { type Call, serve } from '#platform/module.ts'
import { openRecords } from '#platform/records.ts'
import { serverModule } from '#platform/server-module.ts'
import { externalUserEntity, partnersEndpoints as calls, type Statement } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'
import { partnersRights } from './rights.ts'
import { readStatement } from './statement.ts'

/** Partners that send guests, and what they get for it (specification §3, §7, external users). */
export const partnersModule = serverModule({
  name: 'partners',
  endpoints: calls,
  rights: partnersRights,
  scopes: {
    'external-users': { title: { de: 'Partner', en: 'Partners' }, groups: ['external-users'] },
  },
  entities: [externalUserEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: { order: orderOfStaffPort, forMail: orderForMailPort, config: configPort },
  offers: { externalSource: externalSourcePort },
  open(core, { order, forMail, config }) {
    const records = openRecords(core, externalUserEntity)
    const read = async (
      call: Pick<Call<typeof calls.statement>, 'params' | 'query' | 'session'>,
    ): Promise<{ name: string; statement: Statement } | undefined> => {
      const partner = await records.find(call.params.id, call)
      if (!partner) return undefined
      const needs = { order, forMail, currency: async () => (await config()).currency }
      const statement = await readStatement(core, needs, { partner, month: call.query.month, session: call.session })
      return { name: partner.name, statement }
    }
    return {
      handlers: [
        serve(calls.statement, async (call) => {
          const found = await read(call)
          return found ? { ok: true, value: found.statement } : { ok: false, code: 'record.not_found' }
        }),
        serve(calls.statementCsv, async (call) => {
          const found = await read(call)
          if (!found) return { ok: false, code: 'record.not_found' }
          const t = statementTexts(call.locale)
          const { statement } = found
          const money = (value: number) => value.toFixed(2).replace('.', ',')
          const amounts = (one: { gross: number; extras: number; base: number; commission: number }) =>
            [one.gross, one.extras, one.base, one.commission].map(money)
          return {
            ok: true,
            value: writeCsv([
              [t.at, t.order, t.state, t.gross, t.extras, t.base, t.commission],
              ...statement.lines.map((one) => [
                one.at,
                one.uid,
                t.states[one.state as keyof typeof t.states] ?? one.state,
                ...amounts(one),
              ]),
              [
                t.sum,
                String(statement.count),
                '',
                money(statement.gross),
                '',
                money(statement.base),
                money(statement.commission),
              ],
            ]),
            headers: {
              'content-disposition': `attachment; filename="${t.file}-${statement.month}.csv"`,
              'cache-control': 'no-store',
            },
          }
        }),
        ...crud(core, externalUserEntity),
      ],
      outbox: {
        'order.placed': async (payload: Record<string, unknown>) => {
          const { orderId, externalUserId } = payload
          if (typeof orderId !== 'string' || typeof externalUserId !== 'string') return
          await core.db.run(sql`
            INSERT INTO external_orders (order_id, external_user_id) SELECT ${orderId}::uuid, id FROM external_users WHERE id = ${externalUserId}
            ON CONFLICT DO NOTHING`)
        },
      },
      externalSource: async (code) =>
        (await core.db.first<{ id: string }>(sql`SELECT id FROM external_users WHERE code = ${code} AND is_enabled`))
          ?.id,
    }
  },
})
