import type { Locale } from '#contract/locale.ts'
import packageJson from '../../../../package.json' with { type: 'json' }
import { mapsTexts } from '#modules/maps/words/maps.ts'
import { siteTexts } from '#i18n/site.ts'
import { openingChangesAt } from '#modules/branches/rules/branch-opening.ts'
import { isAlwaysOpen } from '#modules/branches/rules/opening-hours.ts'
import { destinationOf, directionsTo } from '#modules/branches/site/directions.ts'
import { branchLine, openCountLine } from '#modules/branches/site/opening-line.ts'
import { type MenuLink, menuLinks } from '#modules/content/rules/navigation-links.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import { homeHref, legalPaths, type LegalText, sitePathOf, translatedHref } from '#modules/content/rules/site-paths.ts'
import { footerView } from '#modules/maps/rules/map-view.ts'
import { localeFor, type SiteContext } from '../site-context.ts'
import type { FooterMap, ShellData } from './shell-types.ts'

export function shellData(context: SiteContext, pathname: string): ShellData {
  const { init, now } = context
  const { config } = init
  const locale = localeFor(context, pathname)
  const path = sitePathOf(pathname)
  const selected = init.branches.find((branch) => path.startsWith(`store/${branch.identifier}`))
  const branch = selected ?? init.branches[0]
  // Hours are given in minutes: within one, no branch opens or closes.
  const minute = Math.floor(now.epochMilliseconds / 60_000)
  return {
    locale,
    theme: init.theme,
    isInstallable: config.enablePluginPWA,
    toolbarVersion: config.enablePluginToolbar ? packageJson.version : undefined,
    themeTokens: config.themeTokens,
    shopName: config.shopName,
    businessName: config.businessName || config.shopName,
    title: businessTitle(config, locale),
    website: config.website,
    social: config.socialLinks,
    origin: context.origin,
    path: pathname,
    homeHref: homeHref(locale),
    translations: { de: translatedHref(pathname, 'de', init.sites), en: translatedHref(pathname, 'en', init.sites) },
    branch: branch && {
      ...destinationOf(branch),
      id: branch.id,
      name: branch.name,
      country: branch.country,
      phone: branch.phone,
      email: branch.email,
      alwaysOpen: context.once(`always open ${branch.id}`, () => isAlwaysOpen(branch.openingHours)),
    },
    map: footerMap(context, branch, locale),
    opening: selected
      ? { name: selected.name, line: branchLine(selected, now, locale), changesAt: changesAt([selected], now) }
      : init.branches.length > 0
        ? {
            name: '',
            line: context.once(`open ${locale} ${minute}`, () => openCountLine(init.branches, now, locale)),
            changesAt: context.once(`opening changes ${minute}`, () => changesAt(init.branches, now)),
          }
        : undefined,
    header: navigation(context, `header-navigation-${locale}`, locale) ?? defaultHeader(context, locale),
    footer: navigation(context, `footer-navigation-${locale}`, locale) ?? [],
    legal: legalLinks(context, locale),
    year: now.toZonedDateTimeISO(config.timeZone).year,
  }
}

/** With all branches whose place is known; around that of the footer, else the first of them. */
function footerMap(
  { init: { branches, config } }: SiteContext,
  branch: SiteContext['init']['branches'][number] | undefined,
  locale: Locale,
): FooterMap | undefined {
  const view = footerView(config, config.tilesStyleUrl)
  if (!view) return undefined
  const texts = mapsTexts(locale)
  const placed = branches.flatMap(({ id, latitude, longitude, name }) => {
    if (latitude == null || longitude == null) return []
    const location = [longitude, latitude] as const
    return [{ id, name, location, href: directionsTo(location) }]
  })
  const middle = placed.find(({ id }) => id === branch?.id) ?? placed[0]
  if (!middle) return undefined
  // A house with two branches has one marker.
  const places = Map.groupBy(placed, ({ href }) => href)
  const markers = [...places].flatMap(([href, here]) => {
    const [first] = here
    return first
      ? [{ href, location: first.location, label: texts.directions(here.map(({ name }) => name).join(', ')) }]
      : []
  })
  return { view, center: middle.location, branches: markers, label: texts.townMap(middle.name) }
}

/** When the first of the branches opens, closes or is about to. */
const changesAt = (branches: SiteContext['init']['branches'], now: Temporal.Instant): number | undefined =>
  branches
    .flatMap((branch) => openingChangesAt(branch, now, branch.timeZone)?.epochMilliseconds ?? [])
    .toSorted((a, b) => a - b)[0]

/** A public, non-empty menu from data (specification §2, Footer). */
function navigation({ init }: SiteContext, identifier: string, locale: Locale): MenuLink[] | undefined {
  const menu = init.navigations.find((one) => one.identifier === identifier && one.isPublic)
  const links = menu ? menuLinks(menu.items, { locale, sites: init.sites, branches: init.branches }) : []
  return links.length > 0 ? links : undefined
}

/** Buchung, Über uns, Kontakt (specification §2, Header); 'Online Bestellen' only when the one branch takes orders. */
function defaultHeader({ init }: SiteContext, locale: Locale): MenuLink[] {
  const texts = siteTexts(locale)
  const link = (label: string, href: string): MenuLink => ({
    kind: 'internal',
    href,
    newTab: false,
    label,
    children: [],
  })
  const [only, ...more] = init.branches
  const about = init.sites.find((site) => site.locale === locale && site.path === texts.aboutPath)
  return [
    ...(init.branches.some(({ kind }) => kind === 'rides')
      ? [link(texts.nav.booking, `${homeHref(locale)}#booking`)]
      : []),
    ...(only?.kind === 'orders' && more.length === 0
      ? [link(texts.nav.order, `/${locale}/store/${only.identifier}`)]
      : []),
    ...(about ? [link(texts.nav.about, `/${locale}/${about.path}`)] : []),
    link(texts.nav.contact, `${homeHref(locale)}#contact`),
  ]
}

/** Internal where the text exists, else the outside address; neither: no link (specification §2, Footer). */
function legalLinks({ init: { config } }: SiteContext, locale: Locale): ShellData['legal'] {
  const outside = {
    termsAndConditions: config.termsAndConditions,
    privacyPolicy: config.privacyPolicy,
    imprint: config.imprint,
    allergens: config.allergens,
    accessibility: '',
  }
  return (Object.keys(legalPaths) as LegalText[]).flatMap<ShellData['legal'][number]>((key) => {
    if (legalText(config, key, locale)) return [{ key, href: `/${locale}/${legalPaths[key]}`, external: false }]
    return outside[key] ? [{ key, href: outside[key], external: true }] : []
  })
}

/** A legal text in the page's language; German stands in where English is missing (specification §9: fallback). */
export const legalText = (config: SiteContext['init']['config'], key: LegalText, locale: Locale): string =>
  config[`${key}Text`][locale] || config[`${key}Text`].de
