import { leaveTo } from '#ui/site/framed.ts'
import { tellVisitEvent, type VisitGoods } from '#ui/site/visit-events.ts'
import type { Locale } from '#contract/locale.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { ShownSection } from './checkout-sections.ts'
import type { ContactFlags } from '../../../rules/contact.ts'
import type { PaymentMethod } from './checkout-form.ts'
import type { LegalTarget } from './choice-sections.tsx'
import { type LastOrder, rememberOrder, statusHref } from '../last-orders.ts'
import type { OpenPayment } from './open-payment.ts'

/** The data of the business that every checkout needs. */
export interface CheckoutCommon {
  locale: Locale
  branch: Pick<PublicBranch, 'id' | 'identifier' | 'name' | 'country' | 'isQuotationRequired' | 'isTipEnabled'> &
    ContactFlags
  currency: string
  methods: PaymentMethod[]
  isSmsEnabled: boolean
  isPaidOrderLabelEnabled: boolean
  legal: { terms: LegalTarget; privacy: LegalTarget }
  /** Sections of other modules. */
  sections: readonly ShownSection[]
  /** Set if the customer returned without having paid (specification §2, checkout/error). `order`: the order named in the address. */
  failed: { order: OpenPayment | undefined; isCanceled: boolean } | undefined
}

/** The page of the order whose payment failed; undefined if the address contains no order. */
export function unpaidHref({ failed, locale }: Pick<CheckoutCommon, 'failed' | 'locale'>): string | undefined {
  const order = failed?.order
  return order && `/${locale}/status/${order.uid}/${order.hash}`
}

/** The branch's settings that determine which fields the form shows. */
export const contactFlags = [
  'isTakeawayEmailRequired',
  'isTakeawayPhoneRequired',
  'isTakeawayAddressRequired',
  'isDeliveryEmailRequired',
  'isDeliveryPhoneRequired',
  'isDeliveryAddressRequired',
  'isDineInEmailRequired',
  'isDineInPhoneRequired',
  'isDineInAddressRequired',
  'isTableSelectionEnabled',
] as const

/** After an order is placed, opens the payment page if there is one, otherwise the status page. Stores the order on the device. */
export function leaveCheckout(
  placed: { uid: string; hash: string; paymentRedirectUrl?: string | undefined },
  locale: Locale,
  go: {
    forget: () => void
    navigate: (path: string) => void
    ordered: Pick<LastOrder, 'branchId' | 'kind' | 'text' | 'again' | 'againKey'>
    goods: VisitGoods
  },
): void {
  tellVisitEvent({ action: 'purchase', category: 'ecommerce', data: { order: placed.uid, ...go.goods } })
  rememberOrder({ uid: placed.uid, hash: placed.hash, at: Date.now(), ...go.ordered })
  if (placed.paymentRedirectUrl) {
    // If the page is in a frame of another website, the payment page opens in a new tab. The frame then shows the status page, which
    // empties the cart after the payment.
    if (!leaveTo(placed.paymentRedirectUrl)) go.navigate(statusHref(locale, placed))
    return
  }
  go.forget()
  whenOnline(() => go.navigate(statusHref(locale, placed)))
}

/**
 * Runs `act` as soon as the network is available. If the network is lost right after an order was placed, the router cannot load the next
 * page, and the browser would show its own error page. The current page therefore stays open with a link to the order, and continues when
 * the network is back.
 */
export function whenOnline(act: () => void, screen: Pick<Window, 'navigator' | 'addEventListener'> = window): void {
  if (screen.navigator.onLine) act()
  else screen.addEventListener('online', act, { once: true })
}
