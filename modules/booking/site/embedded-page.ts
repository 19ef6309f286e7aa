import type { Locale } from '#contract/locale.ts'
import { pageDescription, pageTitle } from '#modules/content/rules/page-title.ts'
import type { SitePage } from '#ui/site/module.ts'
import { vehicleTexts } from '../words/site.ts'

const paths: Readonly<Record<Locale, string>> = { de: 'hier-buchen', en: 'book-here' }
const pathIn = (locale: Locale): string => `/${locale}/${paths[locale]}`

/**
 * A page that contains only the booking form. Other websites show it in a frame (docs/rules/integration.md, In other websites). Undefined
 * if the request is for another address, or if no branch offers rides.
 */
export const embeddedPage: SitePage = async (site, { locale, path }, { blocks }) => {
  if (path.replace(/\/$/, '') !== paths[locale] || !site.init.branches.some(({ kind }) => kind === 'rides'))
    return undefined
  const { config } = site.init
  const title = vehicleTexts(locale).nav
  return {
    kind: 'page',
    title: pageTitle({ kind: 'branch', name: title }, config, locale),
    description: pageDescription('', config, locale),
    path: pathIn(locale),
    alternates: { de: pathIn('de'), en: pathIn('en') },
    // The start page has the same form, so search engines must not list this page in addition.
    noindex: true,
    body: blocks([{ type: 'bookingSystem' }]),
  }
}
