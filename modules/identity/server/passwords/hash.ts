import { argon2, type Argon2Parameters, timingSafeEqual } from 'node:crypto'
import type { RandomBytes } from '#kernel/ids.ts'

/**
 * The parameters of argon2id for new hashes: 19 MiB, two passes, one lane (second recommendation of OWASP). Each stored hash contains its own
 * parameters. So these values can be raised, and old hashes can still be checked.
 */
const current = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltLength = 16
const hashLength = 32

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** Derives 32 bytes from a password with argon2id. This takes long, but does not block other requests to the same server process. */
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

/**
 * Hashes a password with argon2id and a new salt, in the usual notation: '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>' (docs/rules/security.md,
 * Sign-in).
 */
export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<string> {
  const salt = randomBytes(saltLength)
  return encode(current, salt, await derive(password, salt))
}

const notation = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * A hash that no password matches. It is used for unknown users. Therefore the check takes as long as for a known user with a wrong
 * password, and attackers cannot find out which users exist.
 */
const nobody = encode(current, new Uint8Array(saltLength), new Uint8Array(hashLength))

/**
 * Compares a password with its stored hash. `stale`: the password is right, but the hash has other parameters than `current`, so the
 * caller must store a new hash. Without a stored hash the result is `wrong`, and the check takes the same time.
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
