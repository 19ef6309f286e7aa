import { port } from '#platform/ports.ts'
import type { Queries } from '#platform/db.ts'
import type { Branch, Table } from './contract.ts'

/** Returns all branches, sorted by name. They are kept in memory. After a change, every server process reads the branches again. */
export const branchesPort = port<() => Promise<readonly Branch[]>>('branches.all')

export const branchPort = port<(id: string) => Promise<Branch | undefined>>('branches.one')

/** Reads one branch from the database. A caller that already has a connection, for example in its own transaction, passes it. */
export const readBranchPort = port<(db: Queries, id: string) => Promise<Branch | undefined>>('branches.read')

/** Reads all branches with their kinds. With `db`, a caller can read them in its own transaction. */
export const branchKindsPort =
  port<(db: Queries) => Promise<readonly Pick<Branch, 'id' | 'name' | 'kind'>[]>>('branches.kinds')

/** Returns the tables of all branches at which guests can order, in the sequence that staff have chosen. */
export const tablesPort = port<() => Promise<readonly Table[]>>('branches.tables')
