import type { Me } from '../../contract.ts'
import type { IdentityContext } from '../context.ts'
import { mustSetUpTotp } from '../sessions/sessions.ts'
import { csrfTokenOf } from '../sessions/tokens.ts'
import { hasTotp } from '../totp/factor.ts'
import type { UserRow } from './rows.ts'

/** The data about the signed-in user that the back office gets. `token`: the value of the session cookie. */
export async function meOf(context: IdentityContext, user: UserRow, token: string): Promise<Me> {
  const has = await hasTotp(context, user.id)
  const held = mustSetUpTotp(user.roles, has, (await context.ports.brand()).totpRoles)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    roles: held ? [] : user.roles,
    branches: held ? [] : user.branches,
    locale: user.locale,
    csrfToken: csrfTokenOf(token),
    hasTotp: has,
    mustSetUpTotp: held,
    demo: context.core.settings.demo,
  }
}
