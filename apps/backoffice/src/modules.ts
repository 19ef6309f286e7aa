import { aiContentBackoffice } from '#modules/ai-content/backoffice/module.ts'
import { bookingBackoffice } from '#modules/booking/backoffice/module.ts'
import { branchesBackoffice } from '#modules/branches/backoffice/module.ts'
import { catalogueBackoffice } from '#modules/catalogue/backoffice/module.ts'
import { connectionsBackoffice } from '#modules/connections/backoffice/module.ts'
import { contentBackoffice } from '#modules/content/backoffice/module.ts'
import { devicesBackoffice } from '#modules/devices/backoffice/module.ts'
import { customersBackoffice } from '#modules/customers/backoffice/module.ts'
import { donationsBackoffice } from '#modules/donations/backoffice/module.ts'
import { identityBackoffice } from '#modules/identity/backoffice/module.ts'
import { imageTemplatesBackoffice } from '#modules/image-templates/backoffice/module.ts'
import { integrationBackoffice } from '#modules/integration/backoffice/module.ts'
import { kitchenBackoffice } from '#modules/kitchen/backoffice/module.ts'
import { labelsBackoffice } from '#modules/labels/backoffice/module.ts'
import { logsBackoffice } from '#modules/logs/backoffice/module.ts'
import { mailBouncesBackoffice } from '#modules/mail-bounces/backoffice/module.ts'
import { mediaBackoffice } from '#modules/media/backoffice/module.ts'
import { messagingBackoffice } from '#modules/messaging/backoffice/module.ts'
import { pushBackoffice } from '#modules/push/backoffice/module.ts'
import { escalationBackoffice } from '#modules/escalation/backoffice/module.ts'
import { smsBackoffice } from '#modules/sms/backoffice/module.ts'
import { orderingBackoffice } from '#modules/ordering/backoffice/module.ts'
import { partnersBackoffice } from '#modules/partners/backoffice/module.ts'
import { paymentsBackoffice } from '#modules/payments/backoffice/module.ts'
import { reviewsBackoffice } from '#modules/reviews/backoffice/module.ts'
import { statisticsBackoffice } from '#modules/statistics/backoffice/module.ts'
import { signageBackoffice } from '#modules/signage/backoffice/module.ts'
import { storeBackoffice } from '#modules/store/backoffice/module.ts'
import { timeTrackingBackoffice } from '#modules/time-tracking/backoffice/module.ts'
import type { BackofficeModule } from '#ui/backoffice/module.ts'

/** The manifests of all modules that have a back office (ADR 0026). Their parts are joined in this order. */
export const modules: readonly BackofficeModule[] = [
  identityBackoffice,
  mediaBackoffice,
  branchesBackoffice,
  catalogueBackoffice,
  donationsBackoffice,
  contentBackoffice,
  aiContentBackoffice,
  orderingBackoffice,
  bookingBackoffice,
  storeBackoffice,
  paymentsBackoffice,
  messagingBackoffice,
  smsBackoffice,
  pushBackoffice,
  escalationBackoffice,
  kitchenBackoffice,
  devicesBackoffice,
  labelsBackoffice,
  logsBackoffice,
  connectionsBackoffice,
  integrationBackoffice,
  customersBackoffice,
  mailBouncesBackoffice,
  reviewsBackoffice,
  partnersBackoffice,
  timeTrackingBackoffice,
  statisticsBackoffice,
  signageBackoffice,
  imageTemplatesBackoffice,
]
