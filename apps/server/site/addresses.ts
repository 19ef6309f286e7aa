import { homeHref, legalPaths, type LegalText } from '#modules/content/rules/site-paths.ts'
import type { Init } from '#contract/init.ts'

const locales = ['de', 'en'] as const

/** robots.txt: search engines may index content pages, but not task pages (checkout, status) and API calls. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /backend',
    ...locales.flatMap((locale) => [`Disallow: /${locale}/status/`, `Disallow: /${locale}/store/*/checkout`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

interface Address {
  locale: string
  href: string
  /** Day of the last publication. */
  changedOn: string | undefined
}

/** Creates sitemap.xml: the public pages, each with the same page in the other language if there is one. */
export function sitemapXml(init: Init, origin: string): string {
  const groups = new Map<string, Address[]>()
  const add = (group: string, locale: string, path: string, changedOn?: string) =>
    groups.set(group, [...(groups.get(group) ?? []), { locale, href: escapeXml(origin + path), changedOn }])
  for (const locale of locales) {
    const home = init.sites.find((site) => site.type === 'custom_home' && site.locale === locale)
    add('home', locale, homeHref(locale), home?.changedOn)
  }
  for (const site of init.sites) {
    if (site.type !== 'custom_home')
      add(`site ${site.translationKey || site.id}`, site.locale, `/${site.locale}/${site.path}`, site.changedOn)
  }
  for (const key of Object.keys(legalPaths) as LegalText[]) {
    if (init.config[`${key}Text`].de) for (const locale of locales) add(key, locale, `/${locale}/${legalPaths[key]}`)
  }
  const urls = [...groups.values()].flatMap((pages) => {
    const alternates = pages
      .map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
      .join('')
    return pages.map(({ changedOn, href }) => {
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
      return `<url><loc>${href}</loc>${changed}${pages.length > 1 ? alternates : ''}</url>`
    })
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
