import { keep } from '#ui/site/kept.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isFinal } from '../../../rules/lifecycle.ts'
import { rememberEnd } from '../last-orders.ts'

/** Stores the state of this order for the page that is shown while offline. Only the shown texts are stored, no other data of the order. */
export function keepOrder({ state, ticketNumber, uid }: Pick<PublicOrder, 'state' | 'ticketNumber' | 'uid'>): void {
  if (isFinal(state)) rememberEnd([uid], Date.now())
  const [kind = ''] = document.title.split(' - ')
  const text = document.querySelector('main h1')?.textContent?.trim() ?? ''
  keep({ kind: 'order', title: `${kind} ${ticketNumber ?? uid}`, text, href: location.pathname })
}
