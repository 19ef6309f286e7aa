import type { Locale } from '#contract/locale.ts'
import { localeOf } from '#modules/content/rules/site-paths.ts'
import type { Screens } from '#ui/site/screens.tsx'
import type { SiteContext } from '#ui/site/site-context.ts'
import { createContext, data } from 'react-router'
import type { BuiltFiles } from './built-files.ts'

/** Key of the SiteContext in React Router's context. The server imports it from the build, so that both use one instance. */
export const siteContext = createContext<SiteContext>()

/** Key of the function that returns the built files of a source. */
export const filesContext = createContext<BuiltFiles>()

/** Code of the loaded screens: for one request on the server, for the whole visit in the browser. Null on an error page. */
export const screensContext = createContext<Screens | null>(null)

/** The language of an address. For an address without a language it is the language that the browser prefers, as for '/'. */
export const localeFor = ({ preferredLocale }: Pick<SiteContext, 'preferredLocale'>, pathname: string): Locale =>
  localeOf(pathname) ?? preferredLocale

/** The language of a checkout or status page's address. Throws a 404 if the address begins with another language (specification §2: de or en). */
export function taskLocale(pathname: string): Locale {
  const locale = localeOf(pathname)
  if (!locale) throw data(null, { status: 404 })
  return locale
}
