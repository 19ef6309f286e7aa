import type { Entity } from '#contract/entity.ts'
import type { Queries } from './db.ts'
import { type Refusal, seesBranch, type Session } from './module.ts'

export interface BranchName {
  readonly id: string
  readonly name: string
}

/** Returns the branches of a record: their ids, or `all` branches of the brand. A new record is passed with its values and its new id. */
export type BranchesOf = (record: { readonly id: string }) => readonly string[] | 'all'

/** Checks that a transaction writes only permitted records of one entity. */
export interface ScopeCheck {
  /**
   * Undefined if the caller has access to all branches of each record. Otherwise auth.not_your_branches (403) with the names of the
   * branches to which the caller has no access.
   */
  refuse(records: readonly { readonly id: string }[]): Promise<Refusal | undefined>
  /** The default branches of a new record: its author's branches. Empty if the author has all branches of the brand. */
  ownBranches(): Promise<readonly string[]>
}

/**
 * Checks that staff only write records of their own branches: the user must have access to all branches of the record
 * (docs/rules/security.md, Branch scope). The check is only used for records that the caller can see. Records of other branches are
 * filtered out before and are reported as missing.
 */
export interface BranchScope {
  check(entity: Entity, session: Session | undefined, tx: Queries): ScopeCheck
  /**
   * Checks access to data of the whole brand that is not a record of an entity. Undefined if the session has access to all branches,
   * otherwise auth.not_your_branches.
   */
  refuseWhole(session: Session | undefined, db: Queries): Promise<Refusal | undefined>
  /** All branches of the brand that the session may act in. */
  branchesOf(session: Session, db: Queries): Promise<readonly BranchName[]>
}

interface Sources {
  branchNames(db: Queries): Promise<readonly BranchName[]>
  carriers(entity: string, tx: Queries): Promise<BranchesOf | undefined>
}

const free: ScopeCheck = { refuse: async () => undefined, ownBranches: async () => [] }

export function openBranchScope({ branchNames, carriers }: Sources): BranchScope {
  const foreignTo = async (session: Session, db: Queries) =>
    (await branchNames(db)).filter(({ id }) => !seesBranch(session, id))
  return {
    refuseWhole: async (session, db) => (session ? refusalOf(await foreignTo(session, db)) : undefined),
    branchesOf: async (session, db) => (await branchNames(db)).filter(({ id }) => seesBranch(session, id)),
    check(entity, session, tx) {
      if (!session || session.roles.includes('ROLE_ADMIN')) return free
      let found: Promise<BranchesOf> | undefined
      const branchesOf = (): Promise<BranchesOf> => (found ??= reader(entity, tx, carriers))
      let others: Promise<readonly BranchName[]> | undefined
      const foreign = () => (others ??= foreignTo(session, tx))
      return {
        async refuse(records) {
          const missing = await foreign()
          if (missing.length === 0 || records.length === 0) return undefined
          const of = await branchesOf()
          for (const record of records) {
            const branches = of(record)
            const refused = refusalOf(branches === 'all' ? missing : missing.filter(({ id }) => branches.includes(id)))
            if (refused) return refused
          }
          return undefined
        },
        ownBranches: async () => ((await foreign()).length === 0 ? [] : session.branches),
      }
    },
  }
}

const refusalOf = (missing: readonly BranchName[]): Refusal | undefined =>
  missing.length === 0
    ? undefined
    : { ok: false, code: 'auth.not_your_branches', values: { branches: missing.map(({ name }) => name).join(', ') } }

async function reader(entity: Entity, tx: Queries, carriers: Sources['carriers']): Promise<BranchesOf> {
  const { branchColumn, scope = 'brand' } = entity
  const field = branchColumn ?? (typeof scope === 'object' ? scope.list : undefined)
  if (field !== undefined) return (record) => idsIn(Reflect.get(record, field))
  if (scope === 'brand') return () => 'all'
  return (await carriers(entity.name, tx)) ?? (() => 'all')
}

/** The branch ids in the value of a field. An empty value means all branches of the brand ('all'). */
function idsIn(value: unknown): readonly string[] | 'all' {
  if (typeof value === 'string') return [value]
  const ids = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  return ids.length > 0 ? ids : 'all'
}
