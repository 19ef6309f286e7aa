import sql, { join, type Sql } from 'sql-template-tag'
import type { orderOfStaffPort } from '#modules/ordering/ports.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve, type Session } from '#platform/module.ts'
import type { OffersOf } from '#platform/ports.ts'
import { mailBounceEndpoints as calls } from '../contract.ts'
import { bounceOf, type BounceRow, bouncesOf, lockAddress, settleAddress } from './addresses.ts'

/**
 * The SQL condition for the bounces that a caller may see: administrators see all addresses, other staff only addresses from orders of
 * their branches.
 */
function scopeOf(session: Session | undefined): Sql {
  if (session?.roles.includes('ROLE_ADMIN')) return sql`true`
  return sql`branch_id = ANY(${[...(session?.branches ?? [])]}::uuid[])`
}

export function bounceCalls(
  core: BrandCore,
  { orderOfStaff }: OffersOf<{ orderOfStaff: typeof orderOfStaffPort }>,
): Handler[] {
  const list = async (session: Session | undefined, email?: string) => {
    const conditions = [scopeOf(session), ...(email === undefined ? [] : [sql`email = ${email}`])]
    const rows = await core.db.many<BounceRow>(
      sql`SELECT * FROM mail_bounces WHERE ${join(conditions, ' AND ')} ORDER BY at DESC, email LIMIT 500`,
    )
    return { ok: true as const, value: rows.map(bounceOf) }
  }
  return [
    serve(calls.list, ({ session, query }) => list(session, query.email)),
    serve(calls.ofOrder, async ({ session, params }) => {
      const order = await orderOfStaff(session, params.id)
      if (!order) return { ok: false, code: 'record.not_found' }
      if (!order.email) return { ok: true, value: [] }
      // The mail that failed can belong to another order, in a branch that the caller may not see. In this case the id and number of the
      // other order are left out.
      const found = await bouncesOf(core.db, order.email.toLowerCase())
      return {
        ok: true,
        value: found.map((one) => (one.orderId === order.id ? one : { ...one, orderId: null, orderUid: null })),
      }
    }),
    serve(calls.clear, async ({ session, body: { email }, requestId }) => {
      const found = await core.db.tx(async (tx) => {
        await lockAddress(tx, email)
        const bounce = await tx.first<BounceRow>(
          sql`SELECT * FROM mail_bounces WHERE email = ${email} AND ${scopeOf(session)}`,
        )
        if (!bounce) return false
        const now = core.clock.now()
        // The time of this report must be later than the time of the bounce, even if the provider's clock is ahead of ours. If it were
        // earlier, the bounce would remain the latest report.
        const at = new Date(Math.max(now.epochMilliseconds, Date.parse(bounce.at) + 1)).toISOString()
        await tx.run(sql`
          INSERT INTO mail_notices (provider, key, body_hash, received_at, email, kind, at)
          VALUES ('staff', ${core.ids.uuid()}, '', ${now}, ${email}, 'cleared', ${at})`)
        await settleAddress(tx, email)
        await core.audit.write(tx, {
          action: 'mailBounce.cleared',
          entity: 'mailBounce',
          // The mail address is personal data, and the audit trail is stored longer than the address. So the entry contains the order's number
          // instead.
          entityId: bounce.order_uid ?? '–',
          label: bounce.order_uid ?? '–',
          branchId: bounce.branch_id,
          actor: actorOf(session),
          requestId,
        })
        return true
      })
      return found ? list(session) : { ok: false, code: 'record.not_found' }
    }),
  ]
}
