import { useEffect, useState } from 'react'
import { type LastOrder, readLastOrders } from '#modules/ordering/site/parts/last-orders.ts'
import { newKey } from '#ui/new-key.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { parseLines } from './cart.ts'
import type { CartStore } from './cart-store.ts'

/**
 * The last order that was placed on this device at this branch. `take` adds its items to the cart, where they are compared with the current
 * menu. An address with '?again=<uid>' does this when the page is opened.
 */
export function useLastOrder(
  branchId: string,
  store: CartStore,
  onTaken: () => void,
): { order: LastOrder | undefined; take: () => void } {
  const [order, setOrder] = useState<LastOrder>()
  const take = (one: LastOrder) => {
    store.change({
      items: [...store.read().items, ...parseLines(one.again).map((line) => ({ ...line, key: newKey() }))],
    })
    onTaken()
  }
  useEffect(() => {
    if (isSelfServiceHere()) return
    const orders = readLastOrders(Date.now()).filter((one) => one.branchId === branchId)
    setOrder(orders[0])
    const query = new URLSearchParams(location.search)
    const asked = query.get('again')
    if (asked === null) return
    query.delete('again')
    const rest = query.toString()
    history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : '') + location.hash)
    const wanted = orders.find(({ uid }) => uid === asked)
    if (wanted) take(wanted)
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the page is opened
  }, [branchId])
  return { order, take: () => order && take(order) }
}
