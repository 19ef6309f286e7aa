import type { Locale } from '#contract/locale.ts'
import type { Config } from '../contract.ts'

type Titles = Pick<Config, 'seoTitle' | 'title' | 'shopName'>
type Descriptions = Pick<Config, 'seoDescription' | 'description'>

/** The page for which a title is made. Its kind decides which text is written before the title of the business (specification §2, Page titles). */
export type TitledPage =
  | { kind: 'home' }
  | { kind: 'site'; title: string; name: string; division?: string | undefined }
  | { kind: 'branch'; name: string }
  | { kind: 'task'; prefix: string }

/**
 * The title of the business: the setting `seoTitle`. If it is empty: the setting `title`. If both are empty: `shopName` (specification §2, Page
 * titles).
 */
export const businessTitle = (config: Titles, locale: Locale): string =>
  config.seoTitle[locale] || config.title[locale] || config.shopName

/**
 * The title of a page: its own part, ' - ', and the title of the business, for example 'Bestellvorgang - …'. The title of a page of an organisation
 * (division) begins with the organisation's prefix. The start page has only the title of the business (specification §2, Page titles).
 */
export function pageTitle(page: TitledPage, config: Titles, locale: Locale): string {
  const business = businessTitle(config, locale)
  const first = firstPart(page)
  return first ? `${first} - ${business}` : business
}

function firstPart(page: TitledPage): string {
  switch (page.kind) {
    case 'home':
      return ''
    case 'site':
      return [page.division, page.title || page.name].filter(Boolean).join(' - ')
    case 'branch':
      return page.name
    case 'task':
      return page.prefix
  }
}

/**
 * The description of a page for search engines: the page's own description. If it is empty: the setting `seoDescription`. If both are empty: the
 * setting `description` (specification §2, Page titles).
 */
export const pageDescription = (own: string | undefined, config: Descriptions, locale: Locale): string =>
  own || config.seoDescription[locale] || config.description[locale]
