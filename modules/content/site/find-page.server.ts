import type { Locale } from '#contract/locale.ts'
import type { MadePage, PageAddress } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { type Block, contentEndpoints, type Site } from '../contract.ts'
import { legalText } from '../rules/legal-text.ts'
import { pageDescription, pageTitle } from '../rules/page-title.ts'
import { homeHref, homePaths, legalPaths, type LegalText, sitePathOf, translatedHref } from '../rules/site-paths.ts'
import { readBlocks, readImage } from '../rules/blocks/read-block.ts'
import { contentTexts } from '../words/site.ts'

/** A page that was found, with its blocks and the values for its `head`. */
interface FoundPage {
  kind: 'found'
  blocks: readonly Block[]
  head: Pick<MadePage, 'title' | 'description' | 'path' | 'alternates' | 'picture'>
}

/** Returns sentences that are added to a legal text, for example about the sources of map data. */
type Credits = (site: SiteContext, locale: Locale) => readonly string[]

/**
 * Finds the page for an address. `missing`: no page has this address (404). `moved`: the visitor is redirected to the start page in the
 * language of the address. This happens if the address has no path, or has the path of the start page in the other language, for example
 * /en/startseite.
 */
export async function findPage(
  site: SiteContext,
  { locale, path, pathname }: PageAddress,
  credits: Credits,
): Promise<FoundPage | { kind: 'moved'; to: string } | { kind: 'missing' }> {
  if (path === '' || (path !== homePaths[locale] && Object.values(homePaths).includes(path)))
    return { kind: 'moved', to: homeHref(locale) }

  const legal = legalPage(site, path, locale, credits)
  if (legal) return legal
  const found = await publicPage(site, locale, path)
  if (!found) return { kind: 'missing' }
  return { kind: 'found', blocks: found.content, head: siteHead(site, found, pathname) }
}

/** Reads a published page with its blocks. Undefined if no page has this path. */
async function publicPage(site: SiteContext, locale: Locale, path: string): Promise<Site | undefined> {
  const answer = await site.ownApi.call(contentEndpoints.page, { query: { locale, path } })
  if (answer.ok) return { ...answer.value, content: readBlocks(answer.value.content) }
  const code = answer.errors[0]?.code
  // 404: no page has this path. `field.too_long`: the path is longer than the path of a page can be, so no page has it.
  if (answer.status === 404 || code === 'field.too_long') return undefined
  throw new Error(`The page could not be read: ${code ?? answer.status}`)
}

function siteHead(context: SiteContext, site: Site, pathname: string): FoundPage['head'] {
  const config = context.init.config
  const { locale } = site
  const shared = readImage(site.shareImage)
  const other = locale === 'de' ? 'en' : 'de'
  const isHome = sitePathOf(pathname) === homePaths[locale]
  const otherHref = translatedHref(pathname, other, context.init.sites)
  const translated = isHome || otherHref !== homeHref(other)
  return {
    title: pageTitle(
      { kind: 'site', title: site.title, name: site.name, division: divisionOf(context, site) },
      config,
      locale,
    ),
    description: pageDescription(site.description, config, locale),
    path: pathname,
    picture: shared
      ? `${context.origin}/image/large/${shared.id}-${shared.version}.${shared.extension}`
      : config.pagePictures && `${context.origin}${config.pagePictures}/${site.id}-${site.version}.png`,
    alternates: translated ? { [locale]: pathname, [other]: otherHref } : {},
  }
}

/**
 * The text that is shown before the title of a page that belongs to an organisation (division): its `titlePrefix` or else its name
 * (specification §2, Page titles). Undefined if the page belongs to none.
 */
function divisionOf({ init }: SiteContext, { divisionId }: Site): string | undefined {
  const division = init.divisions.find(({ id }) => id === divisionId)
  return division && (division.titlePrefix || division.name)
}

/** The sentences from `credits` are added to only one legal text: the first text in this list that the business has. */
const creditBearers: readonly LegalText[] = ['imprint', 'privacyPolicy', 'termsAndConditions', 'accessibility']

function legalPage(site: SiteContext, path: string, locale: Locale, credits: Credits): FoundPage | undefined {
  const config = site.init.config
  const key = (Object.keys(legalPaths) as LegalText[]).find((one) => legalPaths[one] === path)
  const html = key && legalText(config, key, locale)
  if (!key || !html) return undefined
  const title = contentTexts(locale).legalTitles[key]
  const bearer = creditBearers.find((one) => legalText(config, one, locale))
  const credit = key === bearer ? credits(site, locale).map((sentence) => `<p>${sentence}</p>`) : []
  return {
    kind: 'found',
    blocks: [{ type: 'text', title, html: [html, ...credit].join('') }],
    head: {
      title: pageTitle({ kind: 'site', title, name: title }, config, locale),
      description: pageDescription('', config, locale),
      path: `/${locale}/${path}`,
      alternates: { de: `/de/${path}`, en: `/en/${path}` },
    },
  }
}
