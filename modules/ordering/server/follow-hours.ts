import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { awaitedAfterOpening } from '../rules/closed-hours.ts'
import type { DeliveryType } from '../rules/delivery-types.ts'
import { changeOrder } from './change-order.ts'

/** Reads a branch by its id. */
export type BranchOf = (id: string) => Promise<Branch | undefined>

interface AwaitedRow {
  id: string
  branch_id: string
  delivery_type: DeliveryType
  awaited_from: string
}

/**
 * An order that was placed while its branch was closed waits for the next opening. If the opening hours are changed before this opening,
 * the order gets the new opening. If the branch is open now, it waits for staff from now on (docs/rules/orders.md, Waiting).
 */
export async function followHours(core: BrandCore, branchOf: BranchOf): Promise<void> {
  const now = core.clock.now()
  const rows = await core.db.many<AwaitedRow>(sql`
    SELECT id, branch_id, delivery_type, awaited_from FROM orders
    WHERE state = 'waiting' AND kind = 'food' AND awaited_from > ${now}
    ORDER BY created_at LIMIT 1000`)
  // The opening is the same for many orders, and it takes long to find.
  const openings = new Map<string, Temporal.Instant>()
  for (const { id, branch_id, delivery_type, awaited_from } of rows) {
    const branch = await branchOf(branch_id)
    if (!branch) continue
    const key = `${branch_id} ${delivery_type}`
    const opening = openings.get(key) ?? awaitedAfterOpening(branch, delivery_type, now) ?? now
    openings.set(key, opening)
    if (opening.equals(Temporal.Instant.from(awaited_from))) continue
    await changeOrder(core, {
      id,
      scope: 'all',
      action: 'opening-changed',
      from: ['waiting'],
      keepsVersion: true,
      set: sql`awaited_from = ${opening}`,
      provided: sql`o.awaited_from = ${awaited_from}`,
      actor: { type: 'system' },
      values: { awaitedFrom: opening.toString() },
    })
  }
}
