import sql from 'sql-template-tag'
import { add, type Money, toDecimal, ZERO } from '#kernel/money.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import type { ExternalUser, Statement, StatementLine } from '../contract.ts'
import { commissionOf } from '../rules/commission.ts'

/** Who reads the statement. A session may read the orders of its branches; 'all' may read every order. */
export type Reader = Session | undefined | 'all'

interface Needs {
  /** Returns the order; undefined if the reader may not read it. */
  order(reader: Reader, id: string): Promise<Order | undefined>
  forMail(id: string): Promise<OrderForMail | undefined>
  currency(): Promise<string>
}

/**
 * Reads a partner's orders of one calendar month, sorted by time, and calculates the commission. The month is in the time zone of each
 * order's branch. Orders that the reader may not read are left out (docs/rules/partners.md, Statement).
 */
export async function readStatement(
  core: BrandCore,
  needs: Needs,
  of: { partner: ExternalUser; month: string; reader: Reader },
): Promise<Statement> {
  const rows = await core.db.many<{ order_id: string }>(
    sql`SELECT order_id FROM external_orders WHERE external_user_id = ${of.partner.id} ORDER BY order_id`,
  )
  const lines: StatementLine[] = []
  let [count, gross, base, commission]: [number, Money, Money, Money] = [0, ZERO, ZERO, ZERO]
  for (const { order_id: id } of rows) {
    const order = await needs.order(of.reader, id)
    const zone = order && (await needs.forMail(id))?.branch.timeZone
    if (!order || !zone) continue
    const at = Temporal.Instant.from(order.appointmentDate ?? order.createdAt)
    const date = at.toZonedDateTimeISO(zone).toPlainDate()
    if (date.toPlainYearMonth().toString() !== of.month) continue
    const found = commissionOf(order, of.partner.commissionPercent)
    lines.push({
      orderId: id,
      uid: order.uid,
      at: at.toString(),
      date: date.toString(),
      kind: order.kind,
      state: order.state,
      paymentState: order.paymentState,
      deliveryType: order.deliveryType,
      gross: toDecimal(found.gross),
      extras: toDecimal(found.extras),
      base: toDecimal(found.base),
      commission: toDecimal(found.commission),
    })
    if (order.state !== 'completed') continue
    count++
    gross = add(gross, found.gross)
    base = add(base, found.base)
    commission = add(commission, found.commission)
  }
  return {
    month: of.month,
    currency: await needs.currency(),
    commissionPercent: of.partner.commissionPercent,
    lines: lines.toSorted((a, b) => a.at.localeCompare(b.at) || a.uid.localeCompare(b.uid)),
    count,
    gross: toDecimal(gross),
    base: toDecimal(base),
    commission: toDecimal(commission),
  }
}
