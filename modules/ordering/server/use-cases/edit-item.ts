import sql, { type Sql } from 'sql-template-tag'
import { toDecimal } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import type { OrderItem, Pricing } from '../../contract.ts'
import { type EditedOrder, editItem, type ItemEdit } from '../../rules/edit-item.ts'
import { freedBy, moneyOf } from '../../rules/order-money.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { changeOrderIn, type OrderChange } from '../change-order.ts'
import { assigned } from '../columns.ts'
import { exactPriceText, itemColumns, orderColumns } from '../order-columns.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import { type OrderRow, pricingOfRow } from '../order-row.ts'
import { refundPromise } from '../payments.ts'
import { pricingOf } from '../wire-pricing.ts'
import type { StepRefusal } from './act-on-order.ts'

export interface WantedEdit extends ItemEdit {
  id: string
  scope: BranchScope
  /** Version the caller saw. */
  version: number
  /** Does the difference of a paid order go back? Only a change needs the answer, a preview does not. */
  refund?: boolean | undefined
}

export interface PreviewedEdit {
  pricing: Pricing
  difference: number
  freed: number
}

const openStates = ['waiting', 'confirmed', 'in-delivery'] as const

/** The order after the edit, not written: what it would cost, and how much more or less than now. */
export async function previewEdit(core: BrandCore, wanted: WantedEdit): Promise<Result<PreviewedEdit, StepRefusal>> {
  const counted = await count(core, wanted)
  if (!counted.ok) return counted
  const { edited, freed } = counted.value
  return ok({ pricing: pricingOf(edited.totals), difference: toDecimal(edited.difference), freed })
}

/** Changes one item, every total with it, and notes before, after and the difference in the timeline, and tells the guest. */
export async function editOrderItem(
  core: BrandCore,
  wanted: WantedEdit & Pick<OrderChange, 'actor' | 'requestId'>,
): Promise<Result<OrderRow, StepRefusal>> {
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
      // Which of the order's changes its mail is about: there may be more by the time it is written.
      topic: 'order.changed',
      payload: { change: (order.timeline ?? []).filter(({ action }) => action === 'edit-item').length },
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

/** A price as an order stores it. */
const priceColumns = (pricing: Pricing): Sql =>
  assigned(orderColumns, {
    net: pricing.net,
    tax: pricing.tax,
    gross: pricing.gross,
    delivery_net: pricing.deliveryNet,
    delivery_tax: pricing.deliveryTax,
    delivery_gross: pricing.deliveryGross,
    total_net: pricing.totalNet,
    total_tax: pricing.totalTax,
    total_gross: pricing.totalGross,
    taxes: pricing.taxes,
    is_approximate: pricing.isApproximate,
    has_hidden_prices: pricing.hasHiddenPrices,
  })

/** A changed line as it is stored. */
const lineColumns = (line: NonNullable<EditedOrder['line']>): Sql =>
  assigned(itemColumns, {
    amount: line.amount,
    unit_price: toDecimal(line.unitPrice),
    exact_unit_price: exactPriceText(line),
    net: toDecimal(line.net),
    tax: toDecimal(line.tax),
    gross: toDecimal(line.gross),
    calculation_model: line.model ?? 'fixed',
    is_price_hidden: line.isPriceHidden ?? false,
  })

async function count(
  core: BrandCore,
  wanted: WantedEdit,
): Promise<Result<{ order: OrderRow; item: OrderItem; edited: EditedOrder; freed: number }, StepRefusal>> {
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
  const freed = toDecimal(freedBy(moneyOf(order.timeline ?? []), edited.value.totals.totalGross))
  return ok({ order, item, edited: edited.value, freed })
}
