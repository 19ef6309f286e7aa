import { port } from '#platform/ports.ts'
import type { Queries } from '#platform/db.ts'
import type { Branch, Table } from './contract.ts'

/** All branches, sorted by name, from memory. A change is visible at once in every process. */
export const branchesPort = port<() => Promise<readonly Branch[]>>('branches.all')

export const branchPort = port<(id: string) => Promise<Branch | undefined>>('branches.one')

/** All branches with their kinds, read with the given connection, for rules within a transaction. */
export const branchKindsPort =
  port<(db: Queries) => Promise<readonly Pick<Branch, 'id' | 'name' | 'kind'>[]>>('branches.kinds')

/** The tables of all branches that guests may choose, in their order. */
export const tablesPort = port<() => Promise<readonly Table[]>>('branches.tables')
