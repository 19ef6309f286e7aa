import type { Locale } from '#contract/locale.ts'
import type { OpeningLine } from '#modules/branches/site/opening-line.ts'
import type { MenuLink } from '#modules/content/rules/navigation-links.ts'
import type { LegalText } from '#modules/content/rules/site-paths.ts'

/** What header, footer, toolbar and the document's head need; plain data, sent with every page. */
export interface ShellData {
  locale: Locale
  theme: string
  /** May it be put on the home screen? (specification §3, enablePluginPWA) */
  isInstallable: boolean
  themeTokens: Record<string, string>
  shopName: string
  businessName: string
  /** The business's own title, in titles of pages and for sharing. */
  title: string
  website: string
  social: { network: 'instagram' | 'facebook' | 'linkedin'; url: string }[]
  origin: string
  /** This page without query. */
  path: string
  homeHref: string
  translations: Record<Locale, string>
  branch: ShellBranch | undefined
  /** `changesAt` in epoch milliseconds: until then the line stays as it is. */
  opening: { name: string; line: OpeningLine; changesAt?: number | undefined } | undefined
  header: MenuLink[]
  footer: MenuLink[]
  legal: { key: LegalText; href: string; external: boolean }[]
  year: number
}

/** The branch whose address stands in the footer: the selected one, else the first. */
export interface ShellBranch {
  id: string
  name: string
  street: string
  zipCode: string
  city: string
  country: string
  phone: string
  email: string
  latitude: number | undefined
  longitude: number | undefined
  alwaysOpen: boolean
}
