import { desks, desksOfA, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. */
export const kitchenRights: Rights = {
  'kitchen.preparation': desks,
  'orders.kitchen': { ...desksOfA, body: { isDone: false } },
}
