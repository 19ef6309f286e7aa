import type { Locale } from '#contract/locale.ts'
import type { Init } from '#contract/init.ts'

export type SiteSummary = Init['sites'][number]

/** The path of the start page in each language (specification §2, Screens and routes). */
export const homePaths: Record<Locale, string> = { de: 'startseite', en: 'home' }

/** The paths of the legal pages, without the language at the start (specification §2). */
export const legalPaths = {
  termsAndConditions: 'site/terms-and-conditions',
  privacyPolicy: 'site/privacy',
  imprint: 'site/imprint',
  allergens: 'site/allergens',
  accessibility: 'site/accessibility',
} as const
export type LegalText = keyof typeof legalPaths

export const homeHref = (locale: Locale): string => `/${locale}/${homePaths[locale]}`

/** The public address of a page of the website. */
export const siteHref = ({ locale, path, type }: { locale: string; path: string; type: string }): string =>
  type === 'custom_home' ? homeHref(locale === 'en' ? 'en' : 'de') : `/${locale}/${path}`

/** The language in the first part of a path: '/de/startseite' → 'de'. Undefined if the first part is no language. */
export function localeOf(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1]
  return first === 'de' || first === 'en' ? first : undefined
}

/** The path without the language: '/de/site/privacy' → 'site/privacy'. */
export const sitePathOf = (pathname: string): string => pathname.split('/').slice(2).filter(Boolean).join('/')

/**
 * The address of the same page in the other language, for the language switch (specification §2, Header: the picker stays on the page). Store, status
 * and legal pages have the same path in both languages. On any other page the switch leads to the page with the same translation key, or to the start
 * page if there is no such page.
 */
export function translatedHref(pathname: string, to: Locale, sites: readonly SiteSummary[]): string {
  const from = localeOf(pathname)
  const path = sitePathOf(pathname)
  if (!from || path === homePaths[from] || path === '') return homeHref(to)
  if (/^(store|status)\//.test(path) || Object.values<string>(legalPaths).includes(path)) return `/${to}/${path}`
  const site = sites.find((one) => one.locale === from && one.path === path)
  const other = site?.translationKey
    ? sites.find((one) => one.locale === to && one.translationKey === site.translationKey)
    : undefined
  return other ? siteHref(other) : homeHref(to)
}
