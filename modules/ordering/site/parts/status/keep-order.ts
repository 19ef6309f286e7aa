import { keep } from '#ui/site/kept.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { rememberEnd } from '../last-orders.ts'

/**
 * Stores the title, the heading and the address of the page, so that the offline page can show them. If the order has ended, stores this as
 * well (`rememberEnd`).
 */
export function keepOrder({ state, ticketNumber, uid }: Pick<PublicOrder, 'state' | 'ticketNumber' | 'uid'>): void {
  if (isFinal(state)) rememberEnd([uid], Date.now())
  const [kind = ''] = document.title.split(' - ')
  const text = document.querySelector('main h1')?.textContent?.trim() ?? ''
  keep({ kind: 'order', title: `${kind} ${ticketNumber ?? uid}`, text, href: location.pathname })
}
