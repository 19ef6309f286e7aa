import sql, { raw } from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { BoardNumber } from '../ports.ts'
import { calledNumber } from '../rules/called-number.ts'
import { steps } from '../rules/steps.ts'
import { calledLetter } from './called-letter.ts'

const COLLECTED_MINUTES = 10
/** A preorder is shown from two hours before it is due, a ride from three hours before it starts. */
const AHEAD_HOURS = 2
const PICKUP_HOURS = 3

/**
 * The ticket numbers that a screen shows to guests of the branch. For an order in the state 'in-delivery', `since` is the time of this step
 * in the timeline, not of the last change. Therefore the number does not count as new when staff undo a completion. The statement reads no
 * names and no prices.
 */
export async function boardNumbers(core: BrandCore, branchId: string): Promise<BoardNumber[]> {
  const now = core.clock.now()
  const found = await core.db.many<Omit<BoardNumber, 'number'> & { number: number; called_letter: string | null }>(sql`
    SELECT ticket_number AS number, ${raw(calledLetter)},
      CASE WHEN state = 'completed' THEN 'collected' WHEN state = 'in-delivery' OR kitchen_done_at IS NOT NULL THEN 'ready' ELSE 'working' END AS stage,
      CASE WHEN state = 'confirmed' THEN coalesce(kitchen_done_at, created_at)
        WHEN state = 'in-delivery' THEN coalesce(
          (SELECT max(t.at) FROM order_timeline t WHERE t.order_id = o.id AND t.action = ${steps.inDelivery.name}), updated_at)
        ELSE updated_at END AS since,
      coalesce(appointment_date, appointment) AS due
    FROM orders o WHERE branch_id = ${branchId} AND kind = 'food' AND delivery_type <> 'delivery' AND ticket_number IS NOT NULL
      AND (state IN ('confirmed', 'in-delivery') OR (state = 'completed' AND updated_at > ${now.subtract({ minutes: COLLECTED_MINUTES })}))
      AND (state <> 'confirmed' OR kitchen_done_at IS NOT NULL OR coalesce(appointment_date, appointment, created_at) < ${now.add({ hours: AHEAD_HOURS })})
    ORDER BY since, number LIMIT 200`)
  return found.map(({ called_letter: letter, number, ...order }) => ({
    ...order,
    number: calledNumber(number, letter) ?? String(number),
  }))
}

/** The initials of guests whose accepted rides start soon or started less than half an hour ago. The statement reads no other personal data. */
export function boardPickups(core: BrandCore, branchId: string): Promise<{ initials: string; at: string }[]> {
  const now = core.clock.now()
  return core.db.many<{ initials: string; at: string }>(sql`
    SELECT trim(concat_ws(' ', nullif(left(first_name, 1), '') || '.', nullif(left(last_name, 1), '') || '.')) AS initials,
      coalesce(appointment_date, appointment) AS at
    FROM orders WHERE branch_id = ${branchId} AND kind = 'ride' AND state IN ('confirmed', 'in-delivery')
      AND coalesce(appointment_date, appointment) BETWEEN ${now.subtract({ minutes: 30 })} AND ${now.add({ hours: PICKUP_HOURS })}
    ORDER BY at, id LIMIT 40`)
}
