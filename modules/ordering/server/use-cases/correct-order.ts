import sql, { join } from 'sql-template-tag'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import type { OrderDetails } from '../../contract/whole-order-calls.ts'
import { correctionOf } from '../../rules/corrected.ts'
import { searchWords } from '../../rules/search-words.ts'
import { transitions } from '../../rules/lifecycle.ts'
import { changeOrderIn, type OrderChange } from '../change-order.ts'
import { assigned } from '../columns.ts'
import { correctedTopic } from '../events.ts'
import { orderColumns } from '../order-columns.ts'
import { type BranchScope, readOrder } from '../order-queries.ts'
import { type OrderWithMoney, toOrder } from '../order-row.ts'
import type { StepRefusal } from './act-on-order.ts'

interface WantedCorrection extends Pick<OrderChange, 'actor' | 'requestId'> {
  id: string
  scope: BranchScope
  /** The version of the order on the caller's screen. */
  version: number
  details: OrderDetails
}

const rideDetails = new Set([
  'flightNumber',
  'fromDetail',
  'toDetail',
  'passengerName',
  'passengerPhone',
  'signName',
  'accessories',
  'accessoryNames',
])

/**
 * Corrects the guest's data and the remarks of an order. Items, price, time and state stay the same. The timeline stores the old values. The
 * guest gets no mail, but other programs are notified.
 */
export async function correctOrder(
  core: BrandCore,
  branchOf: (id: string) => Promise<Branch | undefined>,
  wanted: WantedCorrection,
): Promise<Result<OrderWithMoney, StepRefusal>> {
  const order = await readOrder(core.db, wanted.id, wanted.scope)
  const branch = order && (await branchOf(order.branch_id))
  if (!order || !branch) return fail({ code: 'record.not_found' })
  if (order.version !== wanted.version) return fail<StepRefusal>({ code: 'order.conflict', order })
  const correction = correctionOf(toOrder(order, core.clock.now()), wanted.details, branch)
  if (!correction.ok) return fail<StepRefusal>({ ...correction, order })
  const { before, after } = correction.value
  if (Object.keys(after).length === 0) return ok(order)
  const changed = await core.db.tx(async (tx) => {
    const done = await changeOrderIn(tx, core, {
      id: order.id,
      scope: wanted.scope,
      version: wanted.version,
      action: 'edit-details',
      from: transitions.cancel.from,
      set: join([columnsSet(after), sql`seen_at = coalesce(o.seen_at, ${core.clock.now()})`], ', '),
      actor: wanted.actor,
      requestId: wanted.requestId,
      values: { before, after },
      promises: [{ topic: correctedTopic, payload: { orderId: order.id } }],
    })
    if (!done) return undefined
    const words = wordsOf({ ...toOrder(order, core.clock.now()), ...after })
    await tx.run(sql`UPDATE order_search SET words = ${words} WHERE order_id = ${order.id}`)
    return done
  })
  const now = await readOrder(core.db, wanted.id, wanted.scope)
  return changed ? ok(now ?? order) : fail<StepRefusal>({ code: 'order.conflict', order: now ?? order })
}

/**
 * The SET part of the UPDATE. The keys of `after` are names of the API; names of columns are made from them. Fields of a ride are merged
 * into the JSON column `ride`.
 */
function columnsSet(after: Readonly<Record<string, unknown>>) {
  const own = Object.entries(after).filter(([name]) => !rideDetails.has(name))
  const ofRide = Object.fromEntries(Object.entries(after).filter(([name]) => rideDetails.has(name)))
  const columns = Object.fromEntries(
    own.map(([name, value]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  )
  return join(
    [
      ...(own.length > 0 ? [assigned(orderColumns, columns)] : []),
      ...(Object.keys(ofRide).length > 0 ? [sql`ride = o.ride || ${JSON.stringify(ofRide)}::jsonb`] : []),
    ],
    ', ',
  )
}

const wordsOf = (order: ReturnType<typeof toOrder>): string => {
  const { firstName = '', lastName = '', company = '', street = '' } = order.deliveryAddress ?? {}
  return searchWords({ ...order, delivery: [firstName, lastName, company, street] })
}
