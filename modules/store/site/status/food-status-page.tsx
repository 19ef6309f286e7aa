import { useCallback, useState } from 'react'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { readOpenPayment, settlePayment } from '#modules/ordering/site/parts/checkout/open-payment.ts'
import { readLastOrders } from '#modules/ordering/site/parts/last-orders.ts'
import type { OrderPage } from '#modules/ordering/site/parts/status/status-kinds.ts'
import { InstallPromotion } from '#ui/site/install/install-promotion.tsx'
import { useLeftBehind } from '#ui/site/left-behind.ts'
import type { CartLine } from '../cart.ts'
import { createCartStore } from '../cart-store.ts'
import { isOrderedCart, isOtherCart } from '../order-again.ts'
import { FoodStatus } from './food-status.tsx'
import { storeAgain } from './store-again.ts'
import { WaitingCart, waitingItems } from './waiting-cart.tsx'

/** The status page of a food order. It renders `FoodStatus` with the links and actions that depend on this branch and this browser. */
export default function FoodStatusPage(page: OrderPage) {
  const { at, branch, icon, isInstallable, locale, order, shopName } = page
  const storeHref = `/${locale}/store/${branch.identifier}`
  useLeftBehind(storeHref)
  const [waiting, setWaiting] = useState<readonly CartLine[]>([])
  const onNews = useCallback((news: PublicOrder) => {
    forgetPaidCart(news)
    const isKept = readOpenPayment(news.branchId)?.uid === news.uid || holdsOrder(news)
    setWaiting(waitingItems(createCartStore(news.branchId).read(), isKept))
  }, [])
  return (
    <FoodStatus
      {...page}
      storeHref={storeAgain(storeHref, order, at)}
      directions={branch.directions}
      onNews={onNews}
      renderCart={() => <WaitingCart items={waiting} checkoutHref={`${storeHref}/checkout`} locale={locale} />}
      renderInstall={() => isInstallable && <InstallPromotion locale={locale} shopName={shopName} icon={icon} />}
    />
  )
}

/** Whether the cart of this device still holds this order. Another tab may have placed it, and the cart is kept until it is paid. */
const holdsOrder = (order: PublicOrder): boolean => isOrderedCart(cartOf(order), orderedOf(order))

const cartOf = ({ branchId }: PublicOrder) => createCartStore(branchId).read()
const orderedOf = ({ uid }: PublicOrder) => readLastOrders(Date.now()).find((one) => one.uid === uid)?.again

/**
 * Deletes the stored cart of the order when the order is paid. Before that the cart is kept, so that the guest can order again if the
 * payment fails.
 */
function forgetPaidCart(order: PublicOrder): void {
  const forget = () => createCartStore(order.branchId).forget()
  // Another tab may have settled the order already. Its items for later are then in the cart, and they stay.
  settlePayment(order, () => {
    if (!isOtherCart(cartOf(order), orderedOf(order))) forget()
  })
  if (order.isPaid && holdsOrder(order)) forget()
}
