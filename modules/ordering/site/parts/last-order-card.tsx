import './last-order.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { lastOrderTexts } from '../../words/last-order.ts'
import { forgetLastOrders, type LastOrder, orderedLines, orderedWords, rememberEnd, statusHref } from './last-orders.ts'
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
  /** A place near the top of the page. Phones show the order there, in few words, instead of the card. */
  linePlace?: Element | null
}) {
  const { locale, order } = props
  const texts = lastOrderTexts(locale)
  const [isForgotten, setForgotten] = useState(false)
  const isCanceled = useCanceled(order, locale)
  if (isForgotten) return null
  const isRide = order.kind === 'ride'
  const date = new Date(order.at).toLocaleDateString('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric' })
  const title = isRide ? texts.rideTitle : texts.title
  const lines = orderedLines(order, locale)
  const when = lines.pickUp ?? texts.at(date)
  const forget = (
    <button
      type="button"
      className="btn quiet forget"
      aria-label={texts.forget}
      onClick={() => {
        forgetLastOrders()
        setForgotten(true)
      }}
    >
      <Icon name="trash" size="s" />
      <span>{texts.forget}</span>
    </button>
  )
  return (
    <section className={`m-ordering last-order${props.linePlace ? ' wide' : ''}`} aria-label={title}>
      {props.linePlace &&
        createPortal(
          <section className="m-ordering last-line" aria-label={title}>
            <a href={statusHref(locale, order)}>
              <span className="b">{lines.what}</span>
              <span>{isCanceled ? `${when}, ${texts.canceled}` : when}</span>
              <span className="vh">: {texts.look}</span>
            </a>
            <AgainButton {...props} />
            {forget}
          </section>,
          props.linePlace,
        )}
      <Icon name="clock" />
      <div className="grow">
        <p>
          <span className="b">{title}</span> <span className="muted">{texts.at(date)}</span>
          {isCanceled && <span className="b">{`, ${texts.canceled}`}</span>}
        </p>
        <p className="small what">{orderedWords(order, locale).text}</p>
      </div>
      <div className="row wrapx">
        <AgainButton {...props} />
        <a className="btn quiet" href={statusHref(locale, order)}>
          {texts.look}
        </a>
        {forget}
      </div>
    </section>
  )
}

/** Orders the same again: on this page, or on the page on which the branch takes orders. */
function AgainButton(props: Pick<Parameters<typeof LastOrderCard>[0], 'againHref' | 'locale' | 'onAgain' | 'order'>) {
  const { onAgain } = props
  const texts = lastOrderTexts(props.locale)
  const again = props.order.kind === 'ride' ? texts.againRide : texts.again
  return onAgain ? (
    <button type="button" className="btn soft" onClick={onAgain}>
      {again}
    </button>
  ) : (
    <a className="btn soft" href={props.againHref}>
      {again}
    </a>
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
