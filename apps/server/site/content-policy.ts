import { createHash } from 'node:crypto'

/** What a page runs and fetches beside the files of its own host; from outside only what the operator switched on (security §10). */
export interface PageSources {
  /** Scheme and host of the tiles' style, when a map is configured. */
  tilesOrigin?: string | undefined
  /** Checkout and status carry the router's data in scripts. A content page has none: what stands there came in with its texts. */
  hasOwnScripts?: boolean
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The policy of one rendered page: inline scripts of pages that have any are named by their hashes, so that page and policy go together
 * without a nonce. Style attributes of drawn things stay allowed; nothing else comes from outside.
 */
export function contentPolicy(html: string, { tilesOrigin, hasOwnScripts }: PageSources): string {
  const hashes = (hasOwnScripts ? [...html.matchAll(inlineScript)] : []).map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const outside = tilesOrigin ? ` ${tilesOrigin}` : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${outside}`,
    `connect-src 'self'${outside}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
