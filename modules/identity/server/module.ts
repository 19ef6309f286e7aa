import { randomBytes } from 'node:crypto'
import { platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { identityEndpoints, userEntity } from '../contract.ts'
import {
  actingStaffPort,
  confirmUserPort,
  currentUserPort,
  identityBrandPort,
  loginLinkPort,
  seedDemoUsersPort,
  staffPort,
} from '../ports.ts'
import type { IdentityContext } from './context.ts'
import { noLimits, signInLimits } from './limits.ts'
import { hashPassword } from './passwords/hash.ts'
import { currentUser, identityRoutes } from './routes.ts'
import { readSession } from './sessions/sessions.ts'
import { issueLoginLink } from './sign-in/login-link.ts'
import { sweepJob } from './sweep.ts'
import { confirmUser } from './users/confirm-password.ts'
import { createUser } from './users/create-user.ts'
import { demoUsers, seedDemoUsers } from './users/demo-users.ts'
import { resetPassword } from './users/reset-password.ts'
import { readActingStaff, readStaff } from './users/staff.ts'
import { userCrud } from './users/user-crud.ts'
import { identityRights } from './rights.ts'
import { identityErrors } from '../words/errors.ts'

/** The server part for staff users, their sessions and the sign-in (specification §6, §8; docs/rules/security.md, Sessions and Sign-in). */
export const identityModule = serverModule({
  name: 'identity',
  errors: identityErrors,
  endpoints: identityEndpoints,
  withoutKeys: ['auth', 'users'],
  rights: identityRights,
  entities: [userEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: { brand: identityBrandPort },
  offers: {
    readSession: platformPorts.readSession,
    createUser: platformPorts.createUser,
    resetPassword: platformPorts.resetPassword,
    demoLogins: platformPorts.demoLogins,
    issueLoginLink: loginLinkPort,
    currentUser: currentUserPort,
    seedDemoUsers: seedDemoUsersPort,
    staff: staffPort,
    actingStaff: actingStaffPort,
    confirmUser: confirmUserPort,
  },
  init: { staff: { 'users/me': { access: 'staff', read: ({ currentUser: read }, call) => read(call) } } },
  open(core, ports) {
    const limits = core.settings.provider('RATE_LIMITS') === 'off' ? noLimits : signInLimits
    const context: IdentityContext = { core, ports, randomBytes, limits }
    return {
      handlers: [...userCrud(context), ...identityRoutes(context)],
      jobs: [sweepJob(context)],
      readSession: readSession(context),
      issueLoginLink: issueLoginLink(context),
      currentUser: currentUser(context),
      createUser: createUser(context),
      resetPassword: resetPassword(context),
      demoLogins: () => demoUsers(core.db),
      staff: (db, one) => readStaff(db, core.clock.now(), one),
      actingStaff: (db, id) => readActingStaff(db, id, core.clock.now()),
      confirmUser: confirmUser(context),
      seedDemoUsers: (staff) =>
        seedDemoUsers(core, { ...staff, hash: (password) => hashPassword(password, randomBytes) }),
    }
  },
})
