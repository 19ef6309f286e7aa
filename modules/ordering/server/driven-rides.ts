import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'
import type { DrivenRide, DrivenRidesAsked } from '../contract/driven-ride.ts'

/** One call returns at most this many rides. */
const MOST_RIDES = 2000

/**
 * Returns the rides that staff accepted, sorted by time, including those that were cancelled later. Only the displayed values are read from
 * the JSON column `ride`, because the route in it is large.
 */
export const drivenRides = (db: Db, asked: DrivenRidesAsked): Promise<readonly DrivenRide[]> =>
  db.many<DrivenRide>(sql`
    SELECT o.id, o.uid, o.version, o.state, o.branch_id AS "branchId", o.appointment_date AS at, o.updated_at AS "updatedAt",
      (o.ride->'route'->>'seconds')::int AS seconds, o.ride->'vehicle'->>'name' AS vehicle,
      coalesce(o.ride->'from'->>'name', '') AS "from", coalesce(o.ride->'from'->>'place', '') AS "fromPlace",
      coalesce(o.ride->>'fromDetail', '') AS "fromDetail", coalesce(o.ride->'to'->>'name', '') AS "to",
      coalesce(o.ride->>'toDetail', '') AS "toDetail", coalesce(o.ride->>'flightNumber', '') AS "flightNumber",
      (o.ride->>'adults')::int + coalesce((o.ride->>'children')::int, 0) AS persons,
      coalesce((o.ride->>'luggage')::int, 0) AS luggage, coalesce(o.ride->'accessoryNames', '[]') AS extras
    FROM orders o
    WHERE o.kind = 'ride' AND o.appointment_date >= ${asked.from} AND o.appointment_date < ${asked.before}
      AND o.state IN ('confirmed', 'in-delivery', 'completed', 'canceled') AND o.ride IS NOT NULL
      AND (${asked.vehicle ?? null}::text IS NULL OR o.ride->'vehicle'->>'productId' = ${asked.vehicle ?? null})
      AND (${asked.branch ?? null}::uuid IS NULL OR o.branch_id = ${asked.branch ?? null})
    ORDER BY o.appointment_date, o.id LIMIT ${MOST_RIDES}`)
