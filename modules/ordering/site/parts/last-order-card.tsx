import './last-order.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { lastOrderTexts } from '../../words/last-order.ts'
import { forgetLastOrders, type LastOrder, orderedLines, orderedWords, rememberEnd, statusHref } from './last-orders.ts'
import { askEnd, isEndKnown } from './order-end.ts'

interface LastOrderProps {
  order: LastOrder
  locale: Locale
  /** Address of the page on which the same items can be ordered again. It is not used if `onAgain` is given. */
  againHref: string
  onAgain?: (() => void) | undefined
}

/**
 * The card 'Ihre letzte Bestellung' with three actions: open the status page of the order, order the same again, and remove all stored
 * orders from this device. On phones it is one row instead (`LastLine`). `linePlace`: a place near the top of the page for this row.
 */
export function LastOrderCard(props: LastOrderProps & { linePlace?: Element | null }) {
  const { locale, order } = props
  const texts = lastOrderTexts(locale)
  const [isForgotten, setForgotten] = useState(false)
  const isCanceled = useCanceled(order, locale)
  if (isForgotten) return null
  const title = order.kind === 'ride' ? texts.rideTitle : texts.title
  const at = texts.at(dateOf(order))
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
  const line = (
    <LastLine {...props} title={title} when={props.linePlace ? at : undefined} isCanceled={isCanceled}>
      {forget}
    </LastLine>
  )
  return (
    <>
      {props.linePlace ? createPortal(line, props.linePlace) : line}
      <section className="m-ordering last-order" aria-label={title}>
        <Icon name="clock" />
        <div className="grow">
          <p>
            <span className="b">{title}</span> <span className="muted">{at}</span>
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
    </>
  )
}

/**
 * The last order in one row, on phones. The text opens the status page. `when`: the line that says when the order was placed; for a ride the
 * time of the pick-up is shown instead.
 */
function LastLine(
  props: LastOrderProps & { title: string; when: string | undefined; isCanceled: boolean; children: ReactNode },
) {
  const { locale, order, title } = props
  const texts = lastOrderTexts(locale)
  const lines = orderedLines(order, locale)
  const when = lines.pickUp ?? props.when
  return (
    <section className="m-ordering last-line" aria-label={title}>
      <a href={statusHref(locale, order)}>
        <span className="muted">{props.isCanceled ? `${title}, ${texts.canceled}` : title}</span>
        <span className="b">{lines.what}</span>
        {when && <span>{when}</span>}
        <span className="vh">: {texts.look}</span>
      </a>
      <AgainButton {...props} />
      {props.children}
    </section>
  )
}

const dateOf = ({ at }: LastOrder) =>
  new Date(at).toLocaleDateString('de-AT', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** Orders the same again: on this page, or on the page on which the branch takes orders. */
function AgainButton(props: LastOrderProps) {
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
