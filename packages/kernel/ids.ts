import type { Clock } from './time.ts'

/** The source of ids. Functions get the source as an argument, so that tests get the same ids in every run. */
export interface Ids {
  /** A UUIDv7. UUIDs sort by time of creation. */
  uuid(): string
  /** Public `uid` of an order: 9 letters and digits that cannot be confused ('7F3K2QX9M'). Not secret (docs/rules/orders.md, Numbers). */
  uid(): string
  /** A secret that cannot be guessed: 192 random bits in characters that are safe in a URL. */
  hash(): string
}

export type RandomBytes = (count: number) => Uint8Array

/** The characters of a `uid`: without 0, O, 1, I, L, and U (looks like V), so that a `uid` can be read out on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const UID_LENGTH = 9
const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const HASH_LENGTH = 32

/** Makes random ids. `randomBytes` must be a cryptographic source, e.g. `(n) => crypto.getRandomValues(new Uint8Array(n))`. */
export function randomIds(clock: Clock, randomBytes: RandomBytes): Ids {
  return {
    uuid: () => uuidV7(clock.epochMs(), randomBytes(10)),
    uid() {
      let uid = ''
      while (uid.length < UID_LENGTH) {
        for (const byte of randomBytes(UID_LENGTH)) {
          // 240 = 8 × 30. Bytes from 240 on would make the first letters more likely.
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

/** The smallest UUIDv7 of an instant. Records with smaller ids were created earlier, so a query for old records can use the primary key. */
export const firstUuidAt = (at: Temporal.Instant): string => uuidV7(at.epochMilliseconds, new Uint8Array(10))

/** Ids for tests: numbers from `seed` upwards, the same in every run. The UUIDs are valid UUIDv7. All three kinds of ids share one counter. */
export function sequentialIds(seed = 0): Ids {
  let count = seed
  return {
    uuid: () => `00000000-0000-7000-8000-${(++count).toString(16).padStart(12, '0')}`,
    uid: () => `T${String(++count).padStart(5, '0')}`,
    hash: () => `hash${String(++count).padStart(28, '0')}`,
  }
}
