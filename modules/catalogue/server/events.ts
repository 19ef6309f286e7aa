import type { EventType } from '#platform/events.ts'
import { catalogueEndpoints } from '../contract.ts'

const of = (what: string, de: string, en: string): EventType => ({
  type: `product.${what}`,
  topic: `product.${what}`,
  title: { de, en },
  record: 'product',
  id: 'id',
  ...(what === 'removed' ? {} : { read: catalogueEndpoints.products.get }),
})

/** The events about products for which other programs can register (webhooks). */
export const catalogueEvents: readonly EventType[] = [
  of('created', 'Produkt angelegt', 'Product created'),
  of('changed', 'Produkt geändert', 'Product changed'),
  of('sold-out', 'Produkt ausverkauft', 'Product sold out'),
  of('removed', 'Produkt gelöscht', 'Product removed'),
]
