import { port } from '#platform/ports.ts'
import type { Storefront } from './contract.ts'

/**
 * The storefront of a branch by the branch's identifier, with the same data that visitors get. It is in memory. Undefined: the branch takes
 * no orders.
 */
export const storefrontPort = port<(identifier: string) => Promise<Storefront | undefined>>('store.storefront')
