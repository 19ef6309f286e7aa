import type { Api } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import type { Init } from '#contract/init.ts'

/** The person who requests a page, with the values for API calls that the site makes for this person. */
export interface Visitor {
  locale: Locale
  requestId: string
  address: string
  origin: string
  signal: AbortSignal
}

/** The data and API calls of a brand that the site needs. */
export interface SiteBrand {
  id: string
  /** The public address, if the operator has set it. Undefined: the host of the request is used. */
  publicUrl: string | undefined
  /** Changes with any change of public content. Pages that were rendered for an earlier version are outdated. */
  version(): string
  init(): Promise<Init>
  api(visitor: Visitor): Api
  /** The target of the redirect for an address that has no page. */
  redirectOf(pathname: string): Promise<{ to: string; status: 301 | 302 } | undefined>
  /** Makes the server's own API calls, for which there is no visitor. */
  ownApi: Api
}
