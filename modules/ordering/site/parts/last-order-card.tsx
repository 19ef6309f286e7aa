import './last-order.css'
import { useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { lastOrderTexts } from '../../words/last-order.ts'
import { forgetLastOrders, type LastOrder, orderedWords, rememberEnd, statusHref } from './last-orders.ts'
import { askEnd, isEndKnown } from './order-end.ts'

/**
 * The card 'Ihre letzte Bestellung' with three actions: open the status page of the order, order the same again, and remove all stored
 * orders from this device.
 */
export function LastOrderCard(props: {
  order: LastOrder
  locale: Locale
  /** Address of the page on which the same items can be ordered again. It is not used if `onAgain` is given. */
  againHref: string
  onAgain?: (() => void) | undefined
}) {
  const { againHref, locale, onAgain, order } = props
  const texts = lastOrderTexts(locale)
  const [isForgotten, setForgotten] = useState(false)
  const isCanceled = useCanceled(order, locale)
  if (isForgotten) return null
  const isRide = order.kind === 'ride'
  const date = new Date(order.at).toLocaleDateString('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric' })
  const again = isRide ? texts.againRide : texts.again
  return (
    <section className="m-ordering last-order" aria-label={isRide ? texts.rideTitle : texts.title}>
      <Icon name="clock" />
      <div className="grow">
        <p>
          <span className="b">{isRide ? texts.rideTitle : texts.title}</span>{' '}
          <span className="muted">{texts.at(date)}</span>
          {isCanceled && <span className="b">{`, ${texts.canceled}`}</span>}
        </p>
        <p className="small what">{orderedWords(order, locale).text}</p>
      </div>
      <div className="row wrapx">
        {onAgain ? (
          <button type="button" className="btn soft" onClick={onAgain}>
            {again}
          </button>
        ) : (
          <a className="btn soft" href={againHref}>
            {again}
          </a>
        )}
        <a className="btn quiet" href={statusHref(locale, order)}>
          {texts.look}
        </a>
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            forgetLastOrders()
            setForgotten(true)
          }}
        >
          {texts.forget}
        </button>
      </div>
    </section>
  )
}

/**
 * Whether the order was cancelled. Staff may have cancelled it since this device last heard of it, so the server is asked once when the card
 * is shown, until the device knows how the order ended.
 */
function useCanceled(order: LastOrder, locale: Locale): boolean {
  const [asked, setAsked] = useState<{ uid: string; isCanceled: boolean }>()
  useEffect(() => {
    if (isEndKnown(order)) return undefined
    let isShown = true
    void askEnd(order, locale).then((end) => {
      if (!end || !isShown) return
      rememberEnd([order.uid], Date.now(), end)
      setAsked({ uid: order.uid, isCanceled: end.isCanceled })
    })
    return () => {
      isShown = false
    }
  }, [order, locale])
  return asked?.uid === order.uid ? asked.isCanceled : (order.isCanceled ?? false)
}
