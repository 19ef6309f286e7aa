import sql from 'sql-template-tag'
import { type Money, money, sum } from '#kernel/money.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { partRefundTopic } from '../contract/payment-topics.ts'
import { moneyOf } from '../rules/order-money.ts'
import { isAllHeld, type partRefund } from '../rules/part-refund.ts'
import { staffNameOf } from '../rules/staff-words.ts'
import { isEntry } from '../rules/steps.ts'
import { changeOrderIn, type OrderChange } from './change-order.ts'
import { ledgerFrom, readMoney } from './order-money.ts'
import type { OrderWithMoney } from './order-row.ts'
import { refundPromise } from './payments.ts'

/** What a decision of staff about the money changes in the order. */
export type Decision = Pick<OrderChange, 'action' | 'set' | 'topic' | 'promises' | 'values' | 'money'>

/** The amount that staff refund, in currency units, and the items for which they refund it. */
export type NamedAmount = Parameters<typeof partRefund>[1]

/** Converts a stored order to the form that the rule for partial refunds needs. */
export const refundableOf = (order: OrderWithMoney): Parameters<typeof partRefund>[0] => ({
  state: order.state,
  paymentState: order.payment_state,
  isRefundAsked: order.refund_asked,
  money: moneyOf(ledgerFrom(order.ledger)),
  currency: order.currency,
  items: order.items,
})

/** The sum of all partial refunds on which staff decided, also of those that were not sent. */
export function partsOf({ timeline, ledger }: OrderWithMoney): Money {
  const parts = new Set((timeline ?? []).filter((entry) => isEntry(entry, 'refund-part')).map(({ id }) => id))
  return sum(
    ledgerFrom(ledger).flatMap(({ kind, step, amount }) => (kind === 'refund' && parts.has(step) ? amount : [])),
  )
}

/** The values of the timeline entry: the amount, and the items with their names for staff. */
export const valuesOfPart = (order: OrderWithMoney, { amount, items = [] }: NamedAmount) => ({
  amount,
  ...(items.length > 0 ? { items: items.map((one) => named(order, one)) } : {}),
})

function named({ items }: OrderWithMoney, { id, amount }: { id: string; amount: number }) {
  const item = items.find((one) => one.id === id)
  return { id, amount, unit: item?.unit ?? '', name: item ? staffNameOf(item) : '' }
}

/** The change of an order when staff refund a part of its price. The guest gets a mail with the amount. */
export const partDecision = (order: OrderWithMoney, wanted: NamedAmount): Decision => ({
  action: 'refund-part',
  values: {
    ...valuesOfPart(order, wanted),
    ...(isAllHeld(moneyOf(ledgerFrom(order.ledger)), wanted.amount) ? { isAll: true } : {}),
  },
  money: [{ event: 'part', amount: money(wanted.amount) }],
  promises: [
    refundPromise(order),
    {
      topic: partRefundTopic,
      key: `${partRefundTopic}:${order.id}:${order.version}`,
      // `refund` is the index of this refund among the partial refunds of the order. The mail must be about this refund, even if further
      // ones exist when the mail is written.
      payload: {
        orderId: order.id,
        refund: (order.timeline ?? []).filter((entry) => isEntry(entry, 'refund-part')).length,
      },
    },
  ],
})

/**
 * Changes an order because staff decided about its money. Undefined, without any change, if somebody else changed the order first. Also
 * undefined if the account `price` now holds less than the amount that staff want to refund. The order's version does not show this: a
 * refund on the provider's own website does not change it.
 */
export const changeDecided = (core: BrandCore, change: OrderChange) =>
  core.db.tx(async (tx) => ((await isHeld(tx, change)) ? changeOrderIn(tx, core, change) : undefined))

async function isHeld(tx: Tx, { id, money: events = [] }: OrderChange): Promise<boolean> {
  const part = events.find(({ event }) => event === 'part')
  if (part?.event !== 'part') return true
  await tx.first(sql`SELECT 1 FROM orders WHERE id = ${id} FOR UPDATE`)
  return part.amount <= (await readMoney(tx, id)).price
}
