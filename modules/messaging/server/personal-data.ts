import sql from 'sql-template-tag'
import type { PersonalData } from '#platform/personal-data.ts'

/** Mails about a guest's orders, to the guest and to staff. */
export const messagingPersonalData: PersonalData = {
  columns: {
    messages: [
      'to_name',
      'to_address',
      'reply_to_name',
      'reply_to_address',
      'subject',
      'text',
      'html',
      'attachments',
      'last_error',
    ],
  },
  async read(db, { orders }) {
    return {
      messages: await db.many(sql`
        SELECT order_uid, created_at, sent_at, to_name, to_address, subject, text FROM messages WHERE order_id = ANY(${[...orders]}::uuid[])
        ORDER BY created_at, id`),
    }
  },
  async erase(tx, { orders }) {
    await tx.run(sql`
      UPDATE outbox SET last_error = NULL WHERE last_error IS NOT NULL
        AND payload->>'messageId' IN (SELECT id::text FROM messages WHERE order_id = ANY(${[...orders]}::uuid[]))`)
    await tx.run(sql`DELETE FROM messages WHERE order_id = ANY(${[...orders]}::uuid[])`)
    return undefined
  },
}
