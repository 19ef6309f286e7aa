import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'

/**
 * The 500 page for failures before a page can be rendered: the database is away, the build is broken. Stands alone, and carries the
 * request's id as the only detail (security §12).
 */
export function brokenPage(locale: Locale, requestId: string): string {
  const texts = siteTexts(locale).broken
  const style =
    'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;text-align:center;font:1.0625rem/1.5 system-ui,sans-serif;color-scheme:light dark}h1{margin:0;font-weight:500}p{margin:0}'
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style></head><body><h1>${texts.title}</h1><p>${texts.text}</p><p><a href="">${texts.retry}</a></p><p><small>${requestId}</small></p></body></html>`
}
