import { followNetwork } from './follow-network.ts'
import { followOpening } from './follow-opening.ts'
import { offerInstall } from './offer-install.ts'

/** What a page needs once it works: nothing of it is part of the first load. */
export function settle(screen: Window & typeof globalThis): void {
  followNetwork(screen)
  followOpening(screen.document)
  offerInstall(screen.document)
}
