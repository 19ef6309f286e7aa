import { timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Failure } from '#kernel/result.ts'
import type { IdentityContext } from '../context.ts'
import { derive } from '../passwords/hash.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { base32, matchingStep, totpUri } from './codes.ts'

interface TotpRow {
  secret: Buffer
  confirmed_at: string | null
  last_step: number
  recovery_hashes: string[]
  recovery_salt: Buffer | null
}

const recoveryCount = 10
/**
 * The characters of recovery codes. Characters that look alike, such as 0 and O, are left out. A code has two groups of four characters.
 * Its 39 bits are enough, because the number of attempts is limited and the hash is slow.
 */
const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const bareRecovery = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const rowOf = ({ core }: IdentityContext, userId: string): Promise<TotpRow | undefined> =>
  core.db.first<TotpRow>(
    sql`SELECT secret, confirmed_at, last_step, recovery_hashes, recovery_salt FROM totp WHERE user_id = ${userId}`,
  )

export async function hasTotp(context: IdentityContext, userId: string): Promise<boolean> {
  return (await rowOf(context, userId))?.confirmed_at != null
}

/**
 * Checks the code of the second factor. Undefined if it is right, or if the user has no second factor. Codes: auth.code_required if no code was
 * entered, auth.code_invalid. A right code cannot be used again, even if the sign-in fails afterwards.
 */
export async function checkFactor(
  context: IdentityContext,
  userId: string,
  code: string | undefined,
): Promise<Failure | undefined> {
  const row = await rowOf(context, userId)
  if (!row?.confirmed_at) return undefined
  const typed = code?.replaceAll(/\s/g, '') ?? ''
  if (typed === '') return { code: 'auth.code_required', field: 'code' }
  const passed = /^\d{6}$/.test(typed)
    ? await useCode(context, userId, row, typed)
    : await useRecoveryCode(context, userId, row, typed)
  return passed ? undefined : { code: 'auth.code_invalid', field: 'code' }
}

async function useCode(context: IdentityContext, userId: string, row: TotpRow, code: string): Promise<boolean> {
  const { core } = context
  const secret = openSecret(context, userId, row.secret)
  const step = secret && matchingStep(secret, code, core.clock.now(), row.last_step)
  if (!secret || step === undefined) return false
  const sealed = sealSecret(context, userId, secret)
  // If two attempts use the same code at the same moment, only one of them updates the row and succeeds.
  return (
    (await core.db.run(
      sql`UPDATE totp SET last_step = ${step}, secret = ${sealed} WHERE user_id = ${userId} AND last_step < ${step}`,
    )) === 1
  )
}

async function useRecoveryCode(
  { core }: IdentityContext,
  userId: string,
  row: TotpRow,
  code: string,
): Promise<boolean> {
  const bare = bareRecovery(code)
  if (bare.length !== 8 || !row.recovery_salt) return false
  const given = await derive(bare, row.recovery_salt)
  const hit = row.recovery_hashes.find((hash) => timingSafeEqual(Buffer.from(hash, 'base64'), given))
  if (hit === undefined) return false
  return (
    (await core.db.run(sql`
      UPDATE totp SET recovery_hashes = array_remove(recovery_hashes, ${hit}) WHERE user_id = ${userId} AND ${hit} = ANY(recovery_hashes)`)) ===
    1
  )
}

/**
 * Starts the setup of a second factor with a new secret. The factor is not required before `confirmTotp`. Undefined if the user already has a second
 * factor.
 */
export async function beginTotp(
  context: IdentityContext,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string } | undefined> {
  const { core, ports, randomBytes } = context
  const secret = randomBytes(20)
  const written = await core.db.run(sql`
    INSERT INTO totp (user_id, secret) VALUES (${user.id}, ${sealSecret(context, user.id, secret)})
    ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0 WHERE totp.confirmed_at IS NULL`)
  if (written === 0) return undefined
  return { secret: base32(secret), uri: totpUri(secret, user.email, (await ports.brand()).shopName) }
}

/**
 * Switches the second factor on if the first code is right. Returns the recovery codes. Only their hashes are stored, so the codes can be
 * shown only now. Undefined if the code is wrong or no setup was started.
 */
export async function confirmTotp(
  context: IdentityContext,
  user: { userId: string; name: string },
  code: string,
  requestId: string,
): Promise<string[] | undefined> {
  const { userId, name } = user
  const { core, randomBytes } = context
  const row = await rowOf(context, userId)
  if (!row || row.confirmed_at !== null) return undefined
  const secret = openSecret(context, userId, row.secret)
  const step = secret && matchingStep(secret, code.replaceAll(/\s/g, ''), core.clock.now(), row.last_step)
  if (step === undefined) return undefined
  const salt = Buffer.from(randomBytes(16))
  const codes = Array.from({ length: recoveryCount }, () => newRecoveryCode(context))
  const hashes = await Promise.all(codes.map(async (one) => (await derive(bareRecovery(one), salt)).toString('base64')))
  return core.db.tx(async (tx) => {
    const written = await tx.run(sql`
      UPDATE totp SET confirmed_at = ${core.clock.now()}, last_step = ${step}, recovery_hashes = ${hashes}, recovery_salt = ${salt}
      WHERE user_id = ${userId} AND confirmed_at IS NULL`)
    if (written !== 1) return undefined
    await core.audit.write(tx, {
      action: 'user.totp-confirmed',
      entity: 'user',
      entityId: userId,
      label: name,
      actor: { type: 'user', id: userId, name },
      requestId,
    })
    return codes
  })
}

function newRecoveryCode({ randomBytes }: IdentityContext): string {
  let code = ''
  while (code.length < 8) {
    // Bytes from 240 (8 × 30) are skipped. Otherwise the first characters would be more likely than the others.
    for (const byte of randomBytes(8))
      if (byte < 240 && code.length < 8) code += recoveryLetters[byte % recoveryLetters.length]
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
