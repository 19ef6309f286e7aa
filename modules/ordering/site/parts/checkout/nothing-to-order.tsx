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
/** Milliseconds after an order in which an empty checkout shows a link to it. */
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

/** A checkout without a booking (opened by a direct link): shows a link back to the booking. */
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

/** Shown until the browser has read the booking; the page keeps its height. */
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

/** A checkout with an empty cart: shows a link back to the store; typed fields are kept. */
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
 * For a guest who returned from a payment page without cart or booking, for example because the payment began with a link in a mail: shows a
 * link to the order, where it can be paid again.
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
