import './checkout.css'
import { type ReactNode, useState } from 'react'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import type { Locale } from '#contract/locale.ts'
import { lastOrderTexts } from '../../../words/last-order.ts'
import { readLastOrders, statusHref } from '../last-orders.ts'
import { FailedPayment } from './checkout-notices.tsx'

interface Here {
  locale: Locale
  branchId: string
}
/** Milliseconds after an order for which an empty checkout shows a link to the order. */
const BACK_MS = 24 * 60 * 60_000

/** Link to the last order: a guest who returns here with an empty cart has probably just ordered. */
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

/** Shown by the checkout if there is no booking, for example after a direct link. Links back to the booking. */
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

/** Shown until the browser has read the booking. */
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

/** Shown by the checkout if the cart is empty. Links back to the store; the typed fields stay stored. */
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
 * For a guest who returns from a payment page on a device without the cart or booking, for example because the payment began with a link in
 * a mail. Links to the order, which can be paid again there.
 */
export function OrderNotPaid(props: { title: string; isCanceled: boolean; texts: CheckoutTexts; href: string }) {
  const { failedPayment, unpaid } = props.texts
  return (
    <div className="m-ordering wrap">
      <div className="empty-state">
        <h1>{props.title}</h1>
        <FailedPayment isCanceled={props.isCanceled} texts={{ failedPayment, canceledPayment: unpaid.canceled }} />
        <a className="btn pri lg" href={props.href}>
          {unpaid.toOrder}
        </a>
      </div>
    </div>
  )
}

/** Shown if the menu or the vehicles could not be loaded, with a button to try again. */
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
