import { aiContentModule } from '#modules/ai-content/server/module.ts'
import { bookingModule } from '#modules/booking/server/module.ts'
import { branchesModule } from '#modules/branches/server/module.ts'
import { catalogueModule } from '#modules/catalogue/server/module.ts'
import { connectionsModule } from '#modules/connections/server/module.ts'
import { contentModule } from '#modules/content/server/module.ts'
import { devicesModule } from '#modules/devices/server/module.ts'
import { customersModule } from '#modules/customers/server/module.ts'
import { donationsModule } from '#modules/donations/server/module.ts'
import { escalationModule } from '#modules/escalation/server/module.ts'
import { identityModule } from '#modules/identity/server/module.ts'
import { imageTemplatesModule } from '#modules/image-templates/server/module.ts'
import { integrationModule } from '#modules/integration/server/module.ts'
import { kitchenModule } from '#modules/kitchen/server/module.ts'
import { labelsModule } from '#modules/labels/server/module.ts'
import { logsModule } from '#modules/logs/server/module.ts'
import { mailBouncesModule } from '#modules/mail-bounces/server/module.ts'
import { mapsModule } from '#modules/maps/server/module.ts'
import { mediaModule } from '#modules/media/server/module.ts'
import { messagingModule } from '#modules/messaging/server/module.ts'
import { orderingModule } from '#modules/ordering/server/module.ts'
import { partnersModule } from '#modules/partners/server/module.ts'
import { paymentsModule } from '#modules/payments/server/module.ts'
import { pushModule } from '#modules/push/server/module.ts'
import { reviewsModule } from '#modules/reviews/server/module.ts'
import { signageModule } from '#modules/signage/server/module.ts'
import { smsModule } from '#modules/sms/server/module.ts'
import { storeModule } from '#modules/store/server/module.ts'
import { statisticsModule } from '#modules/statistics/server/module.ts'
import { timeTrackingModule } from '#modules/time-tracking/server/module.ts'
import { themesModule } from '#modules/themes/server/module.ts'
import type { ServerModule } from '#platform/server-module.ts'

/** All modules of the product. Tables are created in this order. If several modules provide a port, they are called in this order. */
export const modules: readonly ServerModule[] = [
  themesModule,
  branchesModule,
  catalogueModule,
  contentModule,
  donationsModule,
  identityModule,
  mapsModule,
  mediaModule,
  aiContentModule,
  orderingModule,
  bookingModule,
  storeModule,
  kitchenModule,
  paymentsModule,
  messagingModule,
  smsModule,
  pushModule,
  escalationModule,
  logsModule,
  connectionsModule,
  integrationModule,
  devicesModule,
  labelsModule,
  customersModule,
  mailBouncesModule,
  reviewsModule,
  partnersModule,
  timeTrackingModule,
  statisticsModule,
  signageModule,
  imageTemplatesModule,
]
