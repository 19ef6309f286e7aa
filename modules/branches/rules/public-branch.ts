import type { Branch, PublicBranch } from '../contract.ts'

/** The branch as visitors get it, without its internal fields (docs/rules/security.md, Rights). */
export function publicBranch({
  createdAt: _created,
  updatedAt: _updated,
  version: _version,
  code: _code,
  ...shown
}: Branch): PublicBranch {
  return shown
}
