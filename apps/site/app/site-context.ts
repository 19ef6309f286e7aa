import type { Api } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import type { Init } from '#contract/init.ts'
import type { Site } from '#modules/content/contract.ts'
import { localeOf } from '#modules/content/rules/site-paths.ts'
import { createContext, data } from 'react-router'

/** What a loader may use; handed in by apps/server/site for each request. */
export interface SiteContext {
  brandId: string
  /** Public content, from memory. */
  init: Init
  /** A published page with its blocks; undefined for unknown paths. */
  page(locale: Locale, path: string): Promise<Site | undefined>
  /** What depends on the public content alone is made once and kept until the content changes. */
  once<T>(key: string, make: () => T): T
  /** Calls of our own API, in process. */
  api: Api
  /** Scheme and host as visitors see them, without trailing slash. */
  origin: string
  /** When the request came. */
  now: Temporal.Instant
  /** Wish of the browser, for pages outside /{locale}/. */
  preferredLocale: Locale
}

/** Key of the SiteContext in React Router's context; the server takes it from the build, so that both use one instance. */
export const siteContext = createContext<SiteContext>()

/** The language of an address; outside /{locale}/ what the browser prefers, as '/' has it. */
export const localeFor = ({ preferredLocale }: Pick<SiteContext, 'preferredLocale'>, pathname: string): Locale =>
  localeOf(pathname) ?? preferredLocale

/** The language of a checkout's or status page's address; in any other such a page is none (specification §2: de or en). */
export function taskLocale(pathname: string): Locale {
  const locale = localeOf(pathname)
  if (!locale) throw data(null, { status: 404 })
  return locale
}
