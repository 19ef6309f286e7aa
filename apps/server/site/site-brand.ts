import type { Api } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import type { Init } from '#contract/init.ts'

/** For whom a page is rendered: enough for calls in the visitor's name. */
export interface Visitor {
  locale: Locale
  requestId: string
  address: string
  origin: string
  signal: AbortSignal
}

/** What the site needs of a brand. */
export interface SiteBrand {
  id: string
  /** Outside address when the operator set one; else the request's host. */
  publicUrl: string | undefined
  /** Rises with any change of public content; pages rendered before are stale then. */
  version(): string
  init(): Promise<Init>
  api(visitor: Visitor): Api
  /** Calls in no visitor's name. */
  ownApi: Api
}
