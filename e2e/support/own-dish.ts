import { catalogueEndpoints, type ProductInput } from '#modules/catalogue/contract.ts'
import { activeMenu } from '#modules/store/rules/menu.ts'
import type { Desk } from './desk.ts'
import { houseOf, plainDish } from './food.ts'

/** Creates a product for this test alone. It is on the demo restaurant's current menu while `work` runs. */
export async function withDish(
  desk: Desk,
  dish: Partial<ProductInput> & Pick<ProductInput, 'name' | 'price'>,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const { categoryId } = await plainDish(desk)
  const { id: branch } = await houseOf(desk)
  const { id } = await desk.call(catalogueEndpoints.products.create, {
    body: { tax: 7, type: 'configurable', position: 9_000, ...dish, categoryId },
  })
  const menus = await desk.call(catalogueEndpoints.menus.list, { query: { pageSize: 200 } })
  const ours = menus.filter(({ branches }) => branches.includes(branch))
  const menu = activeMenu(ours, Temporal.Now.instant())
  if (!menu) throw new Error('No menu in force')
  const save = async (catalog: typeof menu.catalog) => {
    const { version } = await desk.call(catalogueEndpoints.menus.get, { params: { id: menu.id } })
    await desk.call(catalogueEndpoints.menus.update, { params: { id: menu.id }, body: { catalog, version } })
  }
  await save(
    menu.catalog.map((group) =>
      group.categoryId === categoryId ? { ...group, products: [...group.products, id] } : group,
    ),
  )
  await work(id).finally(async () => {
    await save(menu.catalog)
    await desk.call(catalogueEndpoints.products.remove, { params: { id } })
  })
}

type Step = NonNullable<ProductInput['parts']>[number]
type Option = NonNullable<Step['options']>[number]
const option = (id: string, name: string, price = 0, more: Partial<Option> = {}): Option => ({
  id,
  name,
  price,
  ...more,
})

/** One step of each of the nine types (specification §3, Configuration step). */
export const nineSteps: Step[] = [
  { id: 'aufschrift', name: 'Aufschrift', type: 'text' },
  { id: 'wunsch', name: 'Wunsch', type: 'textarea', isOptional: true },
  { id: 'bild', name: 'Titelbild', type: 'image', isOptional: true },
  { id: 'bilder', name: 'Weitere Bilder', type: 'images', isOptional: true },
  { id: 'plan', name: 'Plan', type: 'file', isOptional: true },
  { id: 'unterlagen', name: 'Unterlagen', type: 'files', isOptional: true },
  { id: 'beilage', name: 'Beilage', type: 'select', options: [option('knoedel', 'Knödel', 1), option('reis', 'Reis')] },
  {
    id: 'dazu',
    name: 'Dazu',
    type: 'multiselect',
    isOptional: true,
    options: [
      option('kraut', 'Kraut', 0.5),
      option('kren', 'Kren'),
      option('ohne', 'Ohne Salat', 1, { modifier: 'subtract' }),
    ],
  },
  { id: 'extras', name: 'Extras', type: 'addons', isOptional: true, options: [option('sauce', 'Extra Sauce', 1.5)] },
]
