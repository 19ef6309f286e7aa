import type { Locale } from '#contract/locale.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { bookingBranchFields, bookingCategoryFields, bookingProductFields } from '#modules/booking/site/vehicles.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import type { LegalTarget } from '#modules/ordering/site/parts/checkout/choice-sections.tsx'
import { orderOfAddress } from '#modules/ordering/site/parts/checkout/open-payment.ts'
import { offeredPaymentMethods } from '#modules/ordering/rules/payment-methods.ts'
import { data } from 'react-router'
import { type CheckoutCommon, contactFlags } from '#modules/ordering/site/parts/checkout/every-checkout.ts'
import { FoodCheckout, type FoodCheckoutData } from '#modules/store/site/checkout/food-checkout.tsx'
import { RideCheckout, type RideCheckoutData } from '#modules/booking/site/checkout/ride-checkout.tsx'
import { legalText } from '../shell/shell-data.server.ts'
import { type SiteContext, siteContext, taskLocale } from '../site-context.ts'
import type { Route } from './+types/checkout'

/** In the browser this page is the router's, see root.tsx. */
export const handle = { isTask: true }

/** The checkout of a branch, of a ride or of a cart; also the page after a failed payment (specification §2). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { init } = site
  const locale = taskLocale(url.pathname)
  const branch = init.branches.find(({ identifier }) => identifier === params.branch)
  if (!branch) throw data(null, { status: 404 })
  const { config } = init
  const common: CheckoutCommon = {
    locale,
    branch: pick(branch, ['id', 'identifier', 'name', 'country', 'isQuotationRequired', ...contactFlags]),
    currency: config.currency,
    methods: offeredPaymentMethods(config, branch, config.onlineMethods),
    isSmsEnabled: config.enablePluginSMS,
    isPaidOrderLabelEnabled: config.isPaidOrderLabelEnabled,
    legal: {
      terms: legalTarget(config, 'termsAndConditions', locale),
      privacy: legalTarget(config, 'privacyPolicy', locale),
    },
    donatees: config.enablePluginDonations ? init.donatees : [],
    failed: /\/checkout\/error\/?$/.test(url.pathname)
      ? {
          order: orderOfAddress(url.searchParams.get('order')),
          isCanceled: url.searchParams.get('payment') === 'canceled',
        }
      : undefined,
  }
  const page: RideCheckoutData | FoodCheckoutData =
    branch.kind === 'orders'
      ? { ...common, kind: 'orders', defaultServing: config.defaultDeliveryMethod }
      : {
          ...common,
          kind: 'rides',
          branch: { ...common.branch, ...pick(branch, bookingBranchFields) },
          products: init.products
            .filter(({ type }) => type === 'vehicle')
            .map((product) => pick(product, bookingProductFields)),
          categories: init.categories.map((category) => pick(category, bookingCategoryFields)),
        }
  return { page, title: checkoutTexts(locale).pageTitle(businessTitle(config, locale)) }
}

const pick = <T extends object, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>

/** Overlay where the text exists, else its address outside, else plain words (specification §2, Checkout). */
function legalTarget(
  config: SiteContext['init']['config'],
  key: 'termsAndConditions' | 'privacyPolicy',
  locale: Locale,
): LegalTarget {
  const html = legalText(config, key, locale)
  if (html) return { kind: 'text', html }
  return config[key] ? { kind: 'url', href: config[key] } : { kind: 'none' }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function CheckoutPage({ loaderData: { page } }: Route.ComponentProps) {
  return page.kind === 'orders' ? <FoodCheckout data={page} /> : <RideCheckout data={page} />
}
