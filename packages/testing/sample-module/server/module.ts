import sql from 'sql-template-tag'
import { branchesPort } from '#modules/branches/ports.ts'
import { crud } from '#platform/crud.ts'
import { port } from '#platform/ports.ts'
import { crudRights, editors } from '#platform/rights.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  announcementEntity,
  eventEntity,
  performerEntity,
  sampleEndpoints,
  sampleEntities,
  sponsorEntity,
  ticketTypeEntity,
  venueEntity,
} from '../contract.ts'

/** A function that the sample module offers to other modules. It returns the names of all branches. */
export const branchNamesPort = port<() => Promise<string[]>>('sample.branch-names')

/**
 * A sample module for events and their venues: six entities and two jobs. It uses a port (function) of the branches module and offers a
 * port itself.
 */
export const sampleModule = serverModule({
  name: 'sample',
  endpoints: sampleEndpoints,
  entities: sampleEntities,
  rights: Object.assign({}, ...sampleEntities.map(({ plural }) => crudRights(plural, editors, editors))),
  migrations: new URL('./migrations/', import.meta.url),
  needs: { branches: branchesPort },
  offers: { branchNames: branchNamesPort },
  open: (core, ports) => ({
    branchNames: async () => (await ports.branches()).map(({ name }) => name),
    handlers: [
      ...crud(core, venueEntity),
      ...crud(core, performerEntity),
      ...crud(core, eventEntity),
      ...crud(core, ticketTypeEntity),
      ...crud(core, sponsorEntity),
      ...crud(core, announcementEntity),
    ],
    jobs: [
      {
        name: 'sample.forget-announcements',
        everySeconds: 60,
        run: async () => void (await core.db.run(sql`DELETE FROM announcements WHERE NOT is_enabled`)),
      },
      {
        name: 'sample.close-venues',
        everySeconds: 60,
        run: async () => void (await core.db.run(sql`UPDATE venues SET is_enabled = false`)),
      },
    ],
  }),
})
