import { orderingEndpoints } from '../../../contract.ts'
import { callKey, type FirstCall } from '#ui/backoffice/calls.ts'

/** The call that loads all open orders, with the tickets that the kitchen stopped. */
export const currentKey = callKey(orderingEndpoints.current)
export const withStopped = { query: { with: 'stopped-tickets' } } as const
export const firstOrders: FirstCall = { endpoint: orderingEndpoints.current, input: withStopped, key: currentKey }
