import sql, { raw } from 'sql-template-tag'
import { toDecimal } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { OrderItem, OrderItemDraft } from '../../contract.ts'
import type { OrderLine, OrderRefusal } from '../../contract/priced-order.ts'
import type { AddedItem } from '../../ports.ts'
import { addItem, type EditedOrder } from '../../rules/edit-item.ts'
import { staffDetailsOf } from '../../rules/staff-words.ts'
import type { OrderChange } from '../change-order.ts'
import { prefixed, valuesOf, writtenNames, writtenTypes } from '../columns.ts'
import { itemColumns } from '../order-columns.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import type { OrderWithMoney } from '../order-row.ts'
import type { StepRefusal } from './act-on-order.ts'
import { editableOf, freedOf, type PreviewedEdit, previewOf, writeEdit } from './written-edit.ts'

export interface AdditionPorts {
  branch(id: string): Promise<Branch | undefined>
  /** Calculates the price of the dish. Undefined if no module sells dishes. */
  priceItem(added: AddedItem, now: Temporal.Instant): Promise<Result<OrderLine, OrderRefusal> | undefined>
}

interface WantedAddition {
  id: string
  scope: BranchScope
  /** Version of the order that the caller saw. */
  version: number
  item: OrderItemDraft
  /** Id of the item that the dish replaces. */
  replaces?: string | undefined
  /** Whether the price difference of a paid order is refunded. Needed for the change, not for a preview. */
  refund?: boolean | undefined
  /** Why the price difference is refunded or kept; staff read this reason in the timeline. */
  reason?: string | undefined
}

type Deps = { core: BrandCore } & AdditionPorts
type Refused = StepRefusal & OrderRefusal

/** Computes the order with the added dish, without writing it: the new price, and the difference to the current price. */
export async function previewAddition(deps: Deps, wanted: WantedAddition): Promise<Result<PreviewedEdit, Refused>> {
  const counted = await count(deps, wanted)
  return counted.ok ? ok(previewOf(counted.value)) : counted
}

/** Adds the dish and updates all totals. Timeline entry, mail and slip are the same as for a change of an item. */
export async function addOrderItem(
  deps: Deps,
  wanted: WantedAddition & Pick<OrderChange, 'actor' | 'requestId'>,
): Promise<Result<OrderWithMoney, Refused>> {
  const counted = await count(deps, wanted)
  if (!counted.ok) return counted
  const { order, line, before, edited } = counted.value
  const id = deps.core.ids.uuid()
  const position = before?.position ?? Math.max(0, ...order.items.map((one) => one.position + 1))
  const gross = toDecimal(line.gross)
  return writeEdit(deps.core, wanted, {
    order,
    edited,
    left: before,
    values: {
      item: line.staffName ?? line.name,
      name: line.name,
      unit: line.unit,
      before: {
        amount: before?.amount ?? 0,
        unitPrice: before?.unitPrice ?? toDecimal(line.unitPrice),
        gross: before?.gross ?? 0,
      },
      after: { amount: line.amount, unitPrice: toDecimal(line.unitPrice), gross },
      ...(before
        ? {
            choices: textOf(line.details),
            staffChoices: textOf(staffDetailsOf(line)),
            staffChoicesBefore: textOf(staffDetailsOf(before)),
          }
        : {}),
    },
    async write(tx) {
      if (before) await tx.run(sql`DELETE FROM order_items WHERE id = ${before.id}`)
      await insertItem(tx, order.id, { line, id, position })
    },
  })
}

const textOf = (details: OrderItem['details']): string => details.map(({ value }) => value).join(', ')

const columns = writtenNames(itemColumns)
async function insertItem(tx: Tx, order: string, item: Parameters<typeof valuesOf<NewItem>>[1]): Promise<void> {
  const row = JSON.stringify([valuesOf(itemColumns, item)])
  await tx.run(sql`INSERT INTO order_items (order_id, ${raw(columns.join(', '))})
    SELECT ${order}::uuid, ${raw(prefixed(columns, 'i'))} FROM jsonb_to_recordset(${row}::jsonb) AS i (${raw(writtenTypes(itemColumns))})`)
}

interface NewItem {
  line: OrderLine
  id: string
  position: number
}

interface Counted {
  order: OrderWithMoney
  line: OrderLine
  before: OrderWithMoney['items'][number] | undefined
  edited: EditedOrder
  freed: number
}

async function count({ core, branch, priceItem }: Deps, wanted: WantedAddition): Promise<Result<Counted, Refused>> {
  const order = await readOrder(core.db, wanted.id, wanted.scope)
  if (!order) return fail({ code: 'record.not_found' })
  if (order.version !== wanted.version) return fail<Refused>({ code: 'order.conflict', order })
  const found = await branch(order.branch_id)
  if (!found) return fail<Refused>({ code: 'order.branch_unknown', order })
  const { appointment, locale, delivery_type: serving } = order
  const at = appointment === null ? null : Temporal.Instant.from(appointment)
  const priced = await priceItem(
    { item: wanted.item, branch: found, serving, appointment: at, locale },
    core.clock.now(),
  )
  if (!priced) return fail<Refused>({ code: 'order.item_fixed', order })
  if (!priced.ok) return fail<Refused>({ ...priced, order })
  const before = order.items.find(({ id }) => id === wanted.replaces)
  // An item can be replaced only by the same dish, for example with other options. To change to another dish, staff must add that dish and
  // remove the item, so that the guest sees both changes.
  if (before && before.productId !== wanted.item.product)
    return fail<Refused>({ code: 'field.choice', field: 'replaces', order })
  const edited = addItem(editableOf(order), { line: priced.value, replaces: wanted.replaces })
  if (!edited.ok) return fail<Refused>({ ...edited, order })
  return ok({ order, line: priced.value, before, edited: edited.value, freed: freedOf(order, edited.value) })
}
