import { followNetwork } from './follow-network.ts'
import { followOpening } from './follow-opening.ts'
import { offerInstall } from './offer-install.ts'

/** Starts the parts that a page needs only once it works. None of them is part of the first load. */
export function settle(screen: Window & typeof globalThis): void {
  followNetwork(screen)
  followOpening(screen.document)
  offerInstall(screen.document)
}
