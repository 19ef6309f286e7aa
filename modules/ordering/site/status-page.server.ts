import type { Locale } from '#contract/locale.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import { branchCity } from '#modules/branches/rules/branch-words.ts'
import { isAlwaysOpen } from '#modules/branches/rules/opening-hours.ts'
import { destinationOf, directionsUrl } from '#modules/branches/site/parts/directions.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import type { SiteTask } from '#ui/site/module.ts'
import { orderingEndpoints } from '../contract.ts'
import { statusTexts } from '../words/status.ts'
import { unknownOrder } from './module.ts'
import { type OrderBranch, type OrderPage, statusKinds } from './parts/status/status-kinds.ts'
import { statusSections } from './parts/status/status-sections.ts'
import type { UnknownOrderProps } from './unknown-order.tsx'

/** The status page of an order, found by uid and hash; with a wrong hash the order counts as unknown (specification §2, Public status page). */
export const statusPage: SiteTask = async (site, { fillsOf, locale, params }) => {
  const { hash = '', uid = '' } = params
  const config = site.init.config
  const title = statusTexts(locale).pageTitle(businessTitle(config, locale))
  const read = await site.api.call(orderingEndpoints.publicGet, {
    params: { uid: uid.slice(0, 16), hash: hash.slice(0, 100) },
  })
  const order = read.ok ? read.value : undefined
  const branches = site.init.branches
  const found = branches.find(({ id }) => id === order?.branchId) ?? branches[0]
  const branch = found && orderBranch(found, locale)
  const kind = fillsOf(statusKinds).find(({ orderKind }) => orderKind === order?.kind)
  if (!order || !branch || !kind) {
    const isBusy = !read.ok && (read.status === 429 || read.status >= 500)
    const data: UnknownOrderProps = { locale, branch, isBusy }
    return { title, status: isBusy ? read.status : order ? 200 : 404, screen: unknownOrder, data }
  }
  // If the page has another language than the order, the names of the ordered things are loaded in the language of the page. If this
  // request fails, the names stay in the language of the order.
  const names =
    order.locale === locale
      ? undefined
      : await site.api.call(orderingEndpoints.publicNames, { params: { uid: order.uid, hash }, query: { locale } })
  const { pictures } = site.init.theme
  const sections = fillsOf(statusSections).flatMap(({ isShown, screen }) => (isShown(site) ? [screen] : []))
  const data: OrderPage = {
    locale,
    order,
    names: names?.ok ? names.value : undefined,
    hash,
    at: site.now.epochMilliseconds,
    shopName: config.shopName,
    icon: pictures.icon192,
    scene: pictures.sceneNight,
    // A picture of a road without a car. The page draws the booked vehicle on this picture. Undefined if the theme has no picture of an
    // arriving vehicle (`heroArriving`).
    road: pictures.heroArriving && pictures.hero,
    hasOrderPictures: pictures.orderInKitchen !== undefined,
    isReviewEnabled: config.enablePluginOrderReviews,
    isInstallable: config.enablePluginPWA,
    areTicketsDisabled: config.disableTickets,
    hasScreens: config.enablePluginFrontdesk,
    sections: sections.map(({ key }) => key),
    branch,
  }
  return { title, screen: kind.screen, parts: sections, data, branchId: order.branchId }
}

const orderBranch = (branch: PublicBranch, locale: Locale): OrderBranch => ({
  identifier: branch.identifier,
  name: branch.name,
  street: branch.street,
  zipCode: branch.zipCode,
  city: branchCity(branch, locale),
  phone: branch.phone,
  email: branch.email,
  timeZone: branch.timeZone,
  isAlwaysOpen: isAlwaysOpen(branch.openingHours),
  freeCancelHours: branch.freeCancelHours,
  waitingMinutes: branch.waitingMinutes,
  airportWaitingMinutes: branch.airportWaitingMinutes,
  directions: directionsUrl(destinationOf(branch)),
})
