import type { House } from '#platform/brands/house.ts'
import type { Log } from '#platform/module.ts'
import type { Config } from '../config.ts'
import type { DemoBrand } from '../demo/demo-brand.ts'
import { demoBrands } from '../demo/brands.ts'
import { seedDemo } from '../demo/seed-demo.ts'

/**
 * In demo mode, on an installation that has no brands but those of the demo: creates the missing ones and fills them. A start that was
 * interrupted is finished by the next. A brand that cannot be filled is told in the log and does not stop the others; only when all
 * of them fail, the start does.
 */
export async function prepare(
  house: House,
  config: Pick<Config, 'demo'>,
  log: Log,
  brands: readonly DemoBrand[] = demoBrands,
): Promise<void> {
  if (!config.demo) return
  const there = new Set((await house.brands()).map(({ id }) => id))
  const isDemo = [...there].every((id) => brands.some((brand) => brand.id === id))
  const failures: unknown[] = []
  let isAnyReady = false
  for (const brand of brands) {
    try {
      if (isDemo && !there.has(brand.id)) await house.create({ id: brand.id, name: brand.name, hosts: brand.hosts })
      const runtime = await house.forId(brand.id)
      if (!runtime) continue
      await seedDemo(runtime.core, brand)
      isAnyReady = true
    } catch (error) {
      failures.push(error)
      log.error({ err: error, brand: brand.id }, 'The demo brand could not be filled. The next start takes it up again')
    }
  }
  if (!isAnyReady && failures.length > 0) throw failures[0]
}
