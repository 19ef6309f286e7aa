import type { Init } from '../contract.ts'

/** Entries of the initial load as they travel: each address with what it answers (specification §3, Initial load). */
export type InitEntries = readonly { readonly url: string; readonly data: unknown }[]

/** The typed initial load from its entries: the same for a page rendered on the server and one in the browser. */
export function readInit(entries: InitEntries): Init {
  const data = new Map(entries.map((entry) => [entry.url, entry.data]))
  const list = (url: string) => data.get(url) ?? []
  const { tilesStyleUrl, mapsCredit, onlineMethods, version, ...config } = data.get('/api/config') as Init['config'] &
    Pick<Init, 'tilesStyleUrl' | 'mapsCredit' | 'onlineMethods' | 'version'>
  return {
    version,
    config,
    tilesStyleUrl,
    mapsCredit,
    onlineMethods,
    branches: list('/api/branches') as Init['branches'],
    categories: list('/api/categories') as Init['categories'],
    products: list('/api/products') as Init['products'],
    tags: list('/api/tags') as Init['tags'],
    menus: list('/api/menus') as Init['menus'],
    tables: list('/api/tables') as Init['tables'],
    donatees: list('/api/donatees') as Init['donatees'],
    sites: list('/api/sites') as Init['sites'],
    navigations: list('/api/navigations') as Init['navigations'],
  }
}
