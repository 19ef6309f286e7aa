import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview token allows: to read one page, its draft or its published data, until a point in time. */
interface PreviewRight {
  site: string
  shows: 'draft' | 'live'
  /** The time when the token expires, in seconds since 1970. */
  until: number
}

const signature = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

export function previewToken(key: Uint8Array, { shows, site, until }: PreviewRight): string {
  const text = `${site}.${shows}.${until}`
  return `${text}.${signature(key, text)}`
}

/** Checks a token and returns what it allows. Undefined if the token was not signed with this key, or if it has expired. */
export function readPreviewToken(key: Uint8Array, token: string, now: Temporal.Instant): PreviewRight | undefined {
  const [site, shows, until, sign, ...more] = token.split('.')
  if (!site || (shows !== 'draft' && shows !== 'live') || !until || !sign || more.length > 0) return undefined
  const [given, own] = [Buffer.from(sign), Buffer.from(signature(key, `${site}.${shows}.${until}`))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return Number(until) * 1000 > now.epochMilliseconds ? { site, shows, until: Number(until) } : undefined
}
