import type { Locale } from '#contract/locale.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { SiteParts } from '../compose-site.ts'

interface FactsPage {
  locale: Locale
  /** Canonical address of the page. */
  url: string
  /** Data for search engines about this page only. */
  own?: (() => readonly object[]) | undefined
}

/**
 * The text of the JSON-LD script of a page, which contains data for search engines. The data changes when the content changes, and every
 * day. So the text is cached for one version of the content and for one day.
 */
export function jsonLdText(parts: SiteParts, site: SiteContext, page: FactsPage): string {
  const day = site.now.toZonedDateTimeISO(site.init.config.timeZone).toPlainDate().toString()
  return site.once(`json-ld ${page.url} ${day}`, () => scriptText(jsonLd(parts, site, page)))
}

/** Returns schema.org objects: first the data of the modules about the business, then the page's own data. */
function jsonLd(parts: SiteParts, site: SiteContext, { locale, own, url }: FactsPage): object {
  const config = site.init.config
  const about = {
    locale,
    url,
    name: config.shopName,
    description: config.seoDescription[locale] || config.description[locale],
    currency: config.currency,
    profiles: config.socialLinks.map((link) => link.url),
  }
  return { '@context': 'https://schema.org', '@graph': [...parts.facts(site, about), ...(own?.() ?? [])] }
}

const ends: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Escapes JSON for a script element, so that nothing in it can end the element (docs/rules/security.md, Output). */
export const scriptText = (graph: object): string =>
  JSON.stringify(graph).replaceAll(/[<>&\u2028\u2029]/g, (letter) => ends[letter] ?? letter)
