import { port } from '#platform/ports.ts'
import type { Queries } from '#platform/db.ts'
import type { Branch, Table } from './contract.ts'

/** All branches by name, from memory; a change is seen at once in every process. */
export const branchesPort = port<() => Promise<readonly Branch[]>>('branches.all')

export const branchPort = port<(id: string) => Promise<Branch | undefined>>('branches.one')

/** What branches there are, read with the given connection, for rules inside of a transaction. */
export const branchKindsPort =
  port<(db: Queries) => Promise<readonly Pick<Branch, 'id' | 'name' | 'kind'>[]>>('branches.kinds')

/** Tables that guests may choose, of all branches, in their order. */
export const tablesPort = port<() => Promise<readonly Table[]>>('branches.tables')
