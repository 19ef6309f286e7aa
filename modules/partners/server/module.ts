import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import {
  activePartnerPort,
  externalSourcePort,
  orderForMailPort,
  orderOfStaffPort,
  partnerOfKeyPort,
  partnerRatesPort,
} from '#modules/ordering/ports.ts'
import { crud } from '#platform/crud.ts'
import { writeExport } from '#platform/export-entry.ts'
import { type Call, serve } from '#platform/module.ts'
import { optional } from '#platform/ports.ts'
import { openRecords } from '#platform/records.ts'
import { serverModule } from '#platform/server-module.ts'
import { type ExternalUser, externalUserEntity, partnersEndpoints as calls, type Statement } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'
import { bookingLink } from './booking-link.ts'
import { checkRates, ratesOf } from './rates.ts'
import { partnersRights } from './rights.ts'
import { type Reader, readStatement } from './statement.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'

type StatementCall = Pick<Call<typeof calls.statement>, 'params' | 'query' | 'session'>

const asFile = (call: { locale: Locale; query: { month: string } }, ending: 'csv' | 'pdf') => ({
  'content-disposition': `attachment; filename="${statementTexts(call.locale).file}-${call.query.month}.${ending}"`,
  'cache-control': 'no-store',
})

/**
 * The server part of partners: hotels, agencies and companies that send guests, their rates and their commissions (specification §3, §7,
 * external users).
 */
export const partnersModule = serverModule({
  name: 'partners',
  endpoints: calls,
  rights: partnersRights,
  scopes: {
    'external-users': { title: { de: 'Partner', en: 'Partners' }, groups: ['external-users'] },
  },
  withoutKeys: ['partner-links'],
  entities: [externalUserEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    order: orderOfStaffPort,
    forMail: orderForMailPort,
    config: configPort,
    catalogue: cataloguePort,
    partnerOfKey: optional(partnerOfKeyPort),
  },
  offers: { externalSource: externalSourcePort, activePartner: activePartnerPort, partnerRates: partnerRatesPort },
  open(core, { order, forMail, config, catalogue, partnerOfKey }) {
    const records = openRecords(core, externalUserEntity)
    const read = async (
      call: StatementCall,
      reader: Reader = call.session,
    ): Promise<{ partner: ExternalUser; statement: Statement } | undefined> => {
      const partner = await records.find(call.params.id, call)
      if (!partner) return undefined
      const needs = { order, forMail, currency: async () => (await config()).currency }
      const statement = await readStatement(core, needs, { partner, month: call.query.month, reader })
      return { partner, statement }
    }
    const exported = (
      call: StatementCall & { requestId: string },
      { partner, statement }: { partner: ExternalUser; statement: Statement },
    ) =>
      writeExport(core, call, {
        entity: 'externalUser',
        label: partner.name,
        rows: statement.lines.length,
        filter: call.query,
      })
    return {
      handlers: [
        serve(calls.statement, async (call) => {
          const found = await read(call)
          return found ? { ok: true, value: found.statement } : { ok: false, code: 'record.not_found' }
        }),
        serve(calls.ownStatement, async (call) => {
          const key = call.session?.key
          const id = key === undefined ? undefined : await partnerOfKey(key)
          // A partner's API key belongs to no branch and may not read orders. Nevertheless the partner's own statement includes the orders of
          // all branches.
          const found = id === undefined ? undefined : await read({ ...call, params: { id } }, 'all')
          if (!found) return { ok: false, code: 'record.not_found' }
          return { ok: true, value: found.statement, headers: { 'cache-control': 'no-store' } }
        }),
        serve(calls.statementCsv, async (call) => {
          const found = await read(call)
          if (!found) return { ok: false, code: 'record.not_found' }
          await exported(call, found)
          return { ok: true, value: statementCsv(found.statement, call.locale), headers: asFile(call, 'csv') }
        }),
        serve(calls.statementPdf, async (call) => {
          const found = await read(call)
          if (!found) return { ok: false, code: 'record.not_found' }
          await exported(call, found)
          const of = { business: (await config()).shopName, partner: found.partner, locale: call.locale }
          return { ok: true, value: await statementPdf(found.statement, of), headers: asFile(call, 'pdf') }
        }),
        bookingLink,
        ...crud(core, externalUserEntity, { beforeWrite: checkRates(catalogue) }),
      ],
      outbox: {
        'order.placed': async (payload: Record<string, unknown>) => {
          const { orderId, externalUserId } = payload
          if (typeof orderId !== 'string' || typeof externalUserId !== 'string') return
          await core.db.run(sql`
            INSERT INTO external_orders (order_id, external_user_id) SELECT ${orderId}::uuid, id FROM external_users WHERE id = ${externalUserId}
            ON CONFLICT DO NOTHING`)
        },
        'order.deleted': ({ orderId }: Record<string, unknown>) =>
          core.db.run(sql`DELETE FROM external_orders WHERE order_id = ${String(orderId)}::uuid`).then(() => undefined),
      },
      activePartner: async (id) =>
        (await core.db.first(sql`SELECT 1 FROM external_users WHERE id = ${id} AND is_enabled`)) !== undefined,
      partnerRates: (id, by) => ratesOf(core.db, id, by),
      externalSource: async (code) =>
        (await core.db.first<{ id: string }>(sql`SELECT id FROM external_users WHERE code = ${code} AND is_enabled`))
          ?.id,
    }
  },
})
