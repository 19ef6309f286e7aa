import { useEffect } from 'react'
import type { Locale } from '#contract/locale.ts'
import { keep } from '#ui/site/kept.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { pageLocale } from '#ui/site/page-locale.ts'
import { isCanceledState } from '../order-end.ts'
import { orderedWords, readLastOrders, rememberEnd, statusHref } from '../last-orders.ts'
import { replacementOf } from '../replaced-order.ts'

type Shown = Pick<PublicOrder, 'state' | 'ticketNumber' | 'calledNumber' | 'uid'>

/**
 * Keeps what this device stores about the order up to date (`keepOrder`). If a changed order has replaced it in this tab, the page of that
 * order opens instead: with 'back' a guest can come to an unpaid order that was cancelled for that reason, and would read 'storniert'.
 */
export function useKeptOrder(order: Shown, locale: Locale): void {
  useEffect(() => keepOrder(order), [order])
  const { state, uid } = order
  useEffect(() => {
    const next = state === 'canceled' ? replacementOf(uid) : undefined
    if (next) location.replace(statusHref(locale, next))
  }, [state, uid, locale])
}

/**
 * Stores what the offline page shows about this order: title, heading and address of this page and, if the order was placed on this device,
 * its items. Also stores whether the order has ended or was cancelled (`rememberEnd`). If staff undid a completion, the order counts as open again.
 */
function keepOrder({ state, ticketNumber, calledNumber, uid }: Shown): void {
  rememberEnd([uid], Date.now(), { isOver: isFinal(state), isCanceled: isCanceledState(state) })
  const [kind = ''] = document.title.split(' - ')
  const heading = document.querySelector('main h1')?.textContent?.trim() ?? ''
  const ordered = readLastOrders(Date.now()).find((one) => one.uid === uid)
  const text = ordered ? `${heading} ${orderedWords(ordered, pageLocale()).text}` : heading
  keep({ kind: 'order', title: `${kind} ${calledNumber ?? ticketNumber ?? uid}`, text, href: location.pathname })
}
