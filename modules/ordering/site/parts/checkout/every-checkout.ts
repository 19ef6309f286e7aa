import { leaveTo } from '#ui/site/framed.ts'
import { isReachable } from '#ui/site/reachable.ts'
import { tellVisitEvent, type VisitGoods } from '#ui/site/visit-events.ts'
import type { Locale } from '#contract/locale.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { ShownSection } from './checkout-sections.ts'
import type { ContactFlags } from '../../../rules/contact.ts'
import type { PaymentMethod } from './checkout-form.ts'
import type { LegalTarget } from './choice-sections.tsx'
import { type LastOrder, rememberOrder, statusHref } from '../last-orders.ts'
import type { OpenPayment } from './open-payment.ts'

/** The data of brand and branch that the checkout needs for rides as well as for food. */
export interface CheckoutCommon {
  locale: Locale
  branch: Pick<PublicBranch, 'id' | 'identifier' | 'name' | 'country' | 'isQuotationRequired' | 'isTipEnabled'> &
    ContactFlags
  currency: string
  methods: PaymentMethod[]
  isSmsEnabled: boolean
  isPaidOrderLabelEnabled: boolean
  legal: { terms: LegalTarget; privacy: LegalTarget }
  /** Sections that other modules add to the form. */
  sections: readonly ShownSection[]
  /**
   * Set if the customer came back from the payment page without having paid (specification §2, checkout/error). `order`: the order in the
   * page's address.
   */
  failed: { order: OpenPayment | undefined; isCanceled: boolean } | undefined
}

/** The settings of a branch that decide which contact fields the form shows and requires. */
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

/** Called when the order was placed. Stores the order on this device. Then opens the payment page or, if there is none, the status page. */
export function leaveCheckout(
  placed: { uid: string; hash: string; paymentRedirectUrl?: string | undefined },
  locale: Locale,
  go: {
    forget: () => void
    navigate: (path: string) => void
    ordered: Pick<LastOrder, 'branchId' | 'kind' | 'again' | 'againKey'> & { words: NonNullable<LastOrder['words']> }
    goods: VisitGoods
  },
): void {
  tellVisitEvent({ action: 'purchase', category: 'ecommerce', data: { order: placed.uid, ...go.goods } })
  rememberOrder({ uid: placed.uid, hash: placed.hash, at: Date.now(), ...go.ordered.words[locale], ...go.ordered })
  if (placed.paymentRedirectUrl) {
    // If this page is in a frame of another website, `leaveTo` opens the payment page in a new tab. The frame then shows the status page,
    // which empties the cart after the payment.
    if (!leaveTo(placed.paymentRedirectUrl)) go.navigate(statusHref(locale, placed))
    return
  }
  go.forget()
  void whenOnline(() => go.navigate(statusHref(locale, placed)))
}

/**
 * Calls `act` now, or as soon as the device is online again. If the network fails right after an order was placed, the next page cannot be
 * loaded, and the browser would show its own error page. Instead the current page stays open and continues later. If the browser reports no
 * network, it may be wrong, so the server is asked as well.
 */
export async function whenOnline(
  act: () => void,
  screen: Pick<Window, 'navigator' | 'addEventListener'> = window,
  isReached: () => Promise<boolean> = isReachable,
): Promise<void> {
  if (screen.navigator.onLine) return act()
  const isBack = new Promise<void>((resolve) => {
    screen.addEventListener('online', () => resolve(), { once: true })
  })
  if (!(await Promise.race([isReached(), isBack.then(() => true)]))) await isBack
  act()
}
