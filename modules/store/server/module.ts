import { branchesPort, tablesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { orderableFilesPort } from '#modules/media/ports.ts'
import { orderItemPricerPort, orderMailerPort, orderPricerPort, orderPrinterPort } from '#modules/ordering/ports.ts'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { serve } from '#platform/module.ts'
import { serverModule } from '#platform/server-module.ts'
import { type Storefront, storeEndpoints } from '../contract.ts'
import { storefrontPort } from '../ports.ts'
import { foodPricer } from './food-pricer.ts'
import { foodMailer } from './mail-food.ts'
import { foodPrinter } from './print-food.ts'
import { priceFoodOrder } from './price-food.ts'
import { priceAddedItem } from './price-item.ts'
import { foodProposalTimes } from './proposal-times.ts'
import { storefrontOf } from './storefront.ts'
import { storeRights } from './rights.ts'
import { storeErrors } from '../words/errors.ts'

/**
 * The server part of storefronts, the pages of branches that take orders (specification §2, Branch storefront). The module has no database
 * tables.
 */
export const storeModule = serverModule({
  name: 'store',
  errors: storeErrors,
  endpoints: storeEndpoints,
  rights: storeRights,
  scopes: {
    store: { title: { de: 'Online-Shop', en: 'Online shop' }, groups: ['store'] },
  },
  needs: {
    branches: branchesPort,
    catalogue: cataloguePort,
    tables: tablesPort,
    config: configPort,
    findFiles: orderableFilesPort,
  },
  offers: {
    pricer: orderPricerPort,
    priceItem: orderItemPricerPort,
    printer: orderPrinterPort,
    mailer: orderMailerPort,
    storefront: storefrontPort,
  },
  open(core, ports) {
    // The snapshot (data in memory) contains all branches. The storefront of a branch is made when it is requested for the first time.
    const snapshot = core.snapshots.define(
      'storefronts',
      ['branch', 'product', 'category', 'tag', 'menu', 'table', 'config'],
      async () => {
        const [branches, catalogue, tables, { currency }] = await Promise.all([
          ports.branches(),
          ports.catalogue(),
          ports.tables(),
          ports.config(),
        ])
        const stores = new Map(
          branches.filter(({ kind }) => kind === 'orders').map((branch) => [branch.identifier, branch]),
        )
        const made = new Map<string, Storefront>()
        return (identifier: string, version: string): Storefront | undefined => {
          const branch = stores.get(identifier)
          if (!branch) return undefined
          const before = made.get(identifier)
          if (before) return before
          const store = storefrontOf(branch, { ...catalogue, tables, currency }, version, core.clock.now())
          made.set(identifier, store)
          return store
        }
      },
    )
    const find = async (identifier: string) => {
      const { value, version } = await snapshot.get()
      const store = value(identifier, version)
      return store && { value: store, version }
    }
    const storefront = async (identifier: string) => (await find(identifier))?.value
    return {
      handlers: [
        serve(storeEndpoints.storefront, async (call) => {
          const found = await find(call.params.branch)
          return found ? answerSnapshot(call, found, `-${call.params.branch}`) : { ok: false, code: 'record.not_found' }
        }),
      ],
      storefront,
      printer: () => foodPrinter,
      mailer: () => foodMailer,
      priceItem: priceAddedItem({ storefront, findFiles: ports.findFiles }),
      pricer: foodPricer(priceFoodOrder({ storefront, findFiles: ports.findFiles }), foodProposalTimes({ storefront })),
    }
  },
})
