import type { Clock } from './time.ts'

/** The source of ids. It is passed in, so that tests get the same ids in every run. */
export interface Ids {
  /** UUIDv7: sorts by time of creation. */
  uuid(): string
  /** Public number of an order: 9 of 30 letters and digits that cannot be confused ('7F3K2QX9M'). At most 16 characters (docs/rules/orders.md, Numbers). Not secret. */
  uid(): string
  /** Cannot be guessed: 192 random bits, safe in an address. */
  hash(): string
}

export type RandomBytes = (count: number) => Uint8Array

/** Without 0 and O, 1, I and L, and U (looks like V), so that a number can be read out on the phone. */
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
          // 240 = 8 × 30: larger bytes would make the first letters more likely.
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

/** The smallest UUIDv7 of an instant. Smaller ids are older, so old rows are found by the primary key. */
export const firstUuidAt = (at: Temporal.Instant): string => uuidV7(at.epochMilliseconds, new Uint8Array(10))

/** Counts up from `seed`, for tests: the same ids in every run. They are valid UUIDv7, and ids of the three kinds never repeat each other. */
export function sequentialIds(seed = 0): Ids {
  let count = seed
  return {
    uuid: () => `00000000-0000-7000-8000-${(++count).toString(16).padStart(12, '0')}`,
    uid: () => `T${String(++count).padStart(5, '0')}`,
    hash: () => `hash${String(++count).padStart(28, '0')}`,
  }
}
