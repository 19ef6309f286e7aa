import type { Api } from '#contract/client.ts'
import type { Init } from '#contract/init.ts'
import type { Locale } from '#contract/locale.ts'

/** The values that a page may use while it is rendered; apps/server/site passes them for each request. */
export interface SiteContext {
  brandId: string
  /** Public content, from memory. Each module declares its own fields (packages/contract/init.ts). */
  init: Init
  /** Computes a value that depends only on public content, and caches it until the content changes. */
  once<T>(key: string, make: () => T): T
  /** Calls the API directly, without HTTP, with the visitor's rights and rate limits. */
  api: Api
  /** Like `api`, for calls that only read public content. The visitor's rate limits do not apply to them. */
  ownApi: Api
  /** Scheme and host that the visitor used, without a trailing slash. */
  origin: string
  /** Time of the request. */
  now: Temporal.Instant
  /** The query values that modules have listed in `queries`; empty for a page that is cached for all visitors. */
  query: URLSearchParams
  /** The data that a preview has sent: a draft that is not saved yet. Only set for addresses of previews. */
  posted?: unknown
  /** Preferred language of the browser, for addresses without a language. */
  preferredLocale: Locale
}
