import sql, { raw } from 'sql-template-tag'
import { dateAt, defaultZone, startOfDay, type Zone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { isRoughAddress } from '#modules/maps/rules/place.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints, type TodaysRide } from '../contract.ts'
import type { Ride } from '../contract/ride.ts'
import { calledNumber } from '../rules/called-number.ts'
import { isFlightMissing } from '../rules/missing-flight.ts'
import { paysOnTheSpot } from '../rules/on-the-spot.ts'
import type { PaymentState } from '../rules/lifecycle.ts'
import { calledLetter } from './called-letter.ts'
import { isRefusal, narrowed, scopeOf } from './scope.ts'
import { staffVehicleOf } from '../rules/staff-words.ts'

interface RideRow {
  id: string
  uid: string
  ticket_number: number | null
  called_letter: string | null
  branch_id: string
  state: TodaysRide['state']
  at: string
  guest: string
  phone: string
  comment: string
  ride: Ride
  total_gross: number
  payment_state: PaymentState
  payment_method: TodaysRide['paymentMethod']
  currency: string
  /** The sum of the kilometres per country, as in the price. Null if the order has no such item. */
  billed: number | null
}

/** A driver who works at night drives on after midnight. So the list of a day goes on until this hour of the next day. */
const NIGHT_ENDS_HOUR = 6

/**
 * The call that lists rides for drivers: the accepted rides of today and of the night after it, in the time zone of their branch, and all
 * rides that are on the road
 * (docs/rules/back-office.md, Today's rides).
 */
export const todaysRides = (core: BrandCore, ports: { branches(): Promise<readonly Branch[]> }): Handler[] => [
  serve(orderingEndpoints.todaysRides, async (call) => {
    const scope = narrowed(scopeOf(call.session), call.query.branch)
    if (isRefusal(scope)) return scope
    const now = core.clock.now()
    const days = (await ports.branches())
      .filter(({ id, kind }) => kind === 'rides' && (scope === 'all' || scope.includes(id)))
      .map(({ id, timeZone }) => {
        const zone = timeZone || defaultZone
        const today = dateAt(now, zone)
        return { id, from: startOfDay(today, zone), before: endOfNight(today, zone) }
      })
    const rows = await core.db.many<RideRow>(sql`
      SELECT o.id, o.uid, o.ticket_number, ${raw(calledLetter)}, o.branch_id, o.state, coalesce(o.appointment_date, o.appointment) AS at, o.phone, o.comment, o.ride,
        coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.company_name) AS guest,
        o.total_gross, o.payment_state, o.payment_method, o.currency,
        (SELECT sum(i.amount)::float8 FROM order_items i WHERE i.order_id = o.id AND i.kind = 'ride') AS billed
      FROM orders o
      JOIN unnest(${days.map(({ id }) => id)}::uuid[], ${days.map(({ from }) => String(from))}::timestamptz[],
        ${days.map(({ before }) => String(before))}::timestamptz[]) AS day (branch_id, since, before) ON day.branch_id = o.branch_id
      WHERE o.kind = 'ride' AND o.ride IS NOT NULL AND (o.state = 'in-delivery' OR o.state IN ('confirmed', 'completed')
        AND coalesce(o.appointment_date, o.appointment) >= day.since AND coalesce(o.appointment_date, o.appointment) < day.before)
      ORDER BY at, o.id LIMIT 500`)
    return { ok: true, value: rows.map(shown), headers: { 'cache-control': 'no-store' } }
  }),
]

const endOfNight = (today: Temporal.PlainDate, zone: Zone): Temporal.Instant =>
  today
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: zone, plainTime: { hour: NIGHT_ENDS_HOUR } })
    .toInstant()

const stop = ({ name, place, location, ...point }: Ride['from'], detail = ''): TodaysRide['from'] => ({
  name,
  place,
  detail,
  location,
  isRough: isRoughAddress(point),
})

function shown({ ride, ...row }: RideRow): TodaysRide {
  const isOver = row.state === 'completed'
  const isOwed = !isOver && paysOnTheSpot({ paymentMethod: row.payment_method, paymentState: row.payment_state })
  return {
    id: row.id,
    uid: row.uid,
    ticketNumber: row.ticket_number,
    calledNumber: calledNumber(row.ticket_number, row.called_letter),
    branchId: row.branch_id,
    state: row.state,
    at: row.at,
    guest: row.guest,
    phone: isOver ? '' : row.phone,
    from: stop(ride.from, ride.fromDetail),
    to: stop(ride.to, ride.toDetail),
    flightNumber: ride.flightNumber,
    isFlightMissing: isFlightMissing({ state: row.state, ride }),
    adults: ride.adults,
    vehicle: staffVehicleOf(ride),
    extras: ride.accessoryNames.map(({ staffName, name, ...one }) => ({ ...one, name: staffName ?? name })),
    comment: row.comment,
    metres: row.billed ? Math.round(row.billed * 1000) : ride.route.metres,
    seconds: ride.route.seconds,
    toPay: isOwed ? row.total_gross : null,
    paymentMethod: row.payment_method,
    currency: row.currency,
  }
}
