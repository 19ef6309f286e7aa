import { createHmac } from 'node:crypto'

/** Seconds of one time step and digits of a code, as every authenticator app expects (RFC 6238). */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 1000 / stepSeconds)

/** The code of a step, HMAC-SHA-1 as apps expect (RFC 6238, RFC 4226 §5.3). */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * The step to which a code belongs, allowing one step of clock drift in each direction. Undefined if the code is wrong or its step is not
 * later than the last used one.
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

/** RFC 4648 base32 without padding, in which users type the secret into an app. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The link to the secret, encoded in the QR code. */
export function totpUri(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
