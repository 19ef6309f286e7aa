import { createHash } from 'node:crypto'
import { cspReportPath } from '../csp-reports.ts'

/**
 * The sources of code and data that a page may use in addition to its own host. Other hosts are allowed only if the operator switched them
 * on (docs/rules/security.md, Headers).
 */
interface PageSources {
  /** Scheme and host of the server with the style of the map tiles, if a map is configured. */
  tilesOrigin?: string | undefined
  /**
   * True for checkout and status pages: their inline scripts contain the router's data. A content page has no inline scripts, so that a script in its
   * texts does not run.
   */
  hasOwnScripts?: boolean
  /** Scheme and host of the review service that the settings name. */
  reviewsOrigin?: string | undefined
  /**
   * `hasPixel` allows the pictures of the ad pixel. `hasTagManager` allows the code of the tag manager and the addresses that it calls
   * (docs/rules/statistics.md, Pixel and tag manager).
   */
  hasPixel?: boolean
  hasTagManager?: boolean
  /** Websites that may show the page in a frame. */
  embedOrigins?: readonly string[] | undefined
  /** True for a preview, which the editor shows in a frame of its own host. */
  isPreview?: boolean
}

const tagManager = 'https://www.googletagmanager.com'
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of one rendered page. Inline scripts are listed by their hashes. So no nonce is needed, and the page can be cached with its
 * policy. Style attributes of drawings are allowed. Apart from the page's own host, only the hosts in `PageSources` are allowed.
 */
export function contentPolicy(
  html: string,
  { tilesOrigin, hasOwnScripts, isPreview, reviewsOrigin, hasPixel, hasTagManager, embedOrigins = [] }: PageSources,
): string {
  const hashes = (hasOwnScripts ? [...html.matchAll(inlineScript)] : []).map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const outside = tilesOrigin ? ` ${tilesOrigin}` : ''
  const tags = hasTagManager ? [tagManager] : []
  const measured = hasTagManager ? [tagManager, 'https://*.google-analytics.com'] : []
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...tags].join(' '),
    "style-src 'self' 'unsafe-inline'",
    [`img-src 'self' data: blob:${outside}`, ...(hasPixel ? ['https://www.facebook.com'] : []), ...measured].join(' '),
    [`connect-src 'self'${outside}`, ...measured].join(' '),
    "worker-src 'self' blob:",
    ...(reviewsOrigin ? [`frame-src ${reviewsOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : embedOrigins.join(' ') || "'none'"}`,
    `report-uri ${cspReportPath}`,
  ].join('; ')
}
