import { keep } from '#ui/site/kept.ts'
import type { PublicOrder } from '../../../contract.ts'

/** Stores the state shown on this page for the offline page: only its texts, and no other data of the order. */
export function keepOrder({ ticketNumber, uid }: Pick<PublicOrder, 'ticketNumber' | 'uid'>): void {
  const [kind = ''] = document.title.split(' - ')
  const text = document.querySelector('main h1')?.textContent?.trim() ?? ''
  keep({ kind: 'order', title: `${kind} ${ticketNumber ?? uid}`, text, href: location.pathname })
}
