import sql from 'sql-template-tag'
import { crud } from '#platform/crud.ts'
import { entityTable } from '#platform/entity-table.ts'
import type { OpenedModule, ServerModule } from '#platform/module.ts'
import { type Donatee, donateeEntity } from '../contract.ts'

export interface OpenedDonations extends OpenedModule {
  /** All donatees by name, from memory. */
  donatees(): Promise<readonly Donatee[]>
}

/** Donatees: chosen at checkout, recorded with the order (specification §2, Donation section). */
export const donationsModule: ServerModule<Record<string, never>, OpenedDonations> = {
  name: 'donations',
  migrations: new URL('./migrations/', import.meta.url),
  open(core) {
    const all = core.snapshots.define('donatees', ['donatee'], async () => {
      const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM donatees ORDER BY name, id`)
      return rows.map((row) => entityTable(donateeEntity).fromRow(row) as Donatee)
    })
    return { handlers: crud(core, donateeEntity), donatees: async () => (await all.get()).value }
  },
}
