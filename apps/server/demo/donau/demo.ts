import { branchEntity } from '#modules/branches/contract.ts'
import { categoryEntity, productEntity } from '#modules/catalogue/contract.ts'
import { insertRecord } from '../../compose/insert-record.ts'
import type { DemoBrand } from '../demo-brand.ts'
import { fillPages } from '../fill-pages.ts'
import { donauBranch } from './branch.ts'
import { donauConfig } from './config.ts'
import { placeDemoOrders } from './orders.ts'
import { donauNavigations, donauSites } from './pages.ts'
import { donauVehicles } from './vehicles.ts'

const branchId = '01a1fb00-0000-7000-8000-000000000001'

/** Rides in Vienna. The default brand, so its mails need no host of their own. */
export const donau: DemoBrand = {
  id: 'donau',
  name: 'Donau Chauffeur',
  hosts: [],
  domain: 'donau.example',
  branchIds: [branchId],
  config: donauConfig,
  async fill(tx, core) {
    await insertRecord(tx, core, branchEntity, donauBranch, branchId)
    const cars = await insertRecord(tx, core, categoryEntity, {
      name: 'Fahrzeuge',
      translations: { en: { name: 'Cars' } },
    })
    for (const vehicle of donauVehicles) await insertRecord(tx, core, productEntity, { ...vehicle, categoryId: cars })
    await fillPages(tx, core, donauSites, donauNavigations)
  },
  placeOrders: (core, randomBytes) => placeDemoOrders(core, branchId, randomBytes),
}
