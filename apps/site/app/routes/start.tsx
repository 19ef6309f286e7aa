import { homeHref } from '#modules/content/rules/site-paths.ts'
import { redirect } from 'react-router'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/start'

/** '/' redirects to the start page in the language that the browser prefers. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(homeHref(context.get(siteContext).preferredLocale), 302)
}
