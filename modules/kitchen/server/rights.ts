import { desks, desksOfA, type Rights } from '#platform/rights.ts'

/** Who may make each API call of this module. */
export const kitchenRights: Rights = {
  'kitchen.preparation': desks,
  'orders.kitchen': { ...desksOfA, body: { isDone: false } },
}
