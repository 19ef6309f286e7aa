import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

export const MailgunNotice = z.object({
  signature: z.object({
    timestamp: z.string().max(20),
    token: z.string().min(20).max(100),
    signature: z.string().max(100),
  }),
  'event-data': z.unknown(),
})
type Signature = z.infer<typeof MailgunNotice>['signature']

/**
 * A notice is refused if its time differs from our time by more than this number of milliseconds. Mailgun repeats a notice for up to eight
 * hours if we do not respond.
 */
const VALID_MS = 24 * 3600_000

/**
 * True if this notice was signed by Mailgun, and its time differs from our time by at most 24 hours. The signature is an HMAC-SHA256 of
 * timestamp and token with the account's signing key. It does not cover the body. Therefore the caller must accept each token for one body
 * only.
 */
export function isMailgunSigned(
  { timestamp, token, signature }: Signature,
  key: string,
  now: Temporal.Instant,
): boolean {
  const wanted = createHmac('sha256', key)
    .update(timestamp + token)
    .digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
  return Math.abs(now.epochMilliseconds - Number(timestamp) * 1000) <= VALID_MS
}
