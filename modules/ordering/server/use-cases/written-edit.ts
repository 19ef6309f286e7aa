import sql from 'sql-template-tag'
import { money, toDecimal } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { filesLeftTopic } from '#modules/media/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, OutboxEntry } from '#platform/module.ts'
import type { Order, OrderItem, Pricing } from '../../contract.ts'
import type { EditableOrder, EditedOrder } from '../../rules/edit-item.ts'
import { freedBy, givenOf } from '../../rules/money-events.ts'
import { moneyOf } from '../../rules/order-money.ts'
import { staffDetailsOf, staffNameOf } from '../../rules/staff-words.ts'
import { isEntry } from '../../rules/steps.ts'
import { changeOrderIn, type OrderChange } from '../change-order.ts'
import { ledgerFrom } from '../order-money.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import { type OrderWithMoney, pricingOfRow } from '../order-row.ts'
import { partsOf } from '../part-refunds.ts'
import { refundPromise } from '../payments.ts'
import { pricingOf } from '../wire-pricing.ts'
import type { StepRefusal } from './act-on-order.ts'
import { priceColumns } from './edited-columns.ts'

export interface PreviewedEdit {
  pricing: Pricing
  difference: number
  freed: number
}

export const previewOf = ({ edited, freed }: { edited: EditedOrder; freed: number }): PreviewedEdit => ({
  pricing: pricingOf(edited.totals),
  difference: toDecimal(edited.difference),
  freed,
})

/** Converts a stored order to the form that the rules for changes of items need. */
export const editableOf = (order: OrderWithMoney): EditableOrder => ({
  kind: order.kind,
  state: order.state,
  paymentState: order.payment_state,
  items: order.items,
  pricing: pricingOfRow(order),
  deliveryTerms: order.delivery_terms,
})

/**
 * The part of the payment that is higher than the new price after the change, in currency units. What was refunded as a part before stays
 * with the guest.
 */
export function freedOf(order: OrderWithMoney, edited: EditedOrder): number {
  const held = moneyOf(ledgerFrom(order.ledger))
  const given = givenOf(held, money(order.total_gross), partsOf(order))
  return toDecimal(freedBy(held, edited.totals.totalGross, given))
}

type Values = Readonly<Record<string, unknown>> & {
  before: Readonly<Record<string, number>>
  after: Readonly<Record<string, number>>
}

interface WrittenEdit extends Pick<OrderChange, 'actor' | 'requestId'> {
  id: string
  scope: BranchScope
  version: number
  refund?: boolean | undefined
  /** Why the price difference is refunded or kept. */
  reason?: string | undefined
}

/** What is written when staff change an item, in addition to the totals. */
interface Edit {
  order: OrderWithMoney
  edited: EditedOrder
  /** Values for the timeline entry. The totals and the difference are added when it is written. */
  values: Values
  /** The item that the order no longer contains. Its files are deleted if no other record uses them. */
  left?: Pick<OrderItem, 'details'> | undefined
  /** Writes the changed items, within the transaction of the edit. */
  write(tx: Tx): Promise<unknown>
}

const openStates = ['waiting', 'confirmed', 'in-delivery'] as const

/** Writes a change of items in one transaction: items, totals, ledger, timeline entry, and the outbox message for the guest's mail. */
export async function writeEdit(
  core: BrandCore,
  wanted: WrittenEdit,
  { order, edited, left, values, write }: Edit,
): Promise<Result<OrderWithMoney, StepRefusal>> {
  const { totals, difference } = edited
  const pricing = pricingOf(totals)
  const owesRefund = order.payment_state === 'paid' && difference < 0
  if (owesRefund && wanted.refund === undefined)
    return fail<StepRefusal>({ code: 'order.refund_undecided', field: 'refund', order })
  if (owesRefund && !wanted.reason) return fail<StepRefusal>({ code: 'order.reason_missing', field: 'reason', order })
  const refund = owesRefund && wanted.refund === true
  const changed = await core.db.tx(async (tx) => {
    const done = await changeOrderIn(tx, core, {
      id: order.id,
      scope: wanted.scope,
      version: wanted.version,
      action: 'edit-item',
      from: openStates,
      set: sql`${priceColumns(pricing)}, seen_at = coalesce(o.seen_at, ${core.clock.now()}),
        kitchen_before = coalesce(o.kitchen_before, ${JSON.stringify(order.items.map(knownDish))}::jsonb)`,
      actor: wanted.actor,
      requestId: wanted.requestId,
      ...(owesRefund && wanted.reason ? { note: wanted.reason } : {}),
      // The index of this change among the changes of the order. The mail is only about this change, even if there are further changes when
      // the mail is written.
      topic: 'order.changed',
      payload: { change: (order.timeline ?? []).filter((entry) => isEntry(entry, 'edit-item')).length },
      money: [{ event: 'changed', total: totals.totalGross, refund, parts: partsOf(order) }],
      promises: [...(refund ? [refundPromise(order)] : []), ...filesLeft(order, left)],
      values: {
        ...values,
        before: { ...values.before, total: order.total_gross },
        after: { ...values.after, total: pricing.totalGross },
        difference: toDecimal(difference),
        ...(owesRefund ? { refund: wanted.refund } : {}),
      },
    })
    if (!done) return undefined
    await write(tx)
    return done
  })
  const after = await readOrder(core.db, wanted.id, wanted.scope)
  return changed ? ok(after ?? order) : fail<StepRefusal>({ code: 'order.conflict', order: after ?? order })
}

/** A dish as the kitchen last read it. It is stored when staff first change the order, and deleted when the kitchen has read the changes. */
const knownDish = (item: OrderItem): NonNullable<Order['kitchenBefore']>[number] => ({
  position: item.position,
  name: staffNameOf(item),
  amount: item.amount,
  unit: item.unit,
  choices: staffDetailsOf(item).map(({ value }) => value),
})

/**
 * The outbox message that leads to the deletion of the removed item's unused files. Empty if no item was removed, or if it has no files.
 */
function filesLeft(order: Pick<OrderWithMoney, 'id'>, left: Edit['left']): OutboxEntry[] {
  const files = (left?.details ?? []).flatMap((detail) => (detail.files ?? []).map(({ url }) => url))
  return files.length > 0 ? [{ topic: filesLeftTopic, payload: { orderId: order.id, files } }] : []
}
