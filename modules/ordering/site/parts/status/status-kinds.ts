import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '../../../contract.ts'
import { type SiteScreen, slot } from '#ui/site/module.ts'
import type { StatusBranch } from './status-parts.tsx'

/** Props of the status page of every kind of order. */
export interface OrderPage {
  locale: Locale
  order: PublicOrder
  hash: string
  /** When the server read the order, in milliseconds since 1970. */
  at: number
  shopName: string
  /** Pictures of the theme: the app's icon, the place by night, and whether it shows what an order is doing. */
  icon: string | undefined
  scene: string | undefined
  /** The place by night without a car, if the theme has such a picture. */
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
  /** Address of a map with the way to the branch. */
  directions: string
}

/** The status page of one kind of order. */
interface StatusKind {
  readonly orderKind: PublicOrder['kind']
  readonly screen: SiteScreen<OrderPage>
}

export const statusKinds = slot<StatusKind>('status.kinds')
