import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { Answer, Refusal } from '#platform/module.ts'
import type { AskedShift, SwapAsked, WorkingSchedule } from '../contract.ts'
import { tell } from './tell.ts'
import { branchesOf, readContracts, type TimeContext } from './people.ts'
import { addRequest } from './request-rows.ts'
import { readSchedules } from './rows.ts'
import type { ClockPerson } from './tokens.ts'

const DAYS = 28
type Asked = Answer<{ id: string }> | Refusal

/** SQL condition: published shifts that have not begun yet. */
const coming = (context: TimeContext) =>
  sql`s.state IN ('published', 'changed') AND s.starts_at > ${context.core.clock.now()}`

const asked = ({ id, version, user, from, to }: WorkingSchedule, receiver: string): AskedShift => ({
  id,
  version,
  user,
  receiver,
  from,
  to,
})

/**
 * The colleagues with whom a person can swap shifts, and their coming shifts. Colleagues see each other's shifts, but not contracts and
 * recorded times.
 */
export async function colleaguesOf(context: TimeContext, who: ClockPerson) {
  const { core, ports } = context
  const branches = branchesOf(who.person, who.contracts)
  const all = await readContracts(core.db)
  const people = (await ports.staff(core.db)).filter(
    (one) =>
      one.isEnabled &&
      one.id !== who.person.id &&
      all.has(one.id) &&
      branchesOf(one, all.get(one.id) ?? []).some((branch) => branches.includes(branch)),
  )
  const until = core.clock.now().add({ hours: 24 * DAYS })
  const shifts = await readSchedules(
    core.db,
    sql`s.user_id = ANY(${people.map(({ id }) => id)}) AND s.branch_id = ANY(${branches}) AND ${coming(context)} AND s.starts_at < ${until}`,
  )
  return people.map(({ id, name }) => ({
    id,
    name,
    shifts: shifts.filter(({ user }) => user === id).map(({ id: shift, from, to }) => ({ id: shift, from, to })),
  }))
}

/** Stores a person's request to take over an open shift (a shift without a person) in one of the person's branches. */
export async function askShift(context: TimeContext, who: ClockPerson, shift: string, reason: string): Promise<Asked> {
  const { db } = context.core
  const branches = branchesOf(who.person, who.contracts)
  const [found] = await readSchedules(
    db,
    sql`s.id = ${shift} AND s.user_id IS NULL AND s.branch_id = ANY(${branches}) AND ${coming(context)}`,
  )
  if (!found) return { ok: false, code: 'time.shift_changed', field: 'shift' }
  const user = who.person.id
  return added(context, { user, kind: 'shift', shifts: [asked(found, user)], reason })
}

/** Stores a request to give a shift to a colleague, or to swap it. The colleague gets a mail, and must agree before a manager can approve. */
export async function askSwap(context: TimeContext, who: ClockPerson, swap: SwapAsked, reason: string): Promise<Asked> {
  const { db } = context.core
  const user = who.person.id
  const partner = (await colleaguesOf(context, who)).find(({ id }) => id === swap.partner)
  if (!partner) return { ok: false, code: 'field.choice', field: 'swap.partner' }
  const branches = branchesOf(who.person, who.contracts)
  const shifts = await readSchedules(
    db,
    sql`s.id = ANY(${[swap.shift, ...(swap.inReturn ? [swap.inReturn] : [])]}) AND s.branch_id = ANY(${branches}) AND ${coming(context)}`,
  )
  const given = shifts.find(({ id, user: of }) => id === swap.shift && of === user)
  if (!given) return { ok: false, code: 'time.shift_changed', field: 'swap.shift' }
  const back = shifts.find(({ id, user: of }) => id === swap.inReturn && of === partner.id)
  if (swap.inReturn !== null && !back) return { ok: false, code: 'time.shift_changed', field: 'swap.inReturn' }
  const concerned = [asked(given, partner.id), ...(back ? [asked(back, user)] : [])]
  return added(context, { user, kind: 'swap', shifts: concerned, reason, partner: partner.id }, (tx) =>
    tell(context, tx, { user: partner.id, by: user }, ({ t, shift }) => ({
      template: 'time.swap-asked',
      subject: t.swapSubject(who.person.name),
      paragraphs: [
        back ? t.swapText(shift(given), shift(back)) : t.passOnText(shift(given)),
        ...(reason ? [t.note(reason)] : []),
        t.swapHow,
      ],
    })),
  )
}

/**
 * Stores a request, unless the person has an undecided request about the same shift. A lock makes simultaneous calls wait, so that only one
 * of them stores a request.
 */
async function added(
  context: TimeContext,
  one: { user: string; kind: 'shift' | 'swap'; shifts: AskedShift[]; reason: string; partner?: string },
  then?: (tx: Tx) => Promise<void>,
): Promise<Asked> {
  return context.core.db.tx(async (tx) => {
    await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`time.ask.${one.user}`}, 0))`)
    if (await isAsked(tx, one.user, one.shifts[0]?.id ?? '')) return { ok: false, code: 'time.already_asked' }
    const { shifts, ...rest } = one
    const id = await addRequest(context, tx, { ...rest, payload: { shifts } })
    await then?.(tx)
    return { ok: true, value: { id } }
  })
}

const isAsked = async (tx: Queries, user: string, shift: string): Promise<boolean> =>
  (await tx.first(sql`
    SELECT 1 FROM time_requests WHERE user_id = ${user} AND state = 'open' AND kind IN ('shift', 'swap')
      AND payload #>> '{shifts,0,id}' = ${shift}`)) !== undefined

/** Stores that a colleague agrees to a swap or declines it. Declining ends the request, and the person who made it gets a mail. */
export async function consent(
  context: TimeContext,
  who: ClockPerson,
  { id, isAgreed }: { id: string; isAgreed: boolean },
): Promise<Answer<{ state: 'open' | 'refused' }> | Refusal> {
  const { db, clock } = context.core
  const { person } = who
  return db.tx(async (tx) => {
    const row = await tx.first<{ user_id: string; state: string }>(
      sql`SELECT user_id, state FROM time_requests WHERE id = ${id} AND kind = 'swap' AND partner_id = ${person.id} FOR UPDATE`,
    )
    if (!row) return { ok: false, code: 'record.not_found' }
    if (row.state !== 'open') return { ok: false, code: 'time.request_decided', data: row.state }
    if (isAgreed) {
      await tx.run(sql`
        UPDATE time_requests SET partner_agreed_at = coalesce(partner_agreed_at, ${clock.now()}), version = version + 1 WHERE id = ${id}`)
      return { ok: true, value: { state: 'open' } }
    }
    await tx.run(sql`
      UPDATE time_requests SET state = 'refused', version = version + 1, decided_at = ${clock.now()}, decided_by = ${person.id},
        decided_by_name = ${person.name} WHERE id = ${id}`)
    await tell(context, tx, { user: row.user_id, by: person.id }, ({ t }) => ({
      template: 'time.request-refused',
      subject: t.decidedSubject.refused,
      paragraphs: [t.swapRefused(person.name)],
    }))
    return { ok: true, value: { state: 'refused' } }
  })
}
