import { setImmediate } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import { isZone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { type AffectedOrder, orderingEndpoints } from '../contract.ts'
import { calledNumber } from '../rules/called-number.ts'
import { isForNow, type TimedOrder, timesThatClose } from '../rules/closed-hours.ts'
import { calledLetter } from './called-letter.ts'
import { isUndecided } from './order-queries.ts'
import { scopeOf, sees } from './scope.ts'

/** The columns that contain the times and the guest of an order. The items are not read, because a branch may have many open orders. */
interface TimedRow {
  id: string
  uid: string
  kind: TimedOrder['kind']
  delivery_type: TimedOrder['deliveryType']
  appointment: string | null
  appointment_date: string | null
  awaited_from: string | null
  open_proposal: string | null
  is_undecided: boolean
  guest: string
  ticket_number: number | null
  called_letter: string | null
  table_identifier: string | null
}

/**
 * API call that finds the orders whose times would be outside new opening hours, and those that wait for an answer while the branch would
 * close. The branch form makes this call before it saves changed hours.
 */
export const hoursChecks = (core: BrandCore, ports: { branch(id: string): Promise<Branch | undefined> }): Handler[] => [
  serve(orderingEndpoints.outsideHours, async (call) => {
    const { branch: id, hours: after } = call.body
    const before = sees(scopeOf(call.session), id) ? await ports.branch(id) : undefined
    if (!before) return { ok: false, code: 'record.not_found' }
    if (!isZone(after.timeZone)) return { ok: false, code: 'field.choice', field: 'hours.timeZone' }
    const now = core.clock.now()
    const rows = await core.db.many<TimedRow>(sql`
      SELECT o.id, o.uid, o.ticket_number, ${raw(calledLetter)}, o.table_identifier, o.kind, o.delivery_type, o.appointment, o.appointment_date, o.awaited_from,
        CASE WHEN o.counter_state = 'open' AND o.counter_expires_at > ${now} THEN o.counter_appointment END AS open_proposal,
        o.state = 'waiting' AND ${isUndecided(now)} AS is_undecided,
        coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.company_name) AS guest
      FROM orders o
      WHERE o.branch_id = ${id} AND o.state IN ('waiting', 'confirmed', 'in-delivery')
        AND (o.state = 'waiting' OR o.appointment IS NOT NULL OR o.awaited_from IS NOT NULL)`)
    const closes = timesThatClose({ before, after }, now)
    const affected: AffectedOrder[] = []
    for (const row of rows) {
      const timed = timedOf(row)
      const at = closes(timed)
      const { id, uid, kind, guest } = row
      const number = calledNumber(row.ticket_number, row.called_letter) ?? uid
      const isWaiting = isForNow(timed) && timed.isUndecided
      const table = row.table_identifier ?? ''
      if (at) affected.push({ id, uid, number, kind, at: at.toString(), guest, table, isWaiting })
      // Evaluating opening-hour rules takes long, and there may be many orders. This pause after each order lets the server process other
      // requests.
      await setImmediate()
    }
    return { ok: true, value: affected.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)) }
  }),
]

const instant = (at: string | null): Temporal.Instant | null => (at === null ? null : Temporal.Instant.from(at))

const timedOf = (row: TimedRow): TimedOrder => ({
  kind: row.kind,
  deliveryType: row.delivery_type,
  appointment: instant(row.appointment),
  appointmentDate: instant(row.appointment_date),
  awaitedFrom: instant(row.awaited_from),
  openProposal: instant(row.open_proposal),
  isUndecided: row.is_undecided,
})
