import './checkout.css'
import type { CheckoutTexts } from '#i18n/checkout.ts'

/** A checkout without anything in it (a direct link): the way back to the booking. */
export function NothingToOrder({ texts, href }: { texts: CheckoutTexts['empty']; href: string }) {
  return (
    <div className="wrap">
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
    <div className="wrap">
      <div className="empty-state order-loading" aria-busy="true">
        <h1>{title}</h1>
        <p role="status">{text}</p>
      </div>
    </div>
  )
}
