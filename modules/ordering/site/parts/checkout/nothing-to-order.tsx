import './checkout.css'
import { type ReactNode, useState } from 'react'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import type { Locale } from '#contract/locale.ts'
import { lastOrderTexts } from '../../../words/last-order.ts'
import { readLastOrders, statusHref } from '../last-orders.ts'
import { UnpaidOrder, type UnpaidOrderProps } from './unpaid-order.tsx'

interface Here {
  locale: Locale
  branchId: string
}
/** If the checkout is empty within this many milliseconds after an order, it links to that order. */
const BACK_MS = 24 * 60 * 60_000

/** Link to the guest's last order. A guest who comes back to the checkout and has nothing to order has probably just ordered. */
function ToLastOrder({ branchId, locale }: Here) {
  const [order] = useState(() => {
    const now = Date.now()
    return readLastOrders(now).find((one) => one.branchId === branchId && now - one.at < BACK_MS)
  })
  return (
    order && (
      <a className="btn soft lg" href={statusHref(locale, order)}>
        {lastOrderTexts(locale)[order.kind === 'ride' ? 'toRide' : 'toOrder']}
      </a>
    )
  )
}

/** Shown on the checkout of rides if this browser tab has stored no booking, for example after a direct link. Links to the booking form. */
export function NothingToOrder({ texts, href, ...at }: { texts: CheckoutTexts['empty']; href: string } & Here) {
  return (
    <div className="m-ordering wrap">
      <div className="empty-state">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <ToLastOrder {...at} />
        <a className="btn pri lg" href={href}>
          {texts.action}
        </a>
      </div>
    </div>
  )
}

/** Shown until the browser has read the booking or the cart from its storage. */
export function OrderLoading({ title, text }: { title: string; text: string }) {
  return (
    <div className="m-ordering wrap">
      <div className="empty-state order-loading" aria-busy="true">
        <h1>{title}</h1>
        <p role="status">{text}</p>
      </div>
    </div>
  )
}

/** Shown on the checkout of food if the cart is empty. Links back to the store. The input of the form stays stored. */
export function EmptyCart(
  props: { title: string; texts: { empty: string; toStore: string }; href: string; undo?: ReactNode } & Here,
) {
  return (
    <div className="m-ordering wrap">
      <div className="empty-state">
        <h1>{props.title}</h1>
        <p role="status">{props.texts.empty}</p>
        {props.undo}
        <ToLastOrder {...props} />
        <a className="btn pri lg" href={props.href}>
          {props.texts.toStore}
        </a>
      </div>
    </div>
  )
}

/**
 * Shown to a guest who did not finish the payment and comes back in another tab or on another device, which does not have the cart or the
 * booking. For example, the guest opened the payment page from a link in a mail.
 */
export const OrderNotPaid = ({ title, ...unpaid }: { title: string } & UnpaidOrderProps) => (
  <div className="m-ordering wrap">
    <div className="empty-state">
      <h1>{title}</h1>
      <UnpaidOrder {...unpaid} />
    </div>
  </div>
)

/** Shown if menu or vehicles could not be loaded. A button loads them again. */
export function OrderUnavailable(props: { title: string; texts: CheckoutTexts['errors']; onRetry: () => void }) {
  return (
    <div className="m-ordering wrap">
      <div className="empty-state">
        <h1>{props.title}</h1>
        <p role="alert">{props.texts.unknownAdvice}</p>
        <button type="button" className="btn pri lg" onClick={props.onRetry}>
          {props.texts.retry}
        </button>
      </div>
    </div>
  )
}
