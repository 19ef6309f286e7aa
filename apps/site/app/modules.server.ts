import { bookingPages } from '#modules/booking/site/module.server.tsx'
import { branchesPages } from '#modules/branches/site/module.server.tsx'
import { contentPages } from '#modules/content/site/module.server.tsx'
import { donationsPages } from '#modules/donations/site/module.server.ts'
import { mapsPages } from '#modules/maps/site/module.server.ts'
import { orderingPages } from '#modules/ordering/site/module.server.ts'
import { pwaPages } from '#modules/pwa/site/module.server.tsx'
import { pushPages } from '#modules/push/site/module.server.ts'
import { reviewsPages } from '#modules/reviews/site/module.server.tsx'
import { statisticsPages } from '#modules/statistics/site/module.server.ts'
import { storePages } from '#modules/store/site/module.server.tsx'
import { composeSite } from './compose-site.ts'
import { modules } from './modules.ts'

/** The server parts of the modules. `contentPages` is last, because the pages of that module accept every address that no other module has. */
export const site = composeSite(modules, [
  mapsPages,
  branchesPages,
  donationsPages,
  orderingPages,
  bookingPages,
  storePages,
  pwaPages,
  pushPages,
  reviewsPages,
  statisticsPages,
  contentPages,
])
