import type { Locale } from '#contract/locale.ts'
import type { Config } from '../contract.ts'

type Titles = Pick<Config, 'seoTitle' | 'title' | 'shopName'>
type Descriptions = Pick<Config, 'seoDescription' | 'description'>

/** The page whose title is made. Its kind decides which text is put before the title of the business (specification §2, Page titles). */
export type TitledPage =
  | { kind: 'home' }
  | { kind: 'site'; title: string; name: string; division?: string | undefined }
  | { kind: 'branch'; name: string }
  | { kind: 'task'; prefix: string }

/** The title of the business: seoTitle, otherwise title, otherwise shopName (specification §2, Page titles). */
export const businessTitle = (config: Titles, locale: Locale): string =>
  config.seoTitle[locale] || config.title[locale] || config.shopName

/**
 * The title of a page, for example '{title or name of the page} - {title of the business}', '{name of the branch} - …' or 'Bestellvorgang -
 * …'. The prefix of a division is put in front of the title of its pages (specification §2, Page titles).
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

/** Description of the site or branch, else of the seo settings, else of the business (specification §2, Page titles). */
export const pageDescription = (own: string | undefined, config: Descriptions, locale: Locale): string =>
  own || config.seoDescription[locale] || config.description[locale]
