import { createHmac } from 'node:crypto'
import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import type { StaffPerson } from '#modules/identity/ports.ts'
import { badgeEndpoints as calls } from '../../contract.ts'
import { badgeEnding } from '../../rules/badge.ts'
import { managedPerson, type TimeContext } from '../people.ts'
import { kioskOf } from './key.ts'
import { whoAt } from './who-at.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const unknown: Refusal = { ok: false, code: 'time.badge_unknown' }

/**
 * API calls for cards: managers assign and remove cards, and terminals find the owner of a card. None of them returns the whole number of a
 * card (docs/rules/time-tracking.md, Kiosk).
 */
export function badgeRoutes(context: TimeContext): Handler[] {
  const { db, clock, audit, settings } = context.core
  const hashOf = (number: string): Buffer => createHmac('sha256', settings.secret('time-badge')).update(number).digest()
  const written = (
    tx: Tx,
    { session, requestId }: Pick<Call, 'session' | 'requestId'>,
    person: StaffPerson,
    what: 'set' | 'clear',
  ) =>
    audit.write(tx, {
      action: `time.badge-${what}`,
      entity: 'user',
      entityId: person.id,
      label: person.name,
      actor: actorOf(session),
      requestId,
    })
  return [
    serve(calls.find, async (call) => {
      const found = await kioskOf(context.core, call)
      if (!found.ok) return found
      const owner = await db.first<{ user: string }>(
        sql`SELECT user_id AS "user" FROM time_badges WHERE number_hash = ${hashOf(call.body.badge)}`,
      )
      // If the owner of the card does not work at this branch, the response is the same as for an unknown card.
      const who = owner && (await whoAt(context, found.kiosk, owner.user))
      return who ? { ok: true, value: { user: who.person.id } } : unknown
    }),
    serve(calls.set, async (call) => {
      const found = await managedPerson(context, call.session, call.params.id)
      if (!found?.person.isEnabled) return missing
      const { person } = found
      const ending = badgeEnding(call.body.badge)
      const hash = hashOf(call.body.badge)
      return db.tx(async (tx) => {
        // With this lock, such API calls run one after the other. If one card is assigned to two people at the same time, the second call
        // is refused.
        await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended('time.badge', 0))`)
        const taken = sql`SELECT 1 FROM time_badges WHERE number_hash = ${hash} AND user_id <> ${person.id}`
        if (await tx.first(taken)) return { ok: false, code: 'time.badge_taken', field: 'badge' }
        await tx.run(sql`
          INSERT INTO time_badges (user_id, number_hash, ending, changed_at)
          VALUES (${person.id}, ${hash}, ${ending}, ${clock.now()})
          ON CONFLICT (user_id) DO UPDATE SET number_hash = excluded.number_hash, ending = excluded.ending, changed_at = excluded.changed_at`)
        await written(tx, call, person, 'set')
        return { ok: true, value: { ending } }
      })
    }),
    serve(calls.clear, async (call) => {
      const found = await managedPerson(context, call.session, call.params.id)
      if (!found) return missing
      return db.tx(async (tx) => {
        const done = await tx.run(sql`DELETE FROM time_badges WHERE user_id = ${found.person.id}`)
        if (done > 0) await written(tx, call, found.person, 'clear')
        return { ok: true, value: null }
      })
    }),
  ]
}
