import type { Locale } from '#contract/locale.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { optionName, productName, stepName } from '#modules/catalogue/rules/product-words.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { orderingEndpoints } from '../contract.ts'
import { optionKey, type OrderedNames } from '../rules/ordered-names.ts'
import { readBySecrets } from './by-secrets.ts'
import type { OrderRow } from './order-row.ts'

type Ordered = Pick<OrderRow, 'locale' | 'items' | 'ride'>

/**
 * API call with which the status page reads the names of an order in another language (docs/rules/orders.md, Names in the other language).
 */
export const namesCall = (
  core: BrandCore,
  ports: { catalogue(): Promise<{ products: readonly Product[] } | undefined> },
): Handler =>
  serve(orderingEndpoints.publicNames, async (call) => {
    const order = await readBySecrets(core.db, call.params.uid, call.params.hash)
    if (!order) return { ok: false, code: 'record.not_found' }
    const catalogue = await ports.catalogue()
    return {
      ok: true,
      value: orderedNames(order, catalogue?.products ?? [], call.query.locale),
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    }
  })

/**
 * Finds the names of an order in the language `to`. German names come from the order, which stores them for staff. For products that still
 * exist, the names come from the catalogue and replace the stored names.
 */
export function orderedNames(order: Ordered, products: readonly Product[], to: Locale): OrderedNames {
  if (order.locale === to) return {}
  const names = new Map<string, string>(to === 'de' ? keptForStaff(order) : [])
  const byId = new Map(products.map((product) => [product.id, product]))
  const ordered = [order.ride?.vehicle.productId, ...order.items.map(({ productId }) => productId)]
  for (const id of new Set(ordered)) {
    const product = id ? byId.get(id) : undefined
    if (!product) continue
    names.set(productName(product, order.locale), productName(product, to))
    for (const [from, into] of optionsOf(product, order.locale, to)) names.set(from, into)
    // A bundle lists its products in a text, without a step. Therefore the keys of these products have an empty step name.
    for (const { product: part } of product.bundle) {
      const found = byId.get(part)
      if (found) names.set(optionKey('', productName(found, order.locale)), productName(found, to))
    }
  }
  return Object.fromEntries(names)
}

function* optionsOf(product: Product, from: Locale, to: Locale): Iterable<[string, string]> {
  for (const { id, type, options } of product.parts)
    for (const option of options) {
      const [ordered, shown] = [optionName(product, id, option.id, from), optionName(product, id, option.id, to)]
      yield [optionKey(stepName(product, id, from), ordered), shown]
      if (type === 'addons') yield [ordered, shown]
    }
}

function* keptForStaff({ items, ride }: Ordered): Iterable<[string, string]> {
  for (const { name, staffName, details, staffDetails } of items) {
    if (staffName) yield [name, staffName]
    for (const [index, { name: step, value }] of details.entries()) {
      const kept = staffDetails?.[index]?.value
      if (kept) yield [optionKey(step, value), kept]
    }
  }
  for (const { name, staffName } of ride ? [ride.vehicle, ...ride.accessoryNames] : [])
    if (staffName) yield [name, staffName]
}
