import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ id, now, phone, mark, order, branch }) => [
    sql`INSERT INTO sms_messages (id, created_at, entry_id, event, locale, to_number, text, count, state, last_error, order_id, branch_id)
      VALUES (${id()}, ${now}, 'x', 'confirmed', 'de', ${phone}, ${mark}, 1, 'failed', ${mark}, ${order}, ${branch})`,
    sql`INSERT INTO sms_opt_outs (phone, created_at, source) VALUES (${phone}, ${now}, 'answer')`,
  ],
  // These rows must remain when the guest is erased. Without them the next order would send an SMS to a phone number whose owner wants
  // none.
  stays: ['sms_opt_outs'],
}
