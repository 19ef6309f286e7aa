import { createHmac, timingSafeEqual } from 'node:crypto'

/** The right to read one page until an instant: its draft or its live state. */
interface PreviewRight {
  site: string
  shows: 'draft' | 'live'
  /** End of the right, in seconds since 1970. */
  until: number
}

const signature = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

export function previewToken(key: Uint8Array, { shows, site, until }: PreviewRight): string {
  const text = `${site}.${shows}.${until}`
  return `${text}.${signature(key, text)}`
}

/** Undefined for a token that this server did not sign, or that has expired. */
export function readPreviewToken(key: Uint8Array, token: string, now: Temporal.Instant): PreviewRight | undefined {
  const [site, shows, until, sign, ...more] = token.split('.')
  if (!site || (shows !== 'draft' && shows !== 'live') || !until || !sign || more.length > 0) return undefined
  const [given, own] = [Buffer.from(sign), Buffer.from(signature(key, `${site}.${shows}.${until}`))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return Number(until) * 1000 > now.epochMilliseconds ? { site, shows, until: Number(until) } : undefined
}
