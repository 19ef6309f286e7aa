import type { Refusal, Session } from '#platform/module.ts'
import type { BranchScope } from './order-queries.ts'

/** Branches whose orders a staff user sees (docs/rules/back-office.md, Roles). Only for calls with a session. */
export const scopeOf = (session: Session | undefined): BranchScope =>
  session?.roles.includes('ROLE_ADMIN') ? 'all' : (session?.branches ?? [])

/** Limits the scope to one branch. If the branch is outside the scope, the call gets 404, not 403 (docs/rules/security.md, Rights). */
export function narrowed(scope: BranchScope, branch: string | undefined): BranchScope | Refusal {
  if (!branch) return scope
  if (scope !== 'all' && !scope.includes(branch)) return { ok: false, code: 'record.not_found' }
  return [branch]
}

export const isRefusal = (scope: BranchScope | Refusal): scope is Refusal => typeof scope === 'object' && 'ok' in scope

export const sees = (scope: BranchScope, branchId: string): boolean => scope === 'all' || scope.includes(branchId)
