import { branchesEndpoints, type BranchInput, tablesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import { type Dish, dishes, type DishName } from './dishes.ts'
import { request, testBrand, type TestBrand, type TestBrandOptions } from './brand.ts'
import { must, type OrderCalls, orderCalls } from './order-calls.ts'
import { chief } from './ride-brand.ts'
import { testClock } from './clock.ts'

/** A restaurant in Munich with one branch that takes orders. It is created with the calls that staff use. */
export interface FoodBrand extends TestBrand, OrderCalls {
  /** Id of the branch with the identifier 'gasthaus': takeaway, delivery, dine-in at tables, preorders; open daily from 11:00 to 01:00. */
  house: string
  categories: Record<'mains' | 'drinks', string>
  /** Ids of the dishes, by their name in `dishes`. */
  products: Record<DishName, string>
  menu: string
  call: ReturnType<typeof request>['call']
  /** Returns the draft of an order: a soup for takeaway, as soon as possible. `more` replaces fields of the draft. */
  draft(more?: Partial<OrderDraftInput>): OrderDraftInput
  /** Returns the draft of an order for delivery: goods for 25.00 EUR (8.10 + 8.20 + 8.70) to the area 'Mitte'. */
  delivery(more?: Partial<OrderDraftInput>): OrderDraftInput
  /** Changes the branch `house`. */
  changeHouse(body: Partial<BranchInput>): Promise<void>
}

/** Friday, 12:30 in Munich: the branch is open for all kinds of orders. */
export const fridayNoon = '2026-11-20T11:30:00Z'

export const house: BranchInput = {
  identifier: 'gasthaus',
  name: 'Gasthaus am Platzl',
  kind: 'orders',
  email: 'gasthaus@example.de',
  phone: '+49 89 123456',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  openingHours: [{ type: 'daily', from: '11:00', to: '01:00' }],
  isDeliveryHoursEnabled: true,
  deliveryHours: [{ type: 'daily', from: '12:00', to: '21:30' }],
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: true,
  isDineInEmailRequired: false,
  isDineInPhoneRequired: false,
  isDeliveryAddressRequired: true,
  leadTimeMinutes: 20,
  closedMessage: 'Wir machen Betriebsurlaub.',
  deliveryAreas: [
    { area: 'Mitte', price: 3.5, tax: 7, freeFromOrderValue: 40, minimumOrderValue: 25 },
    { area: 'Nord', price: 5, tax: 19 },
    { area: 'Nachbarn', price: 2, tax: 7, free: true },
    { area: 'Au', price: 4, tax: 7, postcodes: ['81541', '81543'] },
  ],
}

const person: Partial<OrderDraftInput> = {
  firstName: 'Vroni',
  lastName: 'Huber',
  email: 'v.huber@example.de',
  phone: '0151 1234567',
  country: 'DE',
  legalInstructions: true,
  privacyPolicy: true,
}

export async function foodBrand(options: TestBrandOptions = {}): Promise<FoodBrand> {
  const brand = await testBrand({ clock: testClock(fridayNoon), ...options })
  const { call } = request(brand)
  const as = { as: chief }
  await must(call(contentEndpoints.config.save, { body: { shopName: 'Gasthaus am Platzl', version: 0 } }, as))
  const branch = (await must(call(branchesEndpoints.create, { body: house }, as))).id
  const category = async (name: string, position: number) =>
    (await must(call(catalogueEndpoints.categories.create, { body: { name, position } }, as))).id
  const categories = { mains: await category('Speisen', 1), drinks: await category('Getränke', 2) }
  const products: Partial<Record<DishName, string>> = {}
  for (const [name, dish] of Object.entries(dishes) as [DishName, Dish][]) {
    const { contents, ...body } = dish
    const bundle = (contents ?? []).map(([part, amount]) => ({ product: products[part] ?? '', amount }))
    const categoryId = categories[name === 'beer' ? 'drinks' : 'mains']
    const made = await must(call(catalogueEndpoints.products.create, { body: { ...body, bundle, categoryId } }, as))
    products[name] = made.id
  }
  const all = products as Record<DishName, string>
  const { beer, ...food } = all
  const catalog = [
    { categoryId: categories.mains, products: Object.values(food) },
    { categoryId: categories.drinks, products: [beer] },
  ]
  const menu = await must(
    call(
      catalogueEndpoints.menus.create,
      { body: { name: 'Karte', availableFrom: '2026-01-01T00:00:00Z', branches: [branch], catalog } },
      as,
    ),
  )
  for (const identifier of ['1', '2'])
    await must(call(tablesEndpoints.create, { body: { identifier, branchId: branch, area: 'Stube' } }, as))

  const draft: FoodBrand['draft'] = (more = {}) => ({
    branch,
    ...person,
    items: [{ product: all.soup, amount: 1 }],
    ...more,
  })
  const delivery: FoodBrand['delivery'] = (more = {}) =>
    draft({
      deliveryType: 'delivery',
      deliveryArea: 'Mitte',
      street: 'Sendlinger Straße 3',
      zipCode: '80331',
      city: 'München',
      items: [all.soup, all.dumplings, all.strudel].map((product) => ({ product, amount: 1 })),
      ...more,
    })
  return {
    ...brand,
    house: branch,
    categories,
    products: all,
    menu: menu.id,
    call,
    draft,
    delivery,
    changeHouse: async (body) => {
      const { version } = await must(call(branchesEndpoints.get, { params: { id: branch } }, as))
      await must(call(branchesEndpoints.update, { params: { id: branch }, body: { ...body, version } }, as))
    },
    ...orderCalls(call, draft),
  }
}
