import { keep } from '#ui/site/kept.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { pageLocale } from '#ui/site/page-locale.ts'
import { orderedWords, readLastOrders, rememberEnd } from '../last-orders.ts'

/**
 * Stores what the offline page shows about this order: title, heading and address of this page and, if the order was placed on this device,
 * its items. Also stores whether the order has ended or was cancelled (`rememberEnd`). If staff undid a completion, the order counts as open again.
 */
export function keepOrder({ state, ticketNumber, uid }: Pick<PublicOrder, 'state' | 'ticketNumber' | 'uid'>): void {
  rememberEnd([uid], Date.now(), { isOver: isFinal(state), isCanceled: state === 'canceled' })
  const [kind = ''] = document.title.split(' - ')
  const heading = document.querySelector('main h1')?.textContent?.trim() ?? ''
  const ordered = readLastOrders(Date.now()).find((one) => one.uid === uid)
  const text = ordered ? `${heading} ${orderedWords(ordered, pageLocale()).text}` : heading
  keep({ kind: 'order', title: `${kind} ${ticketNumber ?? uid}`, text, href: location.pathname })
}
