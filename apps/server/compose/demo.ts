import type { House } from '#platform/brands/house.ts'
import type { BrandCore, Log } from '#platform/module.ts'
import { installDrawnTown } from '#modules/maps/server/drawn-towns.ts'
import { installTheme } from '#modules/themes/server/install.ts'
import sql from 'sql-template-tag'
import type { Config } from '../config.ts'
import type { DemoBrand } from './demo-brand.ts'
import { loadDemoBrands, missingDemo } from './demo-folder.ts'
import { seedDemo } from './seed-demo.ts'

/**
 * In demo mode, fills the demo brands. Missing demo brands are created first, but only if the installation has no other brands. If a
 * start is interrupted, the next start continues. If a brand cannot be filled, this is logged and the other brands are still filled. The
 * start fails only if no brand can be filled. If the folder of the demo is missing, this is logged and nothing is done.
 */
export async function prepare(
  house: House,
  config: Pick<Config, 'demo'>,
  log: Log,
  load: () => Promise<readonly DemoBrand[] | undefined> = loadDemoBrands,
): Promise<void> {
  if (!config.demo) return
  const brands = await load()
  if (!brands) return log.warn({}, missingDemo)
  const there = new Set((await house.brands()).map(({ id }) => id))
  const isDemo = [...there].every((id) => brands.some((brand) => brand.id === id))
  const failures: unknown[] = []
  const attempt = async (brand: DemoBrand, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      failures.push(error)
      log.error({ err: error, brand: brand.id }, 'The demo brand could not be filled. The next start takes it up again')
      return false
    }
  }
  // The brands are created in this order, not in parallel, because the first brand of an installation becomes its default.
  const known: DemoBrand[] = []
  for (const brand of brands) {
    const isThere = there.has(brand.id)
    const create = () => house.create({ id: brand.id, name: brand.name, hosts: brand.hosts })
    if (isThere || (isDemo && (await attempt(brand, create)))) known.push(brand)
  }
  // The brands are filled in parallel. So the start takes only as long as the slowest brand.
  const filled = await Promise.all(
    known.map((brand) =>
      attempt(brand, async () => {
        const runtime = await house.forId(brand.id)
        if (!runtime) return
        await dressAs(runtime.core, brand)
        await seedDemo(runtime.core, brand)
      }),
    ),
  )
  for (const id of there) if (!known.some((brand) => brand.id === id)) await dress(house, id, brands)
  if (failures.length > 0 && !filled.includes(true)) throw failures[0]
}

async function dressAs(core: BrandCore, brand: DemoBrand): Promise<void> {
  await installTheme(core, await brand.theme())
  for (const town of (await brand.drawnTowns?.()) ?? []) await installDrawnTown(core, town)
}

/**
 * Stores the files of the theme and the drawn towns again, for a brand that uses a theme of the demo but is not a demo brand. Such a
 * brand was created with an earlier release, in which the theme was part of the product.
 */
async function dress(house: House, id: string, brands: readonly DemoBrand[]): Promise<void> {
  const core = (await house.forId(id))?.core
  const named = await core?.db.first<{ theme: string }>(sql`SELECT settings->>'theme' AS theme FROM config`)
  if (!core || !named) return
  for (const brand of brands) {
    const theme = await brand.theme()
    if (theme.name === named.theme) await dressAs(core, brand)
  }
}
