import { randomUUID } from 'node:crypto'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { Storefront } from '#modules/store/contract.ts'
import { requestOf } from './load.ts'

/** Number of items in a measured order. */
const size = 4

/**
 * Returns a function that makes requests. Each request orders a delivery of four different dishes with options. It has its own idempotency key, as
 * a request of the checkout does.
 */
export function foodRequests(store: Storefront, host: string, email = 'e.pichler@example.com'): () => Buffer {
  const dishes = store.products.filter(
    ({ type, parts, minimumQuantity }) =>
      type === 'configurable' &&
      minimumQuantity === 1 &&
      parts.some((part) => part.type === 'select') &&
      parts.every((part) => part.isOptional || part.type === 'select'),
  )
  const [area] = store.branch.deliveryAreas
  if (dishes.length < size || !area) throw new Error('The demo brand has no food to deliver')
  const draft: OrderDraftInput = {
    branch: store.branch.id,
    deliveryType: 'delivery',
    deliveryArea: area.area,
    firstName: 'Eleonore',
    lastName: 'Pichler',
    email,
    phone: '+4915123456701',
    street: 'Lindwurmstraße 25',
    zipCode: '80337',
    city: 'München',
    country: 'DE',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    locale: 'de',
    items: dishes.slice(0, size).map(({ id, parts }) => ({
      product: id,
      amount: 2,
      parts: parts
        .filter(({ type }) => type === 'select' || type === 'multiselect')
        .map((part) => ({ id: part.id, options: part.options.slice(0, 1).map((option) => ({ id: option.id })) })),
    })),
  }
  const body = JSON.stringify(draft)
  return () =>
    requestOf({
      method: 'POST',
      path: '/api/orders/public',
      host,
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), accept: 'application/json' },
    })
}
