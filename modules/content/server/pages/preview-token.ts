import { createHmac, timingSafeEqual } from 'node:crypto'

/** Right to read the draft of one page until an instant. */
export interface PreviewRight {
  site: string
  /** Seconds since 1970. */
  until: number
}

const signature = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

export function previewToken(key: Uint8Array, { site, until }: PreviewRight): string {
  const text = `${site}.${until}`
  return `${text}.${signature(key, text)}`
}

/** Undefined for a token that is not ours or has run out. */
export function readPreviewToken(key: Uint8Array, token: string, now: Temporal.Instant): PreviewRight | undefined {
  const [site, until, sign, ...more] = token.split('.')
  if (!site || !until || !sign || more.length > 0) return undefined
  const [given, own] = [Buffer.from(sign), Buffer.from(signature(key, `${site}.${until}`))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  return Number(until) * 1000 > now.epochMilliseconds ? { site, until: Number(until) } : undefined
}
