import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import sql from 'sql-template-tag'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import { FREE_TRIES, waitMinutes } from '../../rules/pin.ts'
import type { TimeContext } from '../people.ts'
import { alarm } from './alarm.ts'
import type { Kiosk } from './key.ts'

const derive = promisify<string | Buffer, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/**
 * Hashes a PIN. A PIN is so short that a stolen hash could be broken by trying all PINs. Therefore the hash also depends on a secret of the
 * server that is not in the database.
 */
function hashPin({ core }: TimeContext, pin: string, salt: Buffer): Promise<Buffer> {
  const keyed = createHmac('sha256', core.settings.secret('time-pin')).update(pin).digest()
  return derive(keyed, salt, 32, { N: 16_384, r: 8, p: 1 })
}

/** Stores a new PIN of a person. If the person has to wait after wrong PINs, the wait ends. */
export async function storePin(context: TimeContext, user: string, pin: string, also: (tx: Tx) => Promise<void>) {
  const salt = randomBytes(16)
  const hash = await hashPin(context, pin, salt)
  await context.core.db.tx(async (tx) => {
    await tx.run(sql`
      INSERT INTO time_pins (user_id, pin_hash, salt, changed_at) VALUES (${user}, ${hash}, ${salt}, ${context.core.clock.now()})
      ON CONFLICT (user_id) DO UPDATE SET pin_hash = excluded.pin_hash, salt = excluded.salt, changed_at = excluded.changed_at,
        used_at = NULL, used_kiosk = NULL`)
    await tx.run(sql`DELETE FROM time_pin_failures WHERE user_id = ${user}`)
    await also(tx)
  })
}

const minutesUntil = (at: string, now: Temporal.Instant): number =>
  Math.max(1, Math.ceil(now.until(Temporal.Instant.from(at)).total('minutes')))

/**
 * Checks the PIN of a person. Undefined: it is right. The attempt is counted before the PIN is checked, so that simultaneous attempts do
 * not allow more guesses. Codes: time.pin_missing; time.pin_wrong (`left`: attempts left); time.pin_wait (`minutes`).
 */
export async function refusedPin(
  context: TimeContext,
  kiosk: Kiosk,
  person: StaffPerson,
  pin: string,
): Promise<Refusal | undefined> {
  const { db, clock } = context.core
  const now = clock.now()
  const stored = await db.first<{ pin_hash: Uint8Array; salt: Uint8Array }>(
    sql`SELECT pin_hash, salt FROM time_pins WHERE user_id = ${person.id}`,
  )
  if (!stored) return { ok: false, code: 'time.pin_missing' }
  const tried = await db.tx(async (tx) => {
    await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`time.pin.${kiosk.id}.${person.id}`}, 0))`)
    const row = await tx.first<{ failures: number; locked_until: string | null }>(
      sql`SELECT failures, locked_until FROM time_pin_failures WHERE user_id = ${person.id} AND kiosk_id = ${kiosk.id}`,
    )
    if (row?.locked_until && Temporal.Instant.compare(Temporal.Instant.from(row.locked_until), now) > 0)
      return { wait: minutesUntil(row.locked_until, now) }
    const failures = (row?.failures ?? 0) + 1
    const minutes = waitMinutes(failures)
    await tx.run(sql`
      INSERT INTO time_pin_failures (user_id, kiosk_id, failures, locked_until)
      VALUES (${person.id}, ${kiosk.id}, ${failures}, ${minutes > 0 ? now.add({ minutes }) : null})
      ON CONFLICT (user_id, kiosk_id) DO UPDATE SET failures = excluded.failures, locked_until = excluded.locked_until`)
    return { failures, minutes }
  })
  if ('wait' in tried) return { ok: false, code: 'time.pin_wait', values: { minutes: tried.wait } }
  const given = await hashPin(context, pin, Buffer.from(stored.salt))
  if (timingSafeEqual(given, stored.pin_hash)) {
    await db.run(sql`DELETE FROM time_pin_failures WHERE user_id = ${person.id} AND kiosk_id = ${kiosk.id}`)
    return undefined
  }
  if (tried.minutes === 0)
    return { ok: false, code: 'time.pin_wrong', field: 'pin', values: { left: FREE_TRIES - tried.failures } }
  await alarm(context, kiosk)
  return { ok: false, code: 'time.pin_wait', field: 'pin', values: { minutes: tried.minutes } }
}
