import { port } from '#platform/ports.ts'
import type { Storefront } from './contract.ts'

/** A branch's storefront by its identifier, from memory: the same data that visitors get. Undefined: the branch takes no orders. */
export const storefrontPort = port<(identifier: string) => Promise<Storefront | undefined>>('store.storefront')
