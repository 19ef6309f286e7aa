import { categoryEntity, menuEntity, productEntity, tagEntity } from '#modules/catalogue/contract.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { insertRecord } from '#platform/insert-record.ts'
import { branchIds } from '../branch-ids.ts'
import { type Dish, productOf, type TagName } from './dish.ts'
import { cafeMenu, gasthausMenu, type MenuGroup, notInWinter, winterOnly } from './menu.ts'
import { tags } from './tags.ts'

const zone = 'Europe/Berlin'

/** Age of the menus in days. They must be older than the oldest past order. */
const CARD_DAYS = 120

/** Writes tags, categories and products, and the menus of each branch. Returns the products' ids by their slugs. */
export async function fillMenu(tx: Tx, core: BrandCore): Promise<ReadonlyMap<string, string>> {
  const then = core.clock.now().subtract({ hours: 24 * CARD_DAYS })
  const early: BrandCore = { ...core, clock: { now: () => then, epochMs: () => then.epochMilliseconds } }
  const tagIds = new Map<TagName, string>()
  for (const [position, [name, tag]] of (Object.entries(tags) as [TagName, object][]).entries())
    tagIds.set(name, await insertRecord(tx, core, tagEntity, { ...tag, position }))

  const categoryIds = new Map<MenuGroup, string>()
  const productIds = new Map<string, string>()
  const groups = [...gasthausMenu, ...cafeMenu]
  for (const [position, group] of groups.entries()) {
    const { name, more } = group
    const category = { name: name[0], translations: { en: { name: name[1] } }, position, ...more }
    categoryIds.set(group, await insertRecord(tx, core, categoryEntity, category))
  }
  const insert = async (dish: Dish, group: MenuGroup, position: number): Promise<void> => {
    const product = {
      ...productOf(dish),
      categoryId: categoryIds.get(group),
      position,
      tagIds: (dish.tags ?? []).map((name) => tagIds.get(name)),
      bundle: (dish.holds ?? []).map(([slug, amount]) => ({ product: productIds.get(slug), amount })),
    }
    productIds.set(dish.slug, await insertRecord(tx, early, productEntity, product))
  }
  const all = groups.flatMap((group) => group.dishes.map((dish, index) => ({ dish, group, index })))
  // A bundle refers to its products by id, so the products that are not bundles are written first.
  for (const isBundle of [false, true])
    for (const [position, { dish, group }] of all.entries())
      if ((dish.holds !== undefined) === isBundle) await insert(dish, group, position)

  const catalogOf = (menu: readonly MenuGroup[], isLeftOut: (slug: string) => boolean) =>
    menu.map((group) => ({
      categoryId: categoryIds.get(group) ?? '',
      products: group.dishes.flatMap(({ slug }) => (isLeftOut(slug) ? [] : [productIds.get(slug) ?? ''])),
    }))
  const now = core.clock.now()
  const menus = [
    {
      name: 'Hauptkarte',
      availableFrom: now.subtract({ hours: 24 * CARD_DAYS }),
      branches: [branchIds.lindwurm],
      catalog: catalogOf(gasthausMenu, (slug) => winterOnly.has(slug)),
    },
    {
      name: 'Winterkarte',
      availableFrom: startOfWinter(now),
      branches: [branchIds.lindwurm],
      catalog: catalogOf(gasthausMenu, (slug) => notInWinter.has(slug)),
    },
    {
      name: 'Kaffeehauskarte',
      availableFrom: now.subtract({ hours: 24 * CARD_DAYS }),
      branches: [branchIds.cafe],
      catalog: catalogOf(cafeMenu, () => false),
    },
  ]
  for (const menu of menus)
    await insertRecord(tx, core, menuEntity, { ...menu, availableFrom: String(menu.availableFrom) })
  return productIds
}

/** The next first of December that is at least a week away. So the demo always has a menu that begins in the future. */
function startOfWinter(now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const first = today.with({ month: 12, day: 1 })
  const isNear = Temporal.PlainDate.compare(today.add({ days: 7 }), first) > 0
  return (isNear ? first.add({ years: 1 }) : first).toZonedDateTime(zone).toInstant()
}
