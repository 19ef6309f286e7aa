import type { EventType } from '#platform/events.ts'
import { customersEndpoints } from '../contract.ts'

const of = (what: string, de: string, en: string): EventType => ({
  type: `customer.${what}`,
  topic: `customer.${what}`,
  title: { de, en },
  record: 'customer',
  id: 'id',
  ...(what === 'removed' || what === 'erased' ? {} : { read: customersEndpoints.get }),
})

/**
 * The events of customers to which other programs can subscribe. If a person's data was erased here, these programs must delete it, too.
 */
export const customerEvents: readonly EventType[] = [
  of('created', 'Kunde angelegt', 'Customer created'),
  of('changed', 'Kunde geändert', 'Customer changed'),
  of('removed', 'Kunde gelöscht', 'Customer removed'),
  of('erased', 'Person gelöscht (Datenschutz)', 'Person erased (privacy)'),
]
