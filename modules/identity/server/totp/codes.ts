import { createHmac } from 'node:crypto'

/** A code has six digits and changes every 30 seconds, as authenticator apps expect (RFC 6238). */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000 / stepSeconds)

/** Computes the code of a 30-second step from the secret, with HMAC-SHA-1 as authenticator apps expect (RFC 6238, RFC 4226 §5.3). */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * Finds the 30-second step to which a code belongs. The clock of the user's phone may be one step ahead of our clock, or one step behind
 * it. Undefined if the code is wrong, or if its step is not later than the last used step: each code works once.
 */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  at: Temporal.Instant,
  lastStep: number,
): number | undefined {
  const now = stepAt(at)
  return [now - 1, now, now + 1].find((step) => step > lastStep && codeAt(secret, step) === code)
}

/** Encodes bytes as base32 without padding (RFC 4648). In this form users type the secret into an app. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that the QR code contains: an authenticator app reads the secret from it. */
export function totpUri(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
