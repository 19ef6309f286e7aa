import type { Locale } from '#contract/locale.ts'
import packageJson from '../../../../package.json' with { type: 'json' }
import type { PublicBranch } from '#modules/branches/contract.ts'
import { branchCity } from '#modules/branches/rules/branch-words.ts'
import { openingChangesAt } from '#modules/branches/rules/branch-opening.ts'
import { isAlwaysOpen } from '#modules/branches/rules/opening-hours.ts'
import { destinationOf } from '#modules/branches/site/parts/directions.ts'
import { branchLine, openCountLine } from '#modules/branches/site/parts/opening-line.ts'
import type { Init } from '#contract/init.ts'
import { legalText } from '#modules/content/rules/legal-text.ts'
import { type MenuLink, menuLinks } from '#modules/content/rules/navigation-links.ts'
import { businessTitle } from '#modules/content/rules/page-title.ts'
import { homeHref, legalPaths, type LegalText, sitePathOf, translatedHref } from '#modules/content/rules/site-paths.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { SiteParts } from '../compose-site.ts'
import { localeFor } from '../site-context.ts'
import type { ShellData } from './shell-types.ts'

export function shellData(parts: SiteParts, context: SiteContext, pathname: string): ShellData {
  const { now } = context
  const config = context.init.config
  const branches = context.init.branches
  const sites = context.init.sites
  const locale = localeFor(context, pathname)
  const path = sitePathOf(pathname)
  const selected = branches.find(({ identifier }) => `${path}/`.startsWith(`store/${identifier}/`))
  const branch = selected ?? branches[0]
  // Opening hours have no seconds. So the result can change only when a new minute begins.
  const minute = Math.floor(now.epochMilliseconds / 60_000)
  return {
    locale,
    theme: context.init.theme,
    isInstallable: config.enablePluginPWA,
    toolbarVersion: config.enablePluginToolbar ? packageJson.version : undefined,
    themeTokens: config.themeTokens,
    ads: { pixel: config.metaPixelId, tags: config.tagManagerId },
    shopName: config.shopName,
    businessName: config.businessName || config.shopName,
    title: businessTitle(config, locale),
    website: config.website,
    social: config.socialLinks,
    origin: context.origin,
    path: pathname,
    homeHref: homeHref(locale),
    translations: { de: translatedHref(pathname, 'de', sites), en: translatedHref(pathname, 'en', sites) },
    ...footerOf(parts, context, { branch, locale }),
    opening: selected
      ? { name: selected.name, line: branchLine(selected, now, locale), changesAt: changesAt([selected], now) }
      : branches.length > 0
        ? {
            name: '',
            line: context.once(`open ${locale} ${minute}`, () => openCountLine(branches, now, locale)),
            changesAt: context.once(`opening changes ${minute}`, () => changesAt(branches, now)),
          }
        : undefined,
    header: navigation(context, `header-navigation-${locale}`, locale) ?? defaultHeader(parts, context, locale),
    footer: navigation(context, `footer-navigation-${locale}`, locale) ?? [],
    legal: legalLinks(config, locale),
    year: now.toZonedDateTimeISO(config.timeZone).year,
  }
}

/** The data of one branch for the footer: address, contact, and the map around it. */
export const footerOf = (
  parts: Pick<SiteParts, 'footerMap'>,
  context: SiteContext,
  { branch, locale }: { branch: PublicBranch | undefined; locale: Locale },
): Pick<ShellData, 'branch' | 'map'> => ({
  branch: branch && {
    ...destinationOf(branch),
    id: branch.id,
    shownCity: branchCity(branch, locale),
    name: branch.name,
    country: branch.country,
    phone: branch.phone,
    email: branch.email,
    alwaysOpen: context.once(`always open ${branch.id}`, () => isAlwaysOpen(branch.openingHours)),
  },
  map: parts.footerMap(context, { locale, branchId: branch?.id }),
})

/**
 * The earliest time at which a branch opens or closes, or at which the notice 'opens soon' or 'closes soon' appears, in milliseconds
 * since 1970. Undefined if no such time is known.
 */
const changesAt = (branches: readonly PublicBranch[], now: Temporal.Instant): number | undefined =>
  branches
    .flatMap((branch) => openingChangesAt(branch, now, branch.timeZone)?.epochMilliseconds ?? [])
    .toSorted((a, b) => a - b)[0]

/**
 * The links of the menu with this identifier. Undefined if there is no public menu with it, or if the menu has no links (specification
 * §2, Footer).
 */
function navigation(context: SiteContext, identifier: string, locale: Locale): MenuLink[] | undefined {
  const menu = context.init.navigations.find((one) => one.identifier === identifier && one.isPublic)
  const links = menu
    ? menuLinks(menu.items, { locale, sites: context.init.sites, branches: context.init.branches })
    : []
  return links.length > 0 ? links : undefined
}

/** Menu entries of the modules: booking, storefront, pages (specification §2, Header). */
const defaultHeader = (parts: SiteParts, context: SiteContext, locale: Locale): MenuLink[] =>
  parts.menu(context, locale).map(({ href, label }) => ({ kind: 'internal', href, newTab: false, label, children: [] }))

/**
 * The links to the legal texts. If a text exists on the site, the link is internal; otherwise it is the external address. If there is
 * neither, there is no link (specification §2, Footer).
 */
function legalLinks(config: Init['config'], locale: Locale): ShellData['legal'] {
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
