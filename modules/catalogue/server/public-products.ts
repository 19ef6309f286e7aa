import type { PageMeta } from '#contract/endpoint.ts'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { catalogueEndpoints, type Product, type PublicProduct } from '../contract.ts'
import { publicProduct } from '../rules/public-product.ts'

interface Page {
  products: readonly PublicProduct[]
  meta: PageMeta
}

/**
 * The cache contains at most this many pages of the list. Usual callers need only a few pages. Without a limit, a caller could fill the
 * memory with requests for many page sizes.
 */
const mostPages = 32

/**
 * The handler for the list of public products. Pages are cached until a product changes. Without the cache, the server would make,
 * serialise and compress a page for each call.
 */
export function publicProducts(core: BrandCore, products: () => Promise<readonly Product[]>): Handler {
  const snapshot = core.snapshots.define('products.public', ['product'], async () =>
    createPages((await products()).filter(({ isPublic }) => isPublic).map(publicProduct)),
  )

  return serve(catalogueEndpoints.publicProducts, async (call) => {
    const { page, pageSize } = call.query
    const { value: pageOf, version } = await snapshot.get()
    const { products: value, meta } = pageOf(page, pageSize)
    return { ...answerSnapshot(call, { value: value as PublicProduct[], version }, `-${page}-${pageSize}`), meta }
  })
}

/** Returns a function that returns one page of the products. While the page is cached, it returns the same object. */
export function createPages(products: readonly PublicProduct[]): (page: number, pageSize: number) => Page {
  const kept = new Map<string, Page>()
  return (page, pageSize) => {
    const key = `${page} ${pageSize}`
    const found = kept.get(key)
    if (found) return found
    const begin = (page - 1) * pageSize
    const made = { products: products.slice(begin, begin + pageSize), meta: { total: products.length, page, pageSize } }
    if (kept.size >= mostPages)
      for (const oldest of kept.keys()) {
        kept.delete(oldest)
        break
      }
    kept.set(key, made)
    return made
  }
}
