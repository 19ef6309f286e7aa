import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import type { Block, Site } from '#modules/content/contract.ts'
import { pageDescription, pageTitle } from '#modules/content/rules/page-title.ts'
import {
  homeHref,
  homePaths,
  legalPaths,
  type LegalText,
  localeOf,
  sitePathOf,
  translatedHref,
} from '#modules/content/rules/site-paths.ts'
import { sharePicture } from '../head/brand-pictures.ts'
import type { HeadData } from '../head/head-tags.ts'
import { legalText } from '../shell/shell-data.server.ts'
import type { SiteContext } from '../site-context.ts'

/** A content page before it is rendered. */
export interface FoundPage {
  kind: 'found'
  locale: Locale
  blocks: Block[]
  head: HeadData
}

/** Finds the page of an address; unknown ones are 404, a start page asked for in the other language's word leads to the right one. */
export async function findPage(
  context: SiteContext,
  pathname: string,
): Promise<FoundPage | { kind: 'moved'; to: string } | { kind: 'missing' }> {
  const locale = localeOf(pathname)
  if (!locale) return { kind: 'missing' }
  const path = sitePathOf(pathname)
  if (path === '' || (path !== homePaths[locale] && Object.values(homePaths).includes(path)))
    return { kind: 'moved', to: homeHref(locale) }

  const legal = legalPage(context, path, locale)
  if (legal) return legal
  const site = await context.page(locale, path)
  if (!site) return { kind: 'missing' }
  return { kind: 'found', locale, blocks: site.content, head: siteHead(context, site, pathname) }
}

function siteHead({ init, origin }: SiteContext, site: Site, pathname: string): HeadData {
  const { locale } = site
  const other = locale === 'de' ? 'en' : 'de'
  const isHome = sitePathOf(pathname) === homePaths[locale]
  const otherHref = translatedHref(pathname, other, init.sites)
  const translated = isHome || otherHref !== homeHref(other)
  return {
    title: pageTitle({ kind: 'site', title: site.title, name: site.name }, init.config, locale),
    description: pageDescription(site.description, init.config, locale),
    canonical: origin + pathname,
    locale,
    siteName: init.config.shopName,
    picture: sharePicture(init.theme, init.config.shopName, origin),
    alternates: translated ? { [locale]: origin + pathname, [other]: origin + otherHref } : {},
  }
}

/** The sources of places and maps are named at the foot of the imprint, else of the next text that the business has of its own. */
const creditBearers: readonly LegalText[] = ['imprint', 'privacyPolicy', 'termsAndConditions', 'accessibility']

function legalPage({ init, origin }: SiteContext, path: string, locale: Locale): FoundPage | undefined {
  const key = (Object.keys(legalPaths) as LegalText[]).find((one) => legalPaths[one] === path)
  const html = key && legalText(init.config, key, locale)
  if (!key || !html) return undefined
  const texts = siteTexts(locale)
  const title = texts.legalTitles[key]
  const bearer = creditBearers.find((one) => legalText(init.config, one, locale))
  const credit = key === bearer && init.config.mapsCredit ? `<p>${texts.mapsCredit(init.config.mapsCredit)}</p>` : ''
  return {
    kind: 'found',
    locale,
    blocks: [{ type: 'text', title, html: html + credit }],
    head: {
      title: pageTitle({ kind: 'site', title, name: title }, init.config, locale),
      description: pageDescription('', init.config, locale),
      canonical: `${origin}/${locale}/${path}`,
      locale,
      siteName: init.config.shopName,
      picture: sharePicture(init.theme, init.config.shopName, origin),
      alternates: { de: `${origin}/de/${path}`, en: `${origin}/en/${path}` },
    },
  }
}
