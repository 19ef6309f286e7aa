import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { orderCalls } from '#modules/ordering/site/parts/calls.ts'
import { type OpenPayment, readOpenPayment } from '#modules/ordering/site/parts/checkout/open-payment.ts'
import { readLastOrders } from '#modules/ordering/site/parts/last-orders.ts'
import type { CartLine } from '../cart.ts'
import { isOrderedCart } from '../order-again.ts'

/**
 * The order that another tab of this device placed and that waits for its payment, if the cart still holds exactly this order. Otherwise the
 * guest would order and pay the same dishes twice. Undefined if there is none, or if this tab placed it and so knows it already.
 */
export function useOrderedElsewhere(
  branchId: string,
  items: readonly CartLine[],
  locale: Locale,
): OpenPayment | undefined {
  const [found, setFound] = useState<OpenPayment>()
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || readOpenPayment(branchId)) return
    const isInCart = ({ again, branchId: of }: { again: string; branchId: string }) =>
      of === branchId && isOrderedCart({ items }, again)
    const last = readLastOrders(Date.now()).find(isInCart)
    if (!last) return
    const { hash, uid } = last
    const read = await orderCalls(locale, { uid, hash }).read()
    if (read.ok) setFound(read.value.canPay ? { uid, hash, body: '' } : undefined)
  })
  useEffect(() => {
    const act = () => void look()
    act()
    // The other tab may place the order while this page is already open. The guest then comes back to this page.
    document.addEventListener('visibilitychange', act)
    return () => document.removeEventListener('visibilitychange', act)
  }, [])
  return found
}
