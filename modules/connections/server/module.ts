import { serverModule } from '#platform/server-module.ts'
import { connectionsEndpoints } from '../contract.ts'
import { connectionsErrors } from '../words/errors.ts'
import { connectionsCalls } from './calls.ts'
import { connectionsRights } from './rights.ts'

/**
 * The server part for the brand's accounts at external services (docs/rules/connections.md). The database table of these accounts is
 * created in packages/platform, because the platform reads the accounts before it opens any module.
 */
export const connectionsModule = serverModule({
  name: 'connections',
  endpoints: connectionsEndpoints,
  errors: connectionsErrors,
  rights: connectionsRights,
  open: (core) => ({ handlers: connectionsCalls(core) }),
})
