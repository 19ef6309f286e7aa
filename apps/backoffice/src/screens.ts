import { branchScreens } from '#modules/branches/backoffice/screens.ts'
import { catalogueScreens } from '#modules/catalogue/backoffice/screens.ts'
import { contentScreens } from '#modules/content/backoffice/screens.ts'
import { donationScreens } from '#modules/donations/backoffice/screens.ts'
import { accountScreen } from '#modules/identity/backoffice/screens.ts'
import { userScreens } from '#modules/identity/backoffice/users/screens.ts'
import { kitchenScreens } from '#modules/kitchen/backoffice/screens.ts'
import { messagingScreens } from '#modules/messaging/backoffice/screens.ts'
import { orderingScreens } from '#modules/ordering/backoffice/screens.ts'
import { storeScreens } from '#modules/store/backoffice/screens.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { overviewScreen } from './overview.ts'

/** Every screen of the back office. A module exports its `Screen`s; adding them here puts them into routes, navigation and palette. */
export const screens: readonly Screen[] = [
  overviewScreen,
  ...orderingScreens,
  ...storeScreens,
  ...kitchenScreens,
  ...catalogueScreens,
  ...branchScreens,
  ...contentScreens,
  ...donationScreens,
  ...userScreens,
  ...messagingScreens,
  accountScreen,
]
