import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { Config } from '#modules/content/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { createConfigPort } from '#modules/content/ports.ts'
import { seedDemoUsersPort } from '#modules/identity/ports.ts'
import { composeServus } from './composition.ts'
import type { DemoBrand } from './demo-brand.ts'

/** The name of a marker in the settings. It is set when the first demo data is written, and removed when the demo orders are placed. */
const unfinished = 'demoOrdersUnfinished'

/**
 * Fills an empty brand with a demo business: settings, branches, products, pages, staff and orders, including orders of past weeks. If the
 * brand already has settings, writes only the orders that an interrupted start has left out. Returns true if anything was written.
 */
export async function seedDemo(core: BrandCore, demo: DemoBrand): Promise<boolean> {
  if (await core.db.first(sql`SELECT 1 FROM config`)) return finishOrders(core, demo)
  const brand = await composeServus().openBrand(core)
  const createConfig = brand.port(createConfigPort)
  await brand.port(seedDemoUsersPort)({ domain: demo.domain, branches: demo.branchIds })
  const { config, fill } = await demo.contents()
  const isNew = await core.db.tx(async (tx) => {
    if (!(await createConfig(tx, Config.parse(config)))) return false
    await tx.run(sql`UPDATE config SET settings = settings || ${JSON.stringify({ [unfinished]: true })}::jsonb`)
    await fill(tx, core)
    return true
  })
  return (await finishOrders(core, demo)) || isNew
}

/**
 * Places the demo orders if the settings contain the marker `demoOrdersUnfinished`, and removes the marker. Orders of an interrupted start
 * are deleted first. No other orders can exist, because no process accepts calls before this step. If several processes start at the same
 * time, they wait here for each other. Returns false if the marker is not set.
 */
async function finishOrders(core: BrandCore, demo: DemoBrand): Promise<boolean> {
  const isMarked = sql`SELECT 1 FROM config WHERE settings ? ${unfinished}`
  if (!(await core.db.first(isMarked))) return false
  const { placeOrders } = await demo.contents()
  return core.db.tx(async (tx) => {
    await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '.demo-orders', 0))`)
    if (!(await core.db.first(isMarked))) return false
    await core.db.run(sql`DELETE FROM orders`)
    await placeOrders(core, (count) => randomBytes(count))
    await core.db.run(sql`UPDATE config SET settings = settings - ${unfinished}::text`)
    return true
  })
}
