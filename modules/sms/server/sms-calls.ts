import sql, { empty, join, type Sql } from 'sql-template-tag'
import { times, money, toDecimal } from '#kernel/money.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve, type Session } from '#platform/module.ts'
import type { Order } from '#modules/ordering/contract.ts'
import { smsEndpoints as calls } from '../contract.ts'
import { isMobile } from '../rules/mobile.ts'
import { segmentsOf } from '../rules/segments.ts'
import { canRetry } from '../rules/states.ts'
import type { SmsProvider } from './adapters/provider.ts'
import { sendTopic } from './keep-sms.ts'
import { eventNow } from './order-sms.ts'
import { type SmsRow, smsOf } from './rows.ts'
import { type GuestPorts, readForSms } from './tell-guest.ts'

/** The SQL condition for the SMS that the signed-in user may see. Administrators see all SMS, other staff only SMS of their branches. */
function scopeOf(session: Session | undefined): Sql {
  if (session?.roles.includes('ROLE_ADMIN')) return sql`true`
  return sql`branch_id = ANY(${[...(session?.branches ?? [])]}::uuid[])`
}

const missing = { ok: false, code: 'record.not_found' } as const

/** The API calls that list SMS, send a failed SMS again, and return the preview of an SMS that staff want to send. */
export function smsCalls(
  core: BrandCore,
  ports: GuestPorts & {
    orderOfStaff(session: Session | undefined, id: string): Promise<Order | undefined>
    provider(): SmsProvider | undefined
  },
): Handler[] {
  return [
    serve(calls.list, async ({ query, session }) => {
      const { page, pageSize, search, state, orderId, sort } = query
      const conditions = [scopeOf(session)]
      if (state) conditions.push(sql`state = ${state}`)
      if (orderId) conditions.push(sql`order_id = ${orderId}`)
      for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
        const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
        conditions.push(sql`concat_ws(' ', to_number, text, order_uid) ILIKE ${pattern}`)
      }
      const where = sql`WHERE ${join(conditions, ' AND ')}`
      const direction = sort === 'createdAt' ? empty : sql`DESC`
      const [rows, count] = await Promise.all([
        core.db.many<SmsRow>(sql`
          SELECT * FROM sms_messages ${where} ORDER BY created_at ${direction}, id ${direction}
          LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
        core.db.first<{ total: number }>(sql`SELECT count(*) AS total FROM sms_messages ${where}`),
      ])
      return { ok: true, value: rows.map(smsOf), meta: { total: count?.total ?? 0, page, pageSize } }
    }),

    serve(calls.retry, async ({ params, session, requestId }) =>
      core.db.tx(async (tx) => {
        const sms = await tx.first<SmsRow>(
          sql`SELECT * FROM sms_messages WHERE id = ${params.id} AND ${scopeOf(session)} FOR UPDATE`,
        )
        if (!sms) return missing
        if (!canRetry(sms.state) || sms.emptied_at !== null || !ports.provider())
          return { ok: false, code: 'sms.no_retry' }
        const out = await tx.first(sql`SELECT phone FROM sms_opt_outs WHERE phone = ${sms.to_number}`)
        if (out) return { ok: false, code: 'sms.opted_out' }
        // The SMS counts as new, because staff want to send it although it is old. With its old time it would fail as too late.
        await tx.run(
          sql`UPDATE sms_messages SET state = 'queued', failures = 0, provider_id = NULL, created_at = ${core.clock.now()} WHERE id = ${sms.id}`,
        )
        await core.outbox.add(tx, {
          topic: sendTopic,
          key: `${sms.id}:again:${core.ids.uuid()}`,
          payload: { smsId: sms.id },
        })
        await core.audit.write(tx, {
          action: 'sms.retried',
          entity: 'sms',
          entityId: sms.id,
          label: sms.order_uid ?? '',
          branchId: sms.branch_id,
          actor: actorOf(session),
          requestId,
        })
        return { ok: true, value: smsOf({ ...sms, state: 'queued' }) }
      }),
    ),

    serve(calls.preview, async ({ params, session }) => {
      if (!(await ports.orderOfStaff(session, params.id))) return missing
      const found = await readForSms(ports, params.id)
      if (!found) return missing
      if (!found.isOn) return { ok: false, code: 'order.sms_unavailable' }
      if (!isMobile(found.source.order.phone)) return { ok: false, code: 'sms.not_mobile', field: 'phone' }
      const { to, text } = found.smsAbout(eventNow(found.source, found.mailer))
      const segments = segmentsOf(text)
      const price = ports.provider()?.price
      return {
        ok: true,
        value: {
          to,
          text,
          ...segments,
          cost: price === undefined ? null : toDecimal(times(money(price), segments.count)),
          hasProvider: ports.hasProvider(),
        },
      }
    }),
  ]
}
