import { areaNamed, type PricedArea } from '#modules/branches/rules/delivery.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { newKey } from '#ui/new-key.ts'
import { type ServingBranch, servingTypes } from '../rules/serving.ts'
import { type Cart, type CartLine, parseCart, serialiseCart, emptyCart } from './cart.ts'

type Ordered = Pick<Cart, 'items' | 'deliveryType' | 'deliveryArea'>

/**
 * The part of a placed order that is stored so that the guest can order it again: items, delivery type and delivery area. Dine-in at a
 * table is not stored, because the guest may sit at no table the next time.
 */
export const serialiseOrdered = (
  items: readonly CartLine[],
  { deliveryArea, serving, table }: { deliveryArea: string; serving: DeliveryType; table: string },
): string =>
  serialiseCart(
    { ...emptyCart, items, deliveryType: serving === 'dineIn' && table !== '' ? null : serving, deliveryArea },
    0,
  )

/** Reads an order that `serialiseOrdered` has stored. Earlier releases stored only the list of items; this format is read, too. */
export function parseOrdered(stored: string): Ordered {
  const isList = stored.trimStart().startsWith('[')
  return parseCart(isList ? `{"version":1,"at":0,"cart":{"items":${stored}}}` : stored, 0)
}

/**
 * Whether the cart still holds exactly what was ordered. Each item has a random key, so other items of the same product are told apart.
 * `stored`: the order as `serialiseOrdered` stored it on this device.
 */
export function isOrderedCart({ items }: Pick<Cart, 'items'>, stored: string | undefined): boolean {
  if (stored === undefined || items.length === 0) return false
  const keysOf = (lines: readonly CartLine[]) => lines.map(({ amount, key }) => `${key} ${amount}`).join()
  return keysOf(items) === keysOf(parseOrdered(stored).items)
}

/** Whether the cart holds something, but no item of what was ordered. `stored`: the order as `serialiseOrdered` stored it on this device. */
export function isOtherCart({ items }: Pick<Cart, 'items'>, stored: string | undefined): boolean {
  if (stored === undefined || items.length === 0) return false
  const ordered = new Set(parseOrdered(stored).items.map(({ key }) => key))
  return ordered.size > 0 && !items.some(({ key }) => ordered.has(key))
}

/** The part of the earlier order that the branch does not offer any more. `type`: its delivery type. `area`: its delivery area. */
export type AgainProblem = { readonly code: 'type'; readonly type: DeliveryType } | { readonly code: 'area' }

/**
 * Returns the changes of the cart that repeat an earlier order. The items of this order are added. Its delivery type and area are set if the
 * branch still offers them; otherwise `problem` names what the branch does not offer. A guest who sits at a table now keeps the table.
 */
export function orderAgain(
  stored: string,
  cart: Cart,
  branch: Pick<ServingBranch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'> & {
    readonly deliveryAreas: readonly PricedArea[]
  },
): { change: Partial<Cart>; problem: AgainProblem | undefined } {
  const { deliveryArea, deliveryType, items } = parseOrdered(stored)
  const added = { items: [...cart.items, ...items.map((line) => ({ ...line, key: newKey() }))] }
  const isSeated = cart.deliveryType === 'dineIn' && cart.table !== ''
  if (deliveryType === null || isSeated) return { change: added, problem: undefined }
  if (!servingTypes(branch).includes(deliveryType))
    return { change: added, problem: { code: 'type', type: deliveryType } }
  if (deliveryType !== 'delivery') return { change: { ...added, deliveryType }, problem: undefined }
  const isGone = deliveryArea !== '' && !areaNamed(branch.deliveryAreas, deliveryArea)
  return {
    change: { ...added, deliveryType, deliveryArea: isGone ? '' : deliveryArea },
    problem: isGone ? { code: 'area' } : undefined,
  }
}
