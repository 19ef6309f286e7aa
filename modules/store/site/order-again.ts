import { areaNamed, type PricedArea } from '#modules/branches/rules/delivery.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import { newKey } from '#ui/new-key.ts'
import { type ServingBranch, servingTypes } from '../rules/serving.ts'
import { type Cart, type CartLine, parseCart, serialiseCart, emptyCart } from './cart.ts'

type Ordered = Pick<Cart, 'items' | 'deliveryType' | 'deliveryArea'>

/**
 * What is stored of a placed order so that the guest can order it again: its items, its delivery type and its delivery area. Dine-in at a
 * table belongs to that visit and is not stored.
 */
export const serialiseOrdered = (
  items: readonly CartLine[],
  { deliveryArea, serving, table }: { deliveryArea: string; serving: DeliveryType; table: string },
): string =>
  serialiseCart(
    { ...emptyCart, items, deliveryType: serving === 'dineIn' && table !== '' ? null : serving, deliveryArea },
    0,
  )

/** Reads what `serialiseOrdered` stored. Devices may still hold orders of which only the list of items was stored. */
export function parseOrdered(stored: string): Ordered {
  const isList = stored.trimStart().startsWith('[')
  return parseCart(isList ? `{"version":1,"at":0,"cart":{"items":${stored}}}` : stored, 0)
}

/** What of the earlier order is not offered any more. `type`: its delivery type. */
export type AgainProblem = { readonly code: 'type'; readonly type: DeliveryType } | { readonly code: 'area' }

/**
 * The changes of the cart that order the same again. The items are added. Delivery type and area become those of the order where the branch
 * still offers them. A guest who now sits at a table stays there.
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
