import sql from 'sql-template-tag'
import { everyOrderOf, type PersonalData } from '#platform/personal-data.ts'

/**
 * How guest data is erased in this module. Deliveries contain only ids, but the response of a webhook may repeat the data of a guest. So
 * the text of the stored responses is deleted.
 */
export const integrationPersonalData: PersonalData = {
  columns: { webhook_deliveries: ['answer'] },
  read: async () => ({}),
  async erase(tx, guest) {
    await tx.run(sql`
      UPDATE webhook_deliveries SET answer = ''
      WHERE (record_type = 'order' AND record_id = ANY(${everyOrderOf(guest)})) OR (record_type = 'customer' AND record_id = ANY(${[...guest.customers]}))`)
    return undefined
  },
}
