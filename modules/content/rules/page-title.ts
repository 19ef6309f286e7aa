import type { Locale } from '#contract/locale.ts'
import type { Config } from '../contract.ts'

type Titles = Pick<Config, 'seoTitle' | 'title' | 'shopName'>
type Descriptions = Pick<Config, 'seoDescription' | 'description'>

/** The part before the business's title (specification §2, Page titles). */
export type TitledPage =
  | { kind: 'home' }
  | { kind: 'site'; title: string; name: string; division?: string | undefined }
  | { kind: 'branch'; name: string }
  | { kind: 'task'; prefix: string }

/** The title of the business: seoTitle, otherwise title, otherwise shopName (specification §2, Page titles). */
export const businessTitle = (config: Titles, locale: Locale): string =>
  config.seoTitle[locale] || config.title[locale] || config.shopName

/**
 * '{site title or name} - {title}', '{branch name} - …', 'Bestellvorgang - …'. A page of a division has the division's prefix in front
 * (specification §2, Page titles).
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
