import { serverModule } from '#platform/server-module.ts'
import { connectionsEndpoints } from '../contract.ts'
import { connectionsErrors } from '../words/errors.ts'
import { connectionsCalls } from './calls.ts'
import { connectionsRights } from './rights.ts'

/**
 * The brand's accounts at external services (docs/rules/connections.md). Their table belongs to the platform, which reads it before any
 * module is opened.
 */
export const connectionsModule = serverModule({
  name: 'connections',
  endpoints: connectionsEndpoints,
  errors: connectionsErrors,
  rights: connectionsRights,
  open: (core) => ({ handlers: connectionsCalls(core) }),
})
