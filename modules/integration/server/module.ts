import { actingStaffPort } from '#modules/identity/ports.ts'
import { platformPorts, scopesPort } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { keyEndpoints } from '../contract.ts'
import { integrationErrors } from '../words/errors.ts'
import { keyCalls } from './key-calls.ts'
import { readKey } from './read-key.ts'
import { integrationRights } from './rights.ts'

/** Doors for other programs: keys with which they call, and webhooks by which they hear (docs/rules/integration.md). */
export const integrationModule = serverModule({
  name: 'integration',
  endpoints: [keyEndpoints],
  rights: integrationRights,
  errors: integrationErrors,
  migrations: new URL('./migrations/', import.meta.url),
  needs: { staff: actingStaffPort, scopes: scopesPort },
  offers: { readKey: platformPorts.readKey },
  open(core, { staff, scopes }) {
    return {
      handlers: keyCalls(core, scopes),
      readKey: readKey(core, staff),
    }
  },
})
