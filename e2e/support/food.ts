import { type Branch, branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints, type Product } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { Desk } from './desk.ts'
import type { OrderDraftInput } from './shapes.ts'

const allDay = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }] as const

const guestHouse = async (desk: Desk): Promise<Branch> => {
  const branches = await desk.call(branchesEndpoints.list, {})
  const found = branches.find(({ identifier }) => identifier === 'lindwurm')
  if (!found) throw new Error('No guest house')
  return found
}

/** The guest house open around the clock: the tests run at any hour. */
export async function openAllDay(desk: Desk): Promise<Branch> {
  const { createdAt: _created, id, updatedAt: _updated, ...record } = await guestHouse(desk)
  return desk.call(branchesEndpoints.update, {
    params: { id },
    body: { ...record, openingHours: [...allDay], deliveryHours: [...allDay] },
  })
}

/** A dish that anybody can order at any hour, without anything to choose. */
export async function plainDish(desk: Desk): Promise<Product> {
  const products = await desk.call(catalogueEndpoints.products.list, { query: { pageSize: 200 } })
  const found = products.find(
    ({ isEnabled, isPriceHidden, isPublic, schedule, soldOutUntil, type, unit }) =>
      type === 'simple' &&
      unit === 'amount' &&
      isEnabled &&
      isPublic &&
      !isPriceHidden &&
      schedule.length === 0 &&
      !soldOutUntil,
  )
  if (!found) throw new Error('No plain dish')
  return found
}

/** An order of two of it, taken by staff and not accepted yet. */
export async function takeOrder(desk: Desk, more: Partial<OrderDraftInput> = {}): Promise<{ id: string; uid: string }> {
  const [branch, dish] = [await guestHouse(desk), await plainDish(desk)]
  return desk.call(orderingEndpoints.enter, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      branch: branch.id,
      firstName: 'Korbinian',
      lastName: 'Huber',
      phone: '+4915123456789',
      items: [{ product: dish.id, amount: 2, unit: 'amount' }],
      ...more,
    },
  })
}
