import sql from 'sql-template-tag'
import { crud } from '#platform/crud.ts'
import { entityTable } from '#platform/entity-table.ts'
import { orderDonateesPort } from '#modules/ordering/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { type Donatee, donateeEntity, donationsEndpoints } from '../contract.ts'
import { donateesPort } from '../ports.ts'
import { publicDonatees } from '../rules/public-donatees.ts'
import { donationsRights } from './rights.ts'

/** Donatees: chosen at checkout, recorded with the order (specification §2, Donation section). */
export const donationsModule = serverModule({
  name: 'donations',
  endpoints: donationsEndpoints,
  rights: donationsRights,
  scopes: {
    donatees: { title: { de: 'Spendenempfänger', en: 'Donation recipients' }, groups: ['donatees'] },
  },
  entities: [donateeEntity],
  migrations: new URL('./migrations/', import.meta.url),
  offers: { donatees: donateesPort, orderDonatees: orderDonateesPort },
  init: {
    lists: {
      donatees: { dependsOn: ['donatee'], read: async ({ donatees }) => publicDonatees(await donatees()) },
    },
  },
  open(core) {
    const all = core.snapshots.define('donatees', ['donatee'], async () => {
      const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM donatees ORDER BY name, id`)
      return rows.map((row) => entityTable(donateeEntity).fromRow(row) as Donatee)
    })
    const donatees = async () => (await all.get()).value
    return { handlers: crud(core, donateeEntity), donatees, orderDonatees: donatees }
  },
})
