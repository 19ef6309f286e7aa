import sql from 'sql-template-tag'
import { branchesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { actingStaffPort } from '#modules/identity/ports.ts'
import { activePartnerPort, drivenRidesPort, partnerOfKeyPort } from '#modules/ordering/ports.ts'
import { eventsPort, readRecordPort } from '#platform/events.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { optional, platformPorts, scopesPort } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { embedEndpoints, feedEndpoints, keyEndpoints, webhookEndpoints } from '../contract.ts'
import { embedOriginsPort } from '../ports.ts'
import { integrationErrors } from '../words/errors.ts'
import { embedding, embedOriginsName } from './embed.ts'
import { feedCalls } from './feed-calls.ts'
import { keyCalls } from './key-calls.ts'
import { integrationPersonalData } from './personal-data.ts'
import { readKey } from './read-key.ts'
import { integrationRights } from './rights.ts'
import { webhooks } from './webhooks.ts'

/**
 * The server part of the module: keys for API calls of other programs, webhooks that send them events, calendars of rides, and websites that show our
 * pages (docs/rules/integration.md).
 */
export const integrationModule = serverModule({
  name: 'integration',
  endpoints: [keyEndpoints, webhookEndpoints, feedEndpoints, embedEndpoints],
  withoutKeys: ['embed'],
  rights: integrationRights,
  errors: integrationErrors,
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    staff: actingStaffPort,
    scopes: scopesPort,
    events: eventsPort,
    read: readRecordPort,
    isPartner: optional(activePartnerPort),
    catalogue: cataloguePort,
    branches: branchesPort,
    drivenRides: drivenRidesPort,
  },
  offers: {
    readKey: platformPorts.readKey,
    partnerOfKey: partnerOfKeyPort,
    personalData: personalDataPort,
    embedOrigins: embedOriginsPort,
  },
  init: {
    config: {
      dependsOn: [embedOriginsName],
      read: async ({ embedOrigins }) => ({ embedOrigins: [...(await embedOrigins())] }),
    },
  },
  open(core, ports) {
    const told = webhooks(core, ports)
    const embed = embedding(core)
    return {
      handlers: [...keyCalls(core, ports), ...told.handlers, ...feedCalls(core, ports), ...embed.handlers],
      outbox: told.outbox,
      jobs: told.jobs,
      embedOrigins: embed.origins,
      readKey: readKey(core, ports.staff),
      partnerOfKey: async (key) =>
        (await core.db.first<{ id: string | null }>(sql`SELECT external_user_id AS id FROM api_keys WHERE id = ${key}`))
          ?.id ?? undefined,
      personalData: () => integrationPersonalData,
      close: told.close,
    }
  },
})
