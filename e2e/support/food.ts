import { type Branch, branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints, type Category, type Product } from '#modules/catalogue/contract.ts'
import { activeMenu } from '#modules/store/rules/menu.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { Desk } from './desk.ts'
import type { OrderDraftInput } from './shapes.ts'

const always = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }] as const
const never = [{ type: 'daily', isClosed: true, from: '00:00', to: '24:00' }] as const

/** The demo restaurant, or its café. */
export type House = 'lindwurm' | 'cafe'

export async function houseOf(desk: Desk, identifier: House = 'lindwurm'): Promise<Branch> {
  const branches = await desk.call(branchesEndpoints.list, {})
  const found = branches.find((branch) => branch.identifier === identifier)
  if (!found) throw new Error(`No branch ${identifier}`)
  return found
}

/** Changes a branch permanently. Each test sets the values that it needs, and does not rely on the state after another test. */
export async function changeHouse(
  desk: Desk,
  change: Partial<Branch>,
  identifier: House = 'lindwurm',
): Promise<Branch> {
  const { createdAt: _created, id, updatedAt: _updated, ...record } = await houseOf(desk, identifier)
  return desk.call(branchesEndpoints.update, { params: { id }, body: { ...record, ...change } })
}

/** Opens a branch around the clock: the tests run at any hour, but the demo has real opening hours. */
export const openAllDay = (desk: Desk, identifier?: House): Promise<Branch> =>
  changeHouse(desk, { openingHours: [...always], deliveryHours: [...always], isPreorderEnabled: true }, identifier)

/** Closes a branch at all times, so it has no next opening. */
export const closeForGood = (desk: Desk, identifier?: House): Promise<Branch> =>
  changeHouse(desk, { openingHours: [...never], deliveryHours: [...never], isPreorderEnabled: true }, identifier)

interface Offer {
  products: readonly Omit<Product, 'createdAt' | 'updatedAt' | 'price'>[]
  categories: readonly Pick<Category, 'id' | 'isEnabled' | 'schedule'>[]
  menus: Parameters<typeof activeMenu>[0]
}

/** Dishes on the current menu that can be ordered at any hour, without options to choose. */
export function plainDishesOf<O extends Offer>({ categories, menus, products }: O): O['products'][number][] {
  const menu = activeMenu(menus, Temporal.Now.instant())
  const isAlways = (categoryId: string) =>
    categories.some(({ id, isEnabled, schedule }) => id === categoryId && isEnabled && schedule.length === 0)
  const groups = (menu?.catalog ?? []).filter(({ categoryId }) => isAlways(categoryId))
  const offered = new Set(groups.flatMap((group) => group.products))
  return products.filter(
    (dish) =>
      offered.has(dish.id) &&
      dish.type === 'simple' &&
      dish.unit === 'amount' &&
      dish.alternativeUnits.length === 0 &&
      dish.minimumQuantity === 1 &&
      dish.schedule.length === 0 &&
      dish.isEnabled &&
      dish.isPublic &&
      !dish.isPriceHidden &&
      !dish.isSoldOut &&
      !dish.isLeadTimeEnabled,
  )
}

/** Reads the products as staff and returns all that are plain dishes (`plainDishesOf`), at least one. */
export async function plainDishes(desk: Desk, identifier?: House): Promise<[Product, ...Product[]]> {
  const { id } = await houseOf(desk, identifier)
  const [products, categories, menus] = await Promise.all([
    desk.call(catalogueEndpoints.products.list, { query: { pageSize: 200 } }),
    desk.call(catalogueEndpoints.categories.list, { query: { pageSize: 200 } }),
    desk.call(catalogueEndpoints.menus.list, { query: { pageSize: 200 } }),
  ])
  const ours = menus.filter(({ branches }) => branches.includes(id))
  const [found, ...more] = plainDishesOf({ products, categories, menus: ours })
  if (!found) throw new Error('No plain dish')
  return [found, ...more]
}

export const plainDish = async (desk: Desk, identifier?: House): Promise<Product> =>
  (await plainDishes(desk, identifier))[0]

/** Staff enter an order of two pieces of the plain dish. The order is not accepted yet. */
export async function takeOrder(desk: Desk, more: Partial<OrderDraftInput> = {}): Promise<{ id: string; uid: string }> {
  const [branch, dish] = [await openAllDay(desk), await plainDish(desk)]
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
