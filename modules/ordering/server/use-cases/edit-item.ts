import sql from 'sql-template-tag'
import { toDecimal } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BrandCore } from '#platform/module.ts'
import type { OrderItem } from '../../contract.ts'
import { type EditedOrder, editItem, type ItemEdit } from '../../rules/edit-item.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import type { OrderChange } from '../change-order.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import type { OrderWithMoney } from '../order-row.ts'
import type { StepRefusal } from './act-on-order.ts'
import { lineColumns } from './edited-columns.ts'
import { editableOf, freedOf, type PreviewedEdit, previewOf, writeEdit } from './written-edit.ts'

interface WantedEdit extends ItemEdit {
  id: string
  scope: BranchScope
  /** Version of the order that the caller saw. */
  version: number
  /** Whether the price difference of a paid order is refunded. Needed for the change, not for a preview. */
  refund?: boolean | undefined
  /** Why the price difference is refunded or kept; staff read this reason in the timeline. */
  reason?: string | undefined
}

/** Computes the order after the edit, without writing it: the new price, and the difference to the current price. */
export async function previewEdit(core: BrandCore, wanted: WantedEdit): Promise<Result<PreviewedEdit, StepRefusal>> {
  const counted = await count(core, wanted)
  return counted.ok ? ok(previewOf(counted.value)) : counted
}

/** Changes one item and updates all totals. Writes the values before and after and the difference into the timeline, and notifies the guest. */
export async function editOrderItem(
  core: BrandCore,
  wanted: WantedEdit & Pick<OrderChange, 'actor' | 'requestId'>,
): Promise<Result<OrderWithMoney, StepRefusal>> {
  const counted = await count(core, wanted)
  if (!counted.ok) return counted
  const { order, item, edited } = counted.value
  const { line } = edited
  return writeEdit(core, wanted, {
    order,
    edited,
    left: line ? undefined : item,
    values: {
      item: staffNameOf(item),
      name: item.name,
      unit: item.unit,
      before: { amount: item.amount, unitPrice: item.unitPrice, gross: item.gross },
      after: {
        amount: line?.amount ?? 0,
        unitPrice: line ? toDecimal(line.unitPrice) : item.unitPrice,
        gross: line ? toDecimal(line.gross) : 0,
      },
    },
    write: (tx) =>
      tx.run(
        line
          ? sql`UPDATE order_items SET ${lineColumns(line)} WHERE id = ${item.id}`
          : sql`DELETE FROM order_items WHERE id = ${item.id}`,
      ),
  })
}

async function count(
  core: BrandCore,
  wanted: WantedEdit,
): Promise<Result<{ order: OrderWithMoney; item: OrderItem; edited: EditedOrder; freed: number }, StepRefusal>> {
  const order = await readOrder(core.db, wanted.id, wanted.scope)
  const item = order?.items.find((one) => one.id === wanted.item)
  if (!order || !item) return fail({ code: 'record.not_found' })
  if (order.version !== wanted.version) return fail<StepRefusal>({ code: 'order.conflict', order })
  const edited = editItem(editableOf(order), wanted)
  if (!edited.ok) return fail<StepRefusal>({ ...edited, order })
  return ok({ order, item, edited: edited.value, freed: freedOf(order, edited.value) })
}
