import sql from 'sql-template-tag'
import type { PersonalData } from '#platform/personal-data.ts'
import { reviewPersonalWords } from '../words/personal-data.ts'

/** The answers of staff to a guest's reviews. The reviews themselves are data of the orders, which the ordering module exports and erases. */
export const reviewPersonalData: PersonalData = {
  columns: { review_answers: ['text', 'by_name'] },
  words: reviewPersonalWords,
  async read(db, { orders }) {
    return {
      review_answers: await db.many(
        sql`SELECT at, by_name, text FROM review_answers WHERE order_id = ANY(${[...orders]}::uuid[]) ORDER BY at, order_id`,
      ),
    }
  },
  async erase(tx, { orders }) {
    await tx.run(sql`DELETE FROM review_answers WHERE order_id = ANY(${[...orders]}::uuid[])`)
    return undefined
  },
}
