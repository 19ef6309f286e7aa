import { branchEntity } from '#modules/branches/contract.ts'
import { categoryEntity, productEntity } from '#modules/catalogue/contract.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { DemoContents } from '#apps/server/compose/demo-brand.ts'
import { fillPages } from '../fill-pages.ts'
import { demoParts } from '../parts.ts'
import { branchId } from './branch-ids.ts'
import { donauBranch } from './branch.ts'
import { donauConfig } from './config.ts'
import { placeDemoOrders } from './orders.ts'
import { donauNavigations, donauSites } from './pages.ts'
import { donauVehicles } from './vehicles.ts'

export const donauContents: DemoContents = {
  config: donauConfig,
  async fill(tx, core) {
    await insertRecord(tx, core, branchEntity, donauBranch, branchId)
    const cars = await insertRecord(tx, core, categoryEntity, {
      name: 'Fahrzeuge',
      translations: { en: { name: 'Cars' } },
    })
    for (const vehicle of donauVehicles) await insertRecord(tx, core, productEntity, { ...vehicle, categoryId: cars })
    await fillPages(tx, core, donauSites, donauNavigations)
    for (const part of demoParts) await part.fill?.(tx, core, 'donau')
  },
  placeOrders: (core, randomBytes) => placeDemoOrders(core, branchId, randomBytes),
}
