import sql from 'sql-template-tag'
import { addressesOf, everyOrderOf, type PersonalData } from '#platform/personal-data.ts'
import { smsPersonalWords } from '../words/personal-data.ts'

/**
 * The SMS about a guest's orders are exported and erased. The list of phone numbers that must not get SMS is exported but not erased:
 * without the entry, the guest's next order would cause an SMS again.
 */
export const smsPersonalData: PersonalData = {
  columns: { sms_messages: ['to_number', 'text', 'last_error'], sms_opt_outs: ['phone'] },
  words: smsPersonalWords,
  async read(db, guest) {
    const own = addressesOf(guest)
    return {
      sms_messages: await db.many(sql`
        SELECT order_uid, created_at, to_number, text, state FROM sms_messages
        WHERE (order_id = ANY(${[...guest.orders]}::uuid[]) AND to_number <> ALL(${[...guest.others]}::text[]))
          OR (order_id = ANY(${[...guest.formerly]}::uuid[]) AND to_number = ANY(${own}::text[]))
        ORDER BY created_at, id`),
      sms_opt_outs: await db.many(
        sql`SELECT phone, created_at, source FROM sms_opt_outs WHERE phone = ANY(${own}::text[]) ORDER BY phone`,
      ),
    }
  },
  async erase(tx, guest) {
    await tx.run(sql`DELETE FROM sms_messages WHERE order_id = ANY(${everyOrderOf(guest)}::uuid[])`)
    return undefined
  },
}
