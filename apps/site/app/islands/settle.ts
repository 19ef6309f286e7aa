import { followNetwork } from './follow-network.ts'
import { followOpening } from './follow-opening.ts'
import { offerInstall } from './offer-install.ts'

/** Starts the code that a page needs only after it has become usable. This code is not part of the first load. */
export function settle(screen: Window & typeof globalThis): void {
  followNetwork(screen)
  followOpening(screen.document)
  offerInstall(screen.document)
}
