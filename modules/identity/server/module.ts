import { randomBytes } from 'node:crypto'
import type { Failure, Result } from '#kernel/result.ts'
import type { OpenedModule, ServerModule, Session } from '#platform/module.ts'
import type { IdentityContext } from './context.ts'
import { hashPassword } from './passwords/hash.ts'
import { type IdentityPorts, noLimits, signInLimits } from './ports.ts'
import { identityRoutes } from './routes.ts'
import { readSession } from './sessions/sessions.ts'
import { type IssuedLoginLink, issueLoginLink } from './sign-in/login-link.ts'
import { sweepJob } from './sweep.ts'
import { createUser, type NewUser } from './users/create-user.ts'
import { type DemoUser, seedDemoUsers } from './users/demo-users.ts'
import { userCrud } from './users/user-crud.ts'

export interface OpenedIdentity extends OpenedModule {
  /** Who is signed in with this value of the session cookie. */
  readSession(cookieValue: string): Promise<Session | undefined>
  /** For the messaging module, when it writes the mail of topic 'identity.login-link'. */
  issueLoginLink(email: string): Promise<IssuedLoginLink | undefined>
  /** For the command line: the first administrator, and whoever else. */
  createUser(user: NewUser): Promise<Result<{ id: string }, Failure>>
  /** For the demo seed; does nothing to users that are there. */
  seedDemoUsers(staff: { domain: string; branches: readonly string[] }): Promise<readonly DemoUser[]>
}

/** Users, sessions and sign-in (specification §6, §8; docs/rules/security.md, Sessions and Sign-in). */
export const identityModule: ServerModule<IdentityPorts, OpenedIdentity> = {
  name: 'identity',
  migrations: new URL('./migrations/', import.meta.url),
  open(core, ports) {
    const limits = core.settings.provider('RATE_LIMITS') === 'off' ? noLimits : signInLimits
    const context: IdentityContext = { core, ports, randomBytes, limits }
    return {
      handlers: [...userCrud(context), ...identityRoutes(context)],
      jobs: [sweepJob(context)],
      readSession: readSession(context),
      issueLoginLink: issueLoginLink(context),
      createUser: createUser(context),
      seedDemoUsers: (staff) =>
        seedDemoUsers(core, { ...staff, hash: (password) => hashPassword(password, randomBytes) }),
    }
  },
}
