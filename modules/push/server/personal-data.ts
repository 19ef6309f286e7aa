import sql from 'sql-template-tag'
import { everyOrderOf, type PersonalData } from '#platform/personal-data.ts'
import { pushPersonalWords } from '../words/personal-data.ts'

/** The browsers in which a guest follows an order, and the messages that were sent to them. They are exported and erased with the guest's data. */
export const pushPersonalData: PersonalData = {
  columns: { push_subscriptions: ['endpoint', 'p256dh', 'auth'], push_messages: ['payload', 'last_error'] },
  words: pushPersonalWords,
  async read(db, { orders }) {
    return {
      push_subscriptions: await db.many(sql`
        SELECT created_at, endpoint, last_sent_at FROM push_subscriptions WHERE order_id = ANY(${[...orders]}::uuid[]) ORDER BY created_at, id`),
    }
  },
  async erase(tx, guest) {
    await tx.run(sql`DELETE FROM push_subscriptions WHERE order_id = ANY(${everyOrderOf(guest)}::uuid[])`)
    return undefined
  },
}
