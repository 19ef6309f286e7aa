import { desks, desksOfA, type Rights } from '#platform/rights.ts'

/** For each call of this module, who may use it. */
export const kitchenRights: Rights = {
  'kitchen.preparation': desks,
  'orders.kitchen': { ...desksOfA, body: { isDone: false } },
}
