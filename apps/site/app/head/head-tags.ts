import type { Locale } from '#contract/locale.ts'

/** The contents of the document's head (specification §2, Page titles). */
export interface HeadData {
  title: string
  description: string
  /** Canonical address: host and path of the page. */
  canonical: string
  locale: Locale
  siteName: string
  /** The address of the page in each language in which it exists. */
  alternates: Partial<Record<Locale, string>>
  /** Address of the picture for a shared link, 1200 × 630. */
  picture?: string | undefined
  /** A different picture for Twitter. Undefined: the same picture. */
  twitterPicture?: string | undefined
  /** True if search engines must not index the page, for example a task page or an error page. */
  noindex?: boolean
}

const openGraphLocale: Record<Locale, string> = { de: 'de_AT', en: 'en_GB' }

/** One element of the head: a meta, or a link. */
type HeadTag =
  | { tagName?: never; name?: string; property?: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

/** Description, canonical, languages, open graph and twitter, consistent with the title (specification §2, Page titles). */
export function headTags(head: HeadData): HeadTag[] {
  const { title, description, canonical, locale, siteName, alternates, picture, twitterPicture = picture } = head
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(head.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
    ...(Object.entries(alternates) as [Locale, string][]).map(([hrefLang, href]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    ...(alternates.de
      ? [{ tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: alternates.de }]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: openGraphLocale[locale] },
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: siteName },
        ]
      : []),
    ...(twitterPicture ? [{ name: 'twitter:image', content: twitterPicture }] : []),
    { name: 'twitter:card', content: twitterPicture ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ]
}
