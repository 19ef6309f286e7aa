import type { Api } from '#contract/client.ts'
import type { Init } from '#contract/init.ts'
import type { Locale } from '#contract/locale.ts'

/** What a page may use while it is rendered; handed in by apps/server/site for each request. */
export interface SiteContext {
  brandId: string
  /** Public content, from memory: each module knows its own fields (packages/contract/init.ts). */
  init: Init
  /** What depends on the public content alone is made once and kept until the content changes. */
  once<T>(key: string, make: () => T): T
  /** Calls of our own API, in process and in the visitor's name. */
  api: Api
  /** The same in nobody's name: for public content, which no visitor's limits may hide. */
  ownApi: Api
  /** Scheme and host as visitors see them, without trailing slash. */
  origin: string
  /** When the request came. */
  now: Temporal.Instant
  /** The values that modules have named in `queries`; empty for a page that others get as well. */
  query: URLSearchParams
  /** What a preview sent along with its request: a draft that is not saved yet. Only addresses of previews get it. */
  posted?: unknown
  /** Wish of the browser, for pages outside /{locale}/. */
  preferredLocale: Locale
}
