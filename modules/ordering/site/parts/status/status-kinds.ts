import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '../../../contract.ts'
import type { OrderedNames } from '../../../rules/ordered-names.ts'
import { type SiteScreen, slot } from '#ui/site/module.ts'
import type { StatusBranch } from './status-parts.tsx'

/** The props that the status pages of all kinds of orders get. */
export interface OrderPage {
  locale: Locale
  order: PublicOrder
  /** The names of what was ordered, in the language of the page. Undefined if they are the same as in the order. */
  names?: OrderedNames | undefined
  hash: string
  /** When the server read the order, in milliseconds since 1970. */
  at: number
  shopName: string
  /**
   * Pictures of the theme; undefined if the theme has no such picture. `icon`: the app's icon. `scene`: the night picture. `hasOrderPictures`:
   * whether there are pictures for the states of an order.
   */
  icon: string | undefined
  scene: string | undefined
  /** A picture without a car, on which the page draws the booked vehicle. Undefined if the theme has no such picture. */
  road: string | undefined
  hasOrderPictures: boolean
  isReviewEnabled: boolean
  isInstallable: boolean
  areTicketsDisabled: boolean
  /** Whether screens in the restaurant show the ticket numbers (specification §3, enablePluginFrontdesk). */
  hasScreens: boolean
  /** Keys of the sections that other modules add. */
  sections: readonly string[]
  branch: OrderBranch
}

export interface OrderBranch extends StatusBranch {
  identifier: string
  street: string
  zipCode: string
  /** The name of the town, in the language of the page. */
  city: string
  /** Address of a map that shows the way to the branch. */
  directions: string
}

/** The status page of one kind of order. */
interface StatusKind {
  readonly orderKind: PublicOrder['kind']
  readonly screen: SiteScreen<OrderPage>
}

export const statusKinds = slot<StatusKind>('status.kinds')
