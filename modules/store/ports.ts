import { port } from '#platform/ports.ts'
import type { Storefront } from './contract.ts'

/**
 * Port for the storefront of a branch, found by the branch's identifier. It is the same data that visitors get, and it is read from memory.
 * Undefined: the branch takes no orders.
 */
export const storefrontPort = port<(identifier: string) => Promise<Storefront | undefined>>('store.storefront')
