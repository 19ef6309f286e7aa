import type { Branch, Table } from '#modules/branches/contract.ts'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { type OpenedModule, serve, type ServerModule } from '#platform/module.ts'
import { type Storefront, storeEndpoints } from '../contract.ts'
import { type FindFiles, priceFoodOrder } from './price-food.ts'
import { storefrontOf, type StoreSources } from './storefront.ts'

/** What the store needs of the rest of the brand; handed in by apps/server/compose. */
export interface StorePorts {
  branches(): Promise<readonly Branch[]>
  catalogue(): Promise<Omit<StoreSources, 'tables' | 'currency'>>
  /** Tables that guests may choose, of all branches. */
  tables(): Promise<readonly Table[]>
  config(): Promise<{ readonly currency: string }>
  /** Media's: files that an order may name. */
  findFiles: FindFiles
}

export interface OpenedStore extends OpenedModule {
  /** The storefront of a branch that takes orders, by its identifier; undefined for every other. */
  storefront(identifier: string): Promise<Storefront | undefined>
  /** For ordering: what an order of food costs and what stands against it. */
  priceFood: ReturnType<typeof priceFoodOrder>
}

/** Storefronts of branches that take orders (specification §2, Branch storefront). Has no tables of its own. */
export const storeModule: ServerModule<StorePorts, OpenedStore> = {
  name: 'store',
  open(core, ports) {
    // One snapshot for all branches; each is made when it is first asked for.
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
      priceFood: priceFoodOrder({ storefront, findFiles: ports.findFiles }),
    }
  },
}
