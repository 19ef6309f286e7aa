import { argon2, type Argon2Parameters, timingSafeEqual } from 'node:crypto'
import type { RandomBytes } from '#kernel/ids.ts'

/**
 * Parameters of argon2id, the second recommendation of OWASP: 19 MiB, two passes, one lane. They are stored with each hash, so that they can
 * be raised later.
 */
const current = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltLength = 16
const hashLength = 32

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** Derives 32 bytes from the password, without blocking the event loop. */
export function derive(secret: string, salt: Uint8Array, cost: Cost = current): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  argon2('argon2id', { message: secret.normalize('NFC'), nonce: salt, tagLength: hashLength, ...cost }, (error, tag) =>
    error ? reject(error) : resolve(tag),
  )
  return promise
}

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const encode = (cost: Cost, salt: Uint8Array, tag: Uint8Array): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`

/** argon2id in the usual notation: '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>' (docs/rules/security.md, Sign-in). */
export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<string> {
  const salt = randomBytes(saltLength)
  return encode(current, salt, await derive(password, salt))
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Used instead of the hash of an unknown user, so that the check takes as long as for a wrong password. */
const nobody = encode(current, new Uint8Array(saltLength), new Uint8Array(hashLength))

/**
 * Checks a password. `stale`: the password is right, but its hash has old parameters and must be renewed. Without a stored hash the check
 * takes equally long and fails.
 */
export async function checkPassword(
  password: string,
  stored: string | null | undefined,
): Promise<'right' | 'stale' | 'wrong'> {
  const match = notation.exec(stored ?? nobody)
  if (!match) throw new Error('A stored password hash cannot be read')
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const wanted = Buffer.from(tag, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), cost)
  if (!stored || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'wrong'
  const today =
    cost.memory === current.memory && cost.passes === current.passes && cost.parallelism === current.parallelism
  return today ? 'right' : 'stale'
}
