import { branchEntity, tableEntity } from '#modules/branches/contract.ts'
import { categoryEntity, productEntity } from '#modules/catalogue/contract.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { DemoContents } from '#apps/server/compose/demo-brand.ts'
import { fillPages } from '../fill-pages.ts'
import { demoParts } from '../parts.ts'
import { branchIds } from './branch-ids.ts'
import { cafe, gasthaus, shuttle } from './branches.ts'
import { lindwurmConfig } from './config.ts'
import { fillMenu } from './menu/fill-menu.ts'
import { placeLindwurmOrders } from './orders.ts'
import { lindwurmNavigations, lindwurmSites } from './pages.ts'
import { tables } from './tables.ts'
import { lindwurmVehicles } from './vehicles.ts'

export const lindwurmContents: DemoContents = {
  config: lindwurmConfig,
  async fill(tx, core) {
    await insertRecord(tx, core, branchEntity, gasthaus, branchIds.lindwurm)
    await insertRecord(tx, core, branchEntity, cafe, branchIds.cafe)
    await insertRecord(tx, core, branchEntity, shuttle, branchIds.shuttle)
    for (const table of tables) await insertRecord(tx, core, tableEntity, table)
    const products = await fillMenu(tx, core)
    for (const part of demoParts) await part.fill?.(tx, core, 'lindwurm')
    const cars = await insertRecord(tx, core, categoryEntity, {
      name: 'Gästeshuttle',
      translations: { en: { name: 'Guest shuttle' } },
      position: 100,
    })
    // Vehicles come after the dishes in every list.
    for (const [index, vehicle] of lindwurmVehicles.entries())
      await insertRecord(tx, core, productEntity, { ...vehicle, position: 1000 + index, categoryId: cars })
    await fillPages(
      tx,
      core,
      lindwurmSites((slug) => products.get(slug) ?? ''),
      lindwurmNavigations,
    )
  },
  placeOrders: placeLindwurmOrders,
}
