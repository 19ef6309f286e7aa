import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '../../../contract.ts'
import { type SiteScreen, slot } from '#ui/site/module.ts'
import type { StatusBranch } from './status-parts.tsx'

/** What the status page of every kind of order gets. */
export interface OrderPage {
  locale: Locale
  order: PublicOrder
  hash: string
  /** When the server read the order, epoch milliseconds. */
  at: number
  shopName: string
  /** Pictures of the theme: the app's icon, the place by night, and whether it shows what an order is doing. */
  icon: string | undefined
  scene: string | undefined
  /** The place by night without a car, where the theme has one. */
  road: string | undefined
  hasOrderPictures: boolean
  isReviewEnabled: boolean
  isInstallable: boolean
  areTicketsDisabled: boolean
  /** Screens in the restaurant show the numbers (specification §3, enablePluginFrontdesk). */
  hasScreens: boolean
  /** Screens of other modules, by their keys. */
  sections: readonly string[]
  branch: OrderBranch
}

export interface OrderBranch extends StatusBranch {
  identifier: string
  street: string
  zipCode: string
  city: string
  /** A map's way to the branch. */
  directions: string
}

/** The status page of one kind of order. */
interface StatusKind {
  readonly orderKind: PublicOrder['kind']
  readonly screen: SiteScreen<OrderPage>
}

export const statusKinds = slot<StatusKind>('status.kinds')
