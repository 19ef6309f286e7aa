import sql from 'sql-template-tag'
import { everyOrderOf, type PersonalData } from '#platform/personal-data.ts'

/**
 * Personal data in slips, for export and erasure. The row of a slip that is being printed now is not deleted, but its texts are erased. The
 * row is deleted later together with other old slips.
 */
export const devicesPersonalData: PersonalData = {
  columns: { print_jobs: ['label', 'lines', 'held'] },
  async read(db, { orders }) {
    return {
      print_jobs: await db.many(
        sql`SELECT created_at, label, template, state, lines FROM print_jobs WHERE order_id = ANY(${[...orders]}::uuid[]) ORDER BY created_at, id`,
      ),
    }
  },
  async erase(tx, guest) {
    const ids = everyOrderOf(guest)
    await tx.run(sql`DELETE FROM print_jobs WHERE order_id = ANY(${ids}::uuid[]) AND state <> 'claimed'`)
    await tx.run(sql`UPDATE print_jobs SET label = '', lines = '[]', held = '[]' WHERE order_id = ANY(${ids}::uuid[])`)
    return undefined
  },
}
