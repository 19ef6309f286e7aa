import { useEffect, useState } from 'react'
import { type LastOrder, readLastOrders } from '#modules/ordering/site/parts/last-orders.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import type { Storefront } from '../contract.ts'
import type { CartStore } from './cart-store.ts'
import { type AgainProblem, orderAgain } from './order-again.ts'

/**
 * The last order that was placed on this device at this branch. `take` adds its items to the cart and sets its delivery type. The cart
 * compares the items with the current menu. `problem` is the part of the order that the branch does not offer any more. An address with
 * '?again=<uid>' calls `take` when the page is opened.
 */
export function useLastOrder(
  branch: Storefront['branch'],
  store: CartStore,
  onTaken: () => void,
): { order: LastOrder | undefined; take: () => void; problem: AgainProblem | undefined } {
  const [order, setOrder] = useState<LastOrder>()
  const [problem, setProblem] = useState<AgainProblem>()
  const branchId = branch.id
  const take = (one: LastOrder) => {
    const again = orderAgain(one.again, store.read(), branch)
    store.change(again.change)
    setProblem(again.problem)
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
  return { order, take: () => order && take(order), problem }
}
