import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { branchEntity } from '#modules/branches/contract.ts'
import { categoryEntity, productEntity } from '#modules/catalogue/contract.ts'
import { Config, navigationEntity, siteEntity } from '#modules/content/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import { insertRecord } from '../compose/insert-record.ts'
import { openModules } from '../compose/open-modules.ts'
import { donauBranch } from './donau/branch.ts'
import { donauConfig } from './donau/config.ts'
import { placeDemoOrders } from './donau/orders.ts'
import { donauNavigations, donauSites } from './donau/pages.ts'
import { donauVehicles } from './donau/vehicles.ts'

/** Known beforehand, so that a start that was interrupted can be taken up again. */
const branchId = '01a1fb00-0000-7000-8000-000000000001'
/** Stands beside the settings from the seed until its orders are placed. */
const unfinished = 'demoOrdersUnfinished'
/** Part of the demo users' addresses after the @. */
const domain = 'donau.example'

/**
 * Fills an empty brand with the demo business: settings, branch, vehicles, pages, staff and a few orders in every state. Does nothing to
 * a brand that has settings already, but for orders that an interrupted start left undone.
 */
export async function seedDemo(core: BrandCore): Promise<boolean> {
  if (await core.db.first(sql`SELECT 1 FROM config`)) return finishOrders(core)
  const modules = await openModules(core)
  await modules.identity.seedDemoUsers({ domain, branches: [branchId] })
  const isNew = await core.db.tx(async (tx) => {
    if (!(await modules.content.createConfig(tx, Config.parse(donauConfig)))) return false
    await tx.run(sql`UPDATE config SET settings = settings || ${JSON.stringify({ [unfinished]: true })}::jsonb`)
    await insertRecord(tx, core, branchEntity, donauBranch, branchId)
    const cars = await insertRecord(tx, core, categoryEntity, {
      name: 'Fahrzeuge',
      translations: { en: { name: 'Cars' } },
    })
    for (const vehicle of donauVehicles) await insertRecord(tx, core, productEntity, { ...vehicle, categoryId: cars })
    const sites = new Map<string, string>()
    for (const site of donauSites) sites.set(site.path, await insertRecord(tx, core, siteEntity, site))
    for (const navigation of donauNavigations((path) => sites.get(path) ?? ''))
      await insertRecord(tx, core, navigationEntity, navigation)
    return true
  })
  return (await finishOrders(core)) || isNew
}

/**
 * Places the demo orders while the mark of the seed stands, and takes it away; of an interrupted start, what it had placed goes first. No
 * process answers calls before, so there are no others yet. Processes that start together wait for each other here.
 */
async function finishOrders(core: BrandCore): Promise<boolean> {
  const isMarked = sql`SELECT 1 FROM config WHERE settings ? ${unfinished}`
  if (!(await core.db.first(isMarked))) return false
  return core.db.tx(async (tx) => {
    await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '.demo-orders', 0))`)
    if (!(await core.db.first(isMarked))) return false
    await core.db.run(sql`DELETE FROM orders`)
    await placeDemoOrders(core, branchId, (count) => randomBytes(count))
    await core.db.run(sql`UPDATE config SET settings = settings - ${unfinished}::text`)
    return true
  })
}
