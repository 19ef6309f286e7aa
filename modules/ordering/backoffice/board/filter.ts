import type { BoardFilter, OrderSummary } from '../../contract.ts'

export const everything: BoardFilter = { kinds: [], deliveryTypes: [], branch: null }

/**
 * The values of the parameter `art` in the page's address: `?art=essen&weg=delivery,dineIn&standort=…`. The values must stay German,
 * because links that users have stored contain them.
 */
const kindWords = { food: 'essen', ride: 'fahrten' } as const
const deliveryTypes = ['takeaway', 'delivery', 'dineIn'] as const

export function filterOf(search: URLSearchParams): BoardFilter {
  const kind = search.get('art')
  const ways = (search.get('weg') ?? '').split(',')
  return {
    kinds: kind === kindWords.food ? ['food'] : kind === kindWords.ride ? ['ride'] : [],
    deliveryTypes: deliveryTypes.filter((type) => ways.includes(type)),
    branch: search.get('standort'),
  }
}

/** Returns the parameters of the address with this filter. Parameters that are not about the filter stay. */
export function withFilter(search: URLSearchParams, filter: BoardFilter): URLSearchParams {
  const after = new URLSearchParams(search)
  const set = (name: string, value: string | undefined | null) => (value ? after.set(name, value) : after.delete(name))
  const only = filter.kinds.length === 1 ? filter.kinds[0] : undefined
  set('art', only && kindWords[only])
  set('weg', filter.deliveryTypes.join(','))
  set('standort', filter.branch)
  return after
}

/** Whether the order passes the filter. Rides have no delivery type, so a filter by delivery type removes all rides. */
export const passes = (order: OrderSummary, filter: BoardFilter): boolean =>
  (filter.kinds.length === 0 || filter.kinds.includes(order.kind)) &&
  (filter.deliveryTypes.length === 0 || (order.kind === 'food' && filter.deliveryTypes.includes(order.deliveryType))) &&
  (filter.branch === null || order.branchId === filter.branch)

export const isSameFilter = (a: BoardFilter, b: BoardFilter): boolean =>
  a.branch === b.branch &&
  a.kinds.toSorted().join() === b.kinds.toSorted().join() &&
  a.deliveryTypes.toSorted().join() === b.deliveryTypes.toSorted().join()
