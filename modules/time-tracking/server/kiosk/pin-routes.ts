import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import type { StaffPerson } from '#modules/identity/ports.ts'
import { pinEndpoints as calls } from '../../contract.ts'
import { isTrivialPin } from '../../rules/pin.ts'
import { managedPeople, managedPerson, type TimeContext } from '../people.ts'
import { tell } from '../tell.ts'
import { storePin } from './pins.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** API calls for PINs. The person or an administrator sets a PIN; a manager can only delete it. None of them returns a PIN. */
export function pinRoutes(context: TimeContext): Handler[] {
  const { db, clock, audit } = context.core
  const written = async (
    tx: Tx,
    { session, requestId }: Pick<Call, 'session' | 'requestId'>,
    person: StaffPerson,
    what: 'set' | 'clear',
  ) => {
    await audit.write(tx, {
      action: `time.pin-${what}`,
      entity: 'user',
      entityId: person.id,
      label: person.name,
      actor: actorOf(session),
      requestId,
    })
    await tell(context, tx, { user: person.id, by: session?.userId }, ({ t }) => ({
      template: `time.pin-${what}`,
      subject: what === 'set' ? t.pinSetSubject : t.pinClearSubject,
      paragraphs: [what === 'set' ? t.pinSetText(session?.name ?? '') : t.pinClearText(session?.name ?? ''), t.pinHow],
    }))
  }
  const set = async (call: Pick<Call, 'session' | 'requestId'>, person: StaffPerson | undefined, pin: string) => {
    if (!person) return missing
    if (isTrivialPin(pin)) return { ok: false, code: 'time.pin_trivial', field: 'pin' } as const
    await storePin(context, person.id, pin, (tx) => written(tx, call, person, 'set'))
    return { ok: true, value: { changedAt: clock.now().toString() } } as const
  }
  return [
    serve(calls.own, async ({ session }) => {
      const found = await db.first<{ changed_at: string }>(
        sql`SELECT changed_at FROM time_pins WHERE user_id = ${session?.userId}`,
      )
      return { ok: true, value: { changedAt: found?.changed_at ?? null } }
    }),
    serve(calls.setOwn, async (call) => {
      const [person] = call.session ? await context.ports.staff(db, { id: call.session.userId }) : []
      return set(call, person, call.body.pin)
    }),
    serve(calls.list, async ({ session }) => {
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      const rows = await db.many<{ id: string; changed_at: string; waits: string | null }>(sql`
        SELECT p.user_id AS id, p.changed_at, (SELECT max(locked_until) FROM time_pin_failures f
          WHERE f.user_id = p.user_id AND f.locked_until > ${clock.now()}) AS waits FROM time_pins p`)
      const badges = await db.many<{ id: string; ending: string }>(sql`SELECT user_id AS id, ending FROM time_badges`)
      const known = new Map(rows.map((row) => [row.id, row]))
      const endings = new Map(badges.map(({ id, ending }) => [id, ending]))
      const people = (await managedPeople(context, session)).filter(({ person }) => person.isEnabled)
      return {
        ok: true,
        value: people.map(({ person: { id, name } }) => ({
          id,
          name,
          changedAt: known.get(id)?.changed_at ?? null,
          waitsUntil: known.get(id)?.waits ?? null,
          badge: endings.get(id) ?? null,
        })),
      }
    }),
    serve(calls.set, async (call) => {
      const found = await managedPerson(context, call.session, call.params.id)
      return set(call, found?.person, call.body.pin)
    }),
    serve(calls.clear, async (call) => {
      const found = await managedPerson(context, call.session, call.params.id)
      if (!found) return missing
      return db.tx(async (tx) => {
        await tx.run(sql`DELETE FROM time_pin_failures WHERE user_id = ${found.person.id}`)
        const done = await tx.run(sql`DELETE FROM time_pins WHERE user_id = ${found.person.id}`)
        if (done > 0) await written(tx, call, found.person, 'clear')
        return { ok: true, value: null }
      })
    }),
  ]
}
