import { createHash } from 'node:crypto'
import type { Role } from '#contract/roles.ts'
import type { Session } from '#platform/module.ts'

/** A session with the given roles; pass it as `{ as }` to a call. The same name gives the same user in every run. */
export function sessionOf(roles: readonly Role[], more: Partial<Session> = {}): Session {
  const name = more.name ?? `Test ${roles.join(' ')}`
  const id = `00000000-0000-7000-9000-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
  return {
    id,
    userId: id,
    name,
    email: `${id.slice(-6)}@example.at`,
    roles,
    branches: [],
    csrfToken: `csrf-${id}`,
    ...more,
  }
}

export const admin = (more: Partial<Session> = {}): Session => sessionOf(['ROLE_ADMIN'], more)
export const employee = (branches: readonly string[], more: Partial<Session> = {}): Session =>
  sessionOf(['ROLE_EMPLOYEE'], { branches, ...more })
