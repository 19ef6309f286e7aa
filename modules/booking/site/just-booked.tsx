import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { type LastOrder, orderedWords, readLastOrders, statusHref } from '#modules/ordering/site/parts/last-orders.ts'
import { readEntry, writeEntry } from '#modules/ordering/site/parts/session.ts'
import { lastOrderTexts } from '#modules/ordering/words/last-order.ts'
import { Icon } from '#ui/site/icon.tsx'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { bookedTexts } from '../words/booked.ts'
import { bookedHere } from './booked-here.ts'
import { draftKey } from './draft-store.ts'

/**
 * Above the empty form after 'back' from the status page: which ride the guest has just booked, with a link to its status page. The page is
 * shown from here (docs/rules/guests.md, Back after an order). `onEmpty` empties a form that the browser has restored from its cache.
 */
export function JustBooked({ branchId, locale, onEmpty }: { branchId: string; locale: Locale; onEmpty: () => void }) {
  const [order, setOrder] = useState<LastOrder>()
  const place = useRef<HTMLDivElement>(null)
  const look = useEffectEvent((way: string) => {
    const uid = bookedHere(branchId, way)
    // A stored draft is a ride that the guest books now.
    if (!uid || isSelfServiceHere() || readEntry(draftKey(branchId)) !== null) return
    setOrder(readLastOrders(Date.now()).find((one) => one.uid === uid))
  })
  const lookAgain = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return
    // The page still holds the ride that is booked now. An empty form is not stored, because nobody has entered it.
    if (bookedHere(branchId, 'back_forward') && readEntry(draftKey(branchId)) === null) {
      onEmpty()
      writeEntry(draftKey(branchId), null)
    }
    look('back_forward')
  })
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    const way = (entry as PerformanceNavigationTiming | undefined)?.type ?? 'navigate'
    // The form has just been hydrated. The notice is drawn in a second step.
    queueMicrotask(() => look(way))
    // If the browser restores the page from its cache, no component is mounted again.
    const shown = (event: PageTransitionEvent) => lookAgain(event)
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  useEffect(() => {
    if (!order) return
    // The browser would scroll to the old place in the page, where the button of the form was.
    history.scrollRestoration = 'manual'
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [order])
  if (!order) return null
  return (
    <div ref={place} className="notice ok just-booked" role="status" tabIndex={-1}>
      <Icon name="check" />
      <div className="stack notice-body">
        <p className="b">{bookedTexts(locale).arrived}</p>
        <p>{orderedWords(order, locale).text}</p>
        <p>
          <a className="btn pri" href={statusHref(locale, order)}>
            {lastOrderTexts(locale).toRide}
          </a>
        </p>
      </div>
    </div>
  )
}
