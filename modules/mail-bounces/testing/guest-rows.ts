import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows: ({ now, mark, email, order }) => [
    sql`INSERT INTO mail_notices (provider, key, body_hash, received_at, email, kind, at, reason)
      VALUES ('mailgun', 'x', 'x', ${now}, ${email}, 'bounced', ${now}, ${mark})`,
    sql`INSERT INTO mail_bounces (email, kind, reason, at, order_id) VALUES (${email}, 'bounced', ${mark}, ${now}, ${order})`,
  ],
}
