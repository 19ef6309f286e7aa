import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ now, mark, order, branch }) => [
    sql`INSERT INTO review_answers (order_id, branch_id, at, by_name, text) VALUES (${order}, ${branch}, ${now}, 'Chefin', ${`Danke, ${mark}`})`,
  ],
}
