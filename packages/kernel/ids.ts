import type { Clock } from './time.ts'

/** Where ids come from; passed in, so that tests can count. */
export interface Ids {
  /** UUIDv7: sorts by time of creation. */
  uuid(): string
  /** An order's public number, 9 of 30 letters and digits without look-alikes ('7F3K2QX9M'); at most 16 characters (docs/rules/orders.md). Not secret. */
  uid(): string
  /** Unguessable: 192 random bits, url-safe. */
  hash(): string
}

export type RandomBytes = (count: number) => Uint8Array

/** No 0 and O, 1, I and L, and no U (reads as V): told over the phone without a doubt. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const UID_LENGTH = 9
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const HASH_LENGTH = 32

/** `randomBytes` must be a cryptographic source, e.g. `(n) => crypto.getRandomValues(new Uint8Array(n))`. */
export function randomIds(clock: Clock, randomBytes: RandomBytes): Ids {
  return {
    uuid: () => uuidV7(clock.epochMs(), randomBytes(10)),
    uid() {
      let uid = ''
      while (uid.length < UID_LENGTH) {
        for (const byte of randomBytes(UID_LENGTH)) {
          // 240 = 8 × 30: bytes above it would make the first letters more likely
          if (byte < 240 && uid.length < UID_LENGTH) uid += LETTERS[byte % LETTERS.length]
        }
      }
      return uid
    },
    hash() {
      let hash = ''
      for (const byte of randomBytes(HASH_LENGTH)) hash += URL_SAFE[byte & 63]
      return hash
    },
  }
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function uuidV7(milliseconds: number, random: Uint8Array): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  let hex = ''
  for (const byte of random) hex += HEX[byte]
  const variant = (8 + (parseInt(hex[3] ?? '0', 16) & 3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`
}

/** The smallest UUIDv7 of an instant: ids below it are older, so that a table's primary key finds its old rows. */
export const firstUuidAt = (at: Temporal.Instant): string => uuidV7(at.epochMilliseconds, new Uint8Array(10))

/** Counts up from `seed`: the same ids in every run, for tests. Valid UUIDv7, distinct across the three kinds. */
export function sequentialIds(seed = 0): Ids {
  let count = seed
  return {
    uuid: () => `00000000-0000-7000-8000-${(++count).toString(16).padStart(12, '0')}`,
    uid: () => `T${String(++count).padStart(5, '0')}`,
    hash: () => `hash${String(++count).padStart(28, '0')}`,
  }
}
