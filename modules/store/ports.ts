import { port } from '#platform/ports.ts'
import type { Storefront } from './contract.ts'

/** A branch's storefront by its identifier, from memory: the same that visitors read. Undefined: it takes no orders. */
export const storefrontPort = port<(identifier: string) => Promise<Storefront | undefined>>('store.storefront')
