import { port } from '#platform/ports.ts'
import type { Branch, Table } from './contract.ts'

/** All branches by name, from memory; a change is seen at once in every process. */
export const branchesPort = port<() => Promise<readonly Branch[]>>('branches.all')

export const branchPort = port<(id: string) => Promise<Branch | undefined>>('branches.one')

/** Tables that guests may choose, of all branches, in their order. */
export const tablesPort = port<() => Promise<readonly Table[]>>('branches.tables')
