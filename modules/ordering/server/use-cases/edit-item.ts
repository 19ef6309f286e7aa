import sql from 'sql-template-tag'
import { toDecimal } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import type { OrderItem, Pricing } from '../../contract.ts'
import { type EditedOrder, editItem, type ItemEdit } from '../../rules/edit-item.ts'
import { freedBy } from '../../rules/money-events.ts'
import { moneyOf } from '../../rules/order-money.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { isEntry } from '../../rules/steps.ts'
import { changeOrderIn, type OrderChange } from '../change-order.ts'
import { ledgerFrom } from '../order-money.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import { type OrderWithMoney, pricingOfRow } from '../order-row.ts'
import { refundPromise } from '../payments.ts'
import { pricingOf } from '../wire-pricing.ts'
import type { StepRefusal } from './act-on-order.ts'
import { lineColumns, priceColumns } from './edited-columns.ts'

interface WantedEdit extends ItemEdit {
  id: string
  scope: BranchScope
  /** Version the caller saw. */
  version: number
  /** Is the difference of a paid order refunded? Only a change needs the answer, a preview does not. */
  refund?: boolean | undefined
}

interface PreviewedEdit {
  pricing: Pricing
  difference: number
  freed: number
}

const openStates = ['waiting', 'confirmed', 'in-delivery'] as const

/** The order after the edit, not written: its new price, and the difference to now. */
export async function previewEdit(core: BrandCore, wanted: WantedEdit): Promise<Result<PreviewedEdit, StepRefusal>> {
  const counted = await count(core, wanted)
  if (!counted.ok) return counted
  const { edited, freed } = counted.value
  return ok({ pricing: pricingOf(edited.totals), difference: toDecimal(edited.difference), freed })
}

/** Changes one item and every total with it, records before, after and the difference in the timeline, and notifies the guest. */
export async function editOrderItem(
  core: BrandCore,
  wanted: WantedEdit & Pick<OrderChange, 'actor' | 'requestId'>,
): Promise<Result<OrderWithMoney, StepRefusal>> {
  const counted = await count(core, wanted)
  if (!counted.ok) return counted
  const { order, item, edited } = counted.value
  const { line, totals } = edited
  const pricing = pricingOf(totals)
  const owesRefund = order.payment_state === 'paid' && edited.difference < 0
  if (owesRefund && wanted.refund === undefined)
    return fail<StepRefusal>({ code: 'order.refund_undecided', field: 'refund', order })
  const changed = await core.db.tx(async (tx) => {
    const done = await changeOrderIn(tx, core, {
      id: order.id,
      scope: wanted.scope,
      version: wanted.version,
      action: 'edit-item',
      from: openStates,
      set: sql`${priceColumns(pricing)}, seen_at = coalesce(o.seen_at, ${core.clock.now()})`,
      actor: wanted.actor,
      requestId: wanted.requestId,
      // Which change of the order its mail is about: there may be more changes when the mail is written.
      topic: 'order.changed',
      payload: { change: (order.timeline ?? []).filter((entry) => isEntry(entry, 'edit-item')).length },
      money: [{ event: 'changed', total: totals.totalGross, refund: owesRefund && wanted.refund === true }],
      promises: owesRefund && wanted.refund ? [refundPromise(order)] : [],
      values: {
        item: staffNameOf(item),
        name: item.name,
        unit: item.unit,
        before: { amount: item.amount, unitPrice: item.unitPrice, gross: item.gross, total: order.total_gross },
        after: {
          amount: line?.amount ?? 0,
          unitPrice: line ? toDecimal(line.unitPrice) : item.unitPrice,
          gross: line ? toDecimal(line.gross) : 0,
          total: pricing.totalGross,
        },
        difference: toDecimal(edited.difference),
        ...(owesRefund ? { refund: wanted.refund } : {}),
      },
    })
    if (!done) return undefined
    await tx.run(
      line
        ? sql`UPDATE order_items SET ${lineColumns(line)} WHERE id = ${item.id}`
        : sql`DELETE FROM order_items WHERE id = ${item.id}`,
    )
    return done
  })
  const after = await readOrder(core.db, wanted.id, wanted.scope)
  return changed ? ok(after ?? order) : fail<StepRefusal>({ code: 'order.conflict', order: after ?? order })
}

async function count(
  core: BrandCore,
  wanted: WantedEdit,
): Promise<Result<{ order: OrderWithMoney; item: OrderItem; edited: EditedOrder; freed: number }, StepRefusal>> {
  const order = await readOrder(core.db, wanted.id, wanted.scope)
  const item = order?.items.find((one) => one.id === wanted.item)
  if (!order || !item) return fail({ code: 'record.not_found' })
  if (order.version !== wanted.version) return fail<StepRefusal>({ code: 'order.conflict', order })
  const edited = editItem(
    {
      kind: order.kind,
      state: order.state,
      paymentState: order.payment_state,
      items: order.items,
      pricing: pricingOfRow(order),
      deliveryTerms: order.delivery_terms,
    },
    wanted,
  )
  if (!edited.ok) return fail<StepRefusal>({ ...edited, order })
  const freed = toDecimal(freedBy(moneyOf(ledgerFrom(order.ledger)), edited.value.totals.totalGross))
  return ok({ order, item, edited: edited.value, freed })
}
