import { bookingTexts } from '#modules/booking/words/booking.ts'
import { statusTexts } from '#modules/ordering/words/status.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { createDraftStore } from '#modules/booking/site/draft-store.ts'
import { PriceSplit, PriceTotals } from '#modules/booking/site/price-split.tsx'
import { RideLegs } from '#modules/booking/site/ride-summary.tsx'
import { draftOfRide, orderPriceView, viewOfRide } from '#modules/booking/site/ride-view.ts'
import { isAlwaysOpen } from '#modules/branches/rules/opening-hours.ts'
import { directionsUrl } from '#modules/branches/site/directions.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import { orderingEndpoints, type PublicOrder } from '#modules/ordering/contract.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { FoodStatus } from '#modules/store/site/status/food-status.tsx'
import { settlePayment } from '#modules/ordering/site/parts/checkout/open-payment.ts'
import { RideStatus, UnknownOrder } from '#modules/booking/site/status/ride-status.tsx'
import { createCartStore } from '#modules/store/site/cart-store.ts'
import { useLeftBehind } from '#modules/store/site/use-idle.ts'
import { InstallPromotion } from '#ui/site/install/install-promotion.tsx'
import { data } from 'react-router'
import { siteContext, taskLocale } from '../site-context.ts'
import type { Route } from './+types/status'

/** In the browser this page is the router's, see root.tsx. */
export const handle = { isTask: true }

/** An order by its two secrets; a wrong hash is an unknown order (specification §2, Public status page). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, init, now } = site
  const { config } = init
  const locale = taskLocale(url.pathname)
  const read = await api.call(orderingEndpoints.publicGet, {
    params: { uid: params.uid.slice(0, 16), hash: params.hash.slice(0, 100) },
  })
  const order = read.ok ? read.value : undefined
  const branch = init.branches.find(({ id }) => id === order?.branchId) ?? init.branches[0]
  const page = {
    locale,
    order,
    hash: params.hash,
    at: now.epochMilliseconds,
    shopName: config.shopName,
    icon: init.theme.pictures.icon192,
    scene: init.theme.pictures.sceneNight,
    hasOrderPictures: init.theme.pictures.orderInKitchen !== undefined,
    title: statusTexts(locale).pageTitle(businessTitle(config, locale)),
    isReviewEnabled: config.enablePluginOrderReviews,
    isInstallable: config.enablePluginPWA,
    areTicketsDisabled: config.disableTickets,
    hasScreens: config.enablePluginFrontdesk,
    branch: branch && {
      id: branch.id,
      identifier: branch.identifier,
      name: branch.name,
      street: branch.street,
      zipCode: branch.zipCode,
      city: branch.city,
      phone: branch.phone,
      email: branch.email,
      timeZone: branch.timeZone,
      isAlwaysOpen: isAlwaysOpen(branch.openingHours),
      directions: directionsUrl({
        ...branch,
        latitude: branch.latitude ?? undefined,
        longitude: branch.longitude ?? undefined,
      }),
    },
  }
  return data(page, { status: order ? 200 : 404 })
}

/** One person's page: out of every index. */
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** A paid order of this tab's cart or draft empties it; until then another try is possible. */
const forgetWhatWasPaid = (order: PublicOrder): void =>
  settlePayment(order, () =>
    order.kind === 'food' ? createCartStore(order.branchId).forget() : createDraftStore(order.branchId).forget(),
  )

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { branch, locale, order } = loaderData
  const home = homeHref(locale)
  const storeHref = branch ? `/${locale}/store/${branch.identifier}` : home
  useLeftBehind(storeHref)
  if (!order || !branch) return <UnknownOrder locale={locale} homeHref={home} branch={branch} />
  if (order.kind === 'food') {
    return (
      <FoodStatus
        {...loaderData}
        order={order}
        branch={branch}
        storeHref={storeHref}
        directions={branch.directions}
        onNews={forgetWhatWasPaid}
        renderInstall={() =>
          loaderData.isInstallable && (
            <InstallPromotion locale={locale} shopName={loaderData.shopName} icon={loaderData.icon} />
          )
        }
      />
    )
  }
  const texts = bookingTexts(locale)
  const appointmentText = (one: PublicOrder) => {
    const appointment = one.appointmentDate ?? one.appointment
    return appointment ? dateNames(locale).appointment(Temporal.Instant.from(appointment), branch.timeZone) : ''
  }
  const again = (one: PublicOrder) => {
    if (one.ride) createDraftStore(one.branchId).change(draftOfRide(one.ride))
    location.assign(`${home}#booking`)
  }
  return (
    <RideStatus
      {...loaderData}
      order={order}
      branch={branch}
      homeHref={home}
      onNews={forgetWhatWasPaid}
      renderLegs={(one) =>
        one.ride && <RideLegs ride={viewOfRide(one.ride, texts)} appointment={appointmentText(one)} locale={locale} />
      }
      renderSplit={(one) => (
        <>
          <PriceSplit price={orderPriceView(one)} locale={locale} texts={texts.split} />
          <PriceTotals
            price={orderPriceView(one)}
            currency={one.currency}
            isOpen={isPriceOpen(one)}
            texts={texts.split}
          />
        </>
      )}
      onAgain={order.ride ? again : undefined}
    />
  )
}
