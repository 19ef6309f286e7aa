import { serverModule } from '#platform/server-module.ts'
import { connectionsEndpoints } from '../contract.ts'
import { connectionsErrors } from '../words/errors.ts'
import { connectionsCalls } from './calls.ts'
import { connectionsRights } from './rights.ts'

/** Accounts of the brand at outside services (docs/rules/connections.md). Its table is the platform's, which reads it before any module is open. */
export const connectionsModule = serverModule({
  name: 'connections',
  endpoints: connectionsEndpoints,
  errors: connectionsErrors,
  rights: connectionsRights,
  open: (core) => ({ handlers: connectionsCalls(core) }),
})
