import { bookingSite } from '#modules/booking/site/module.ts'
import { branchesSite } from '#modules/branches/site/module.ts'
import { contentSite } from '#modules/content/site/module.ts'
import { donationsSite } from '#modules/donations/site/module.ts'
import { identitySite } from '#modules/identity/site/module.ts'
import { mapsSite } from '#modules/maps/site/module.ts'
import { orderingSite } from '#modules/ordering/site/module.ts'
import { pwaSite } from '#modules/pwa/site/module.ts'
import { pushSite } from '#modules/push/site/module.ts'
import { reviewsSite } from '#modules/reviews/site/module.ts'
import { statisticsSite } from '#modules/statistics/site/module.ts'
import { storeSite } from '#modules/store/site/module.ts'

/** The browser parts of the modules. Their server parts are in modules.server.ts; a test compares both lists. */
export const modules = [
  identitySite,
  mapsSite,
  branchesSite,
  donationsSite,
  contentSite,
  orderingSite,
  bookingSite,
  storeSite,
  pwaSite,
  pushSite,
  reviewsSite,
  statisticsSite,
] as const
