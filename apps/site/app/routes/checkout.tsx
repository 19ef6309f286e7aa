import { defaultLocale, type Locale, locales } from '#contract/locale.ts'
import { bookingTexts } from '#i18n/booking.ts'
import { checkoutTexts } from '#i18n/checkout.ts'
import { format } from '#kernel/money.ts'
import { AppointmentFields } from '#ui/site/pickers/appointment-fields.tsx'
import { RidePriceNote, RideSummary } from '#modules/booking/site/ride-summary.tsx'
import { lineName } from '#modules/booking/site/ride-view.ts'
import { useRideOrder } from '#modules/booking/site/use-ride-order.ts'
import { bookingBranchFields, bookingCategoryFields, bookingProductFields } from '#modules/booking/site/vehicles.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import { isRouteOpen } from '#modules/ordering/rules/price-open.ts'
import { Checkout } from '#modules/ordering/site/checkout.tsx'
import { SlotGoneNotice } from '#modules/ordering/site/checkout-notices.tsx'
import type { LegalTarget } from '#modules/ordering/site/choice-sections.tsx'
import { NothingToOrder, OrderLoading } from '#modules/ordering/site/nothing-to-order.tsx'
import { paymentOptions } from '#modules/ordering/site/payment-options.ts'
import { data, useNavigate } from 'react-router'
import { legalText } from '../shell/shell-data.server.ts'
import { type SiteContext, siteContext } from '../site-context.ts'
import type { Route } from './+types/checkout'

/** In the browser this page is the router's, see root.tsx. */
export const handle = { isTask: true }

/** The ride's checkout; a branch that takes other orders has none yet (specification §2, Booking checkout). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { init } = context.get(siteContext)
  const locale: Locale = locales.find((one) => one === params.locale) ?? defaultLocale
  const branch = init.branches.find(({ identifier, kind }) => identifier === params.branch && kind === 'rides')
  if (!branch) throw data(null, { status: 404 })
  const { config } = init
  return {
    locale,
    title: checkoutTexts(locale).pageTitle(businessTitle(config, locale)),
    branch: pick(branch, [...bookingBranchFields, 'country', ...contactFlags]),
    products: init.products
      .filter(({ type }) => type === 'vehicle')
      .map((product) => pick(product, bookingProductFields)),
    categories: init.categories.map((category) => pick(category, bookingCategoryFields)),
    currency: config.currency,
    methods: paymentOptions(config, branch),
    isSmsEnabled: config.enablePluginSMS,
    isPaidOrderLabelEnabled: config.isPaidOrderLabelEnabled,
    isQuotationRequired: branch.isQuotationRequired,
    legal: {
      terms: legalTarget(config, 'termsAndConditions', locale),
      privacy: legalTarget(config, 'privacyPolicy', locale),
    },
  }
}

const contactFlags = [
  'isTakeawayEmailRequired',
  'isTakeawayPhoneRequired',
  'isTakeawayAddressRequired',
  'isDeliveryEmailRequired',
  'isDeliveryPhoneRequired',
  'isDeliveryAddressRequired',
  'isDineInEmailRequired',
  'isDineInPhoneRequired',
  'isDineInAddressRequired',
  'isTableSelectionEnabled',
] as const

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

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const { branch, currency, locale, methods } = loaderData
  const texts = checkoutTexts(locale)
  const navigate = useNavigate()
  const ride = useRideOrder(loaderData)
  const home = homeHref(locale)
  const { order } = ride
  if (!ride.isHydrated) return <OrderLoading title={texts.ride.title} text={texts.empty.loading} />
  if (!order) return <NothingToOrder texts={texts.empty} href={`${home}#booking`} />

  const { appointment, appointmentText, isFree, nextFree, price, vehicle, view } = order
  const amount = price ? format(price.total, currency) : ''
  const total = amount && isRouteOpen(view) ? bookingTexts(locale).split.approximate(amount) : amount
  return (
    <Checkout
      locale={locale}
      title={texts.ride.title}
      lead={texts.ride.lead}
      backHref={`${home}#booking`}
      branch={branch}
      deliveryType="takeaway"
      currency={currency}
      methods={methods}
      isSmsEnabled={loaderData.isSmsEnabled}
      isQuotationRequired={loaderData.isQuotationRequired}
      isPaidOrderLabelEnabled={loaderData.isPaidOrderLabelEnabled}
      isOpen={isFree}
      isPreorderEnabled={false}
      legal={loaderData.legal}
      sent={order.sent}
      lineName={(line) => lineName(line, locale)}
      onSlotRefused={ride.refuse}
      onPlaced={({ hash, paymentRedirectUrl, uid }) => {
        ride.forget()
        if (paymentRedirectUrl) location.assign(paymentRedirectUrl)
        else void navigate(`/${locale}/status/${uid}/${hash}`, { replace: true })
      }}
      renderSlotNotice={
        isFree
          ? undefined
          : (attempt) => (
              <SlotGoneNotice
                next={nextFree && ride.writeTime(nextFree)}
                texts={texts.slotGone}
                attempt={attempt}
                onTake={() => nextFree && ride.setAppointment(nextFree)}
              >
                <AppointmentFields
                  idPrefix="checkout"
                  locale={locale}
                  zone={ride.zone}
                  value={appointment}
                  look={ride.look}
                  error={undefined}
                  onChange={(at) => at && ride.setAppointment(at)}
                />
              </SlotGoneNotice>
            )
      }
      summary={{
        title: bookingTexts(locale).summary.title,
        name: vehicle.name,
        line: `${bookingTexts(locale).summary.toPlace(view.from, view.to)}, ${appointmentText}`,
        price: total,
        body: (
          <RideSummary
            vehicle={vehicle}
            ride={view}
            price={price}
            appointment={appointmentText}
            currency={currency}
            locale={locale}
          />
        ),
        note: <RidePriceNote ride={view} locale={locale} />,
      }}
    />
  )
}
