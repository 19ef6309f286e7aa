import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { plainPage } from './plain-page.ts'

/**
 * The 500 page for failures before a page can be rendered: the database is down, or the build is broken. This page needs no other file. The
 * only detail that it shows is the request's id (docs/rules/security.md, Errors and audit).
 */
export function brokenPage(locale: Locale, requestId: string): string {
  const { retry, text, title } = siteTexts(locale).broken
  return plainPage(locale, { title, body: `<p>${text}</p><a href="">${retry}</a><small>${requestId}</small>` })
}
