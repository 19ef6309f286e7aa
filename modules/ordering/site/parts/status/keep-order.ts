import { keep } from '#ui/site/kept.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { rememberEnd } from '../last-orders.ts'

/**
 * Stores what the page shows about this order, so that the offline page can show it. Only the title, the heading and the address of the page
 * are stored.
 */
export function keepOrder({ state, ticketNumber, uid }: Pick<PublicOrder, 'state' | 'ticketNumber' | 'uid'>): void {
  if (isFinal(state)) rememberEnd([uid], Date.now())
  const [kind = ''] = document.title.split(' - ')
  const text = document.querySelector('main h1')?.textContent?.trim() ?? ''
  keep({ kind: 'order', title: `${kind} ${ticketNumber ?? uid}`, text, href: location.pathname })
}
