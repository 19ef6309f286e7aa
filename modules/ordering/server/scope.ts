import type { Refusal, Session } from '#platform/module.ts'
import type { BranchScope } from './order-queries.ts'

/**
 * The branches whose orders this user may see: all for administrators, for other users only their own branches (docs/rules/back-office.md,
 * Roles).
 */
export const scopeOf = (session: Session | undefined): BranchScope =>
  session?.roles.includes('ROLE_ADMIN') ? 'all' : (session?.branches ?? [])

/**
 * Limits the branches to the requested one. If the user may not see this branch, the response is 404 and not 403, because it must not
 * reveal whether the branch exists (docs/rules/security.md, Rights).
 */
export function narrowed(scope: BranchScope, branch: string | undefined): BranchScope | Refusal {
  if (!branch) return scope
  if (scope !== 'all' && !scope.includes(branch)) return { ok: false, code: 'record.not_found' }
  return [branch]
}

export const isRefusal = (scope: BranchScope | Refusal): scope is Refusal => typeof scope === 'object' && 'ok' in scope

export const sees = (scope: BranchScope, branchId: string): boolean => scope === 'all' || scope.includes(branchId)
