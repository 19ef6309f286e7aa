import './checkout.css'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { FailedPayment } from './checkout-notices.tsx'

/** A checkout without anything in it (a direct link): the way back to the booking. */
export function NothingToOrder({ texts, href }: { texts: CheckoutTexts['empty']; href: string }) {
  return (
    <div className="m-ordering wrap">
      <div className="empty-state">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <a className="btn pri lg" href={href}>
          {texts.action}
        </a>
      </div>
    </div>
  )
}

/** Until the browser has read what was booked; the page keeps its height. */
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

/** Nothing in the cart (any more): the way back to the store; what was typed is kept. */
export function EmptyCart(props: { title: string; texts: { empty: string; toStore: string }; href: string }) {
  return (
    <div className="m-ordering wrap">
      <div className="empty-state">
        <h1>{props.title}</h1>
        <p role="status">{props.texts.empty}</p>
        <a className="btn pri lg" href={props.href}>
          {props.texts.toStore}
        </a>
      </div>
    </div>
  )
}

/** Back from a payment page without cart or booking, as after paying from a mail's link: the order itself can be paid again. */
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

/** What can be ordered could not be read. */
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
