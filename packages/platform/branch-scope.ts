import type { Entity } from '#contract/entity.ts'
import type { Queries } from './db.ts'
import { type Refusal, seesBranch, type Session } from './module.ts'

export interface BranchName {
  readonly id: string
  readonly name: string
}

/** The branches of a record: their ids, or `all` branches of the brand. A record that is not written yet has its values and new id. */
export type BranchesOf = (record: { readonly id: string }) => readonly string[] | 'all'

/** The writes of one transaction to one entity. */
export interface ScopeCheck {
  /** Undefined where the caller has all branches of each record; else auth.not_your_branches (403) with the names of those that are missing. */
  refuse(records: readonly { readonly id: string }[]): Promise<Refusal | undefined>
  /** Branches that a new record belongs to by itself: those of its author. Empty where the author has all of the brand. */
  ownBranches(): Promise<readonly string[]>
}

/**
 * Staff change what belongs to their branches only (docs/rules/security.md, Branch scope). Records of a branch that the caller does not see
 * are kept out before: they read as missing. This is the rule for records that the caller sees.
 */
export interface BranchScope {
  check(entity: Entity, session: Session | undefined, tx: Queries): ScopeCheck
  /** For what belongs to the whole brand and is no record of an entity: undefined where the session has all branches, else auth.not_your_branches. */
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

/** Nothing named: the whole brand. */
function idsIn(value: unknown): readonly string[] | 'all' {
  if (typeof value === 'string') return [value]
  const ids = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  return ids.length > 0 ? ids : 'all'
}
