import { redirect } from 'react-router'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/store-without-locale'

/** Redirects old and printed addresses without a language (specification §2, Screens and routes). */
export function loader({ context, url }: Route.LoaderArgs) {
  throw redirect(`/${context.get(siteContext).preferredLocale}${url.pathname}${url.search}`, 302)
}
