import type { Locale } from '#contract/locale.ts'
import type { Destination } from '#modules/branches/site/parts/directions.ts'
import type { OpeningLine } from '#modules/branches/site/parts/opening-line.ts'
import type { MenuLink } from '#modules/content/rules/navigation-links.ts'
import type { LegalText } from '#modules/content/rules/site-paths.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import type { LatePlace } from '#ui/site/module.ts'

/** Data for header, footer, toolbar and the document's head. Plain data, sent with every page. */
export interface ShellData {
  locale: Locale
  theme: ThemeView
  /** May the site be installed as an app? (specification §3, enablePluginPWA) */
  isInstallable: boolean
  /** Version of Servus in the administrator's toolbar. Undefined if the plugin with this toolbar is off. */
  toolbarVersion?: string | undefined
  themeTokens: Record<string, string>
  /** The ids of the ad pixel and of the tag manager, which may be used after the visitor's consent. '' if the brand uses none. */
  ads?: { pixel: string; tags: string } | undefined
  shopName: string
  businessName: string
  /** The title of the business, for the titles of pages and for shared links. */
  title: string
  website: string
  social: { network: 'instagram' | 'facebook' | 'linkedin'; url: string }[]
  origin: string
  /** This page's path, without the query. */
  path: string
  homeHref: string
  translations: Record<Locale, string>
  branch: ShellBranch | undefined
  /**
   * The map with tiles. Undefined if the map plugin is off or no provider of tiles is set. The visitor's consent decides whether it is
   * shown.
   */
  map?: LatePlace | undefined
  /** `changesAt`: when the line changes next, in milliseconds since 1970. */
  opening: { name: string; line: OpeningLine; changesAt?: number | undefined } | undefined
  header: MenuLink[]
  footer: MenuLink[]
  legal: { key: LegalText; href: string; external: boolean }[]
  year: number
}

/** The branch whose address is in the footer: the selected branch, otherwise the first one. */
interface ShellBranch extends Destination {
  id: string
  /** The city in the language of the page. `city` belongs to the postal address. */
  shownCity: string
  name: string
  country: string
  phone: string
  email: string
  alwaysOpen: boolean
}
