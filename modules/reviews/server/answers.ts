import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { ReviewedOrder } from '#modules/ordering/contract/reviewed.ts'
import type { Review } from '../contract.ts'

interface AnswerRow {
  order_id: string
  at: string
  by_name: string
  text: string
}

/** The answers to the reviews of these orders. Key of the map: id of the order. */
export async function answersTo(db: Queries, orders: readonly string[]): Promise<Map<string, AnswerRow>> {
  const rows = await db.many<AnswerRow>(
    sql`SELECT order_id, at, by_name, text FROM review_answers WHERE order_id = ANY(${[...orders]}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.order_id, row]))
}

/**
 * Ids of orders whose review was answered at or after `since`. The caller uses them for orders that were placed at or after `since`. An
 * answer is later than its order, so older answers cannot belong to these orders.
 */
export const answeredSince = async (db: Queries, since: Temporal.Instant): Promise<string[]> =>
  (await db.many<{ id: string }>(sql`SELECT order_id AS id FROM review_answers WHERE at >= ${since}`)).map(
    ({ id }) => id,
  )

export function reviewOf(order: ReviewedOrder, answer: AnswerRow | undefined): Review {
  const { id, uid, kind, branchId, locale, createdAt, ratedAt, guest, hasEmail, review, items } = order
  return {
    orderId: id,
    uid,
    kind,
    branchId,
    locale,
    orderedAt: createdAt,
    ratedAt,
    guest,
    ...review,
    items: [...items],
    canAnswer: hasEmail && answer === undefined,
    answer: answer ? { at: answer.at, by: answer.by_name, text: answer.text } : null,
  }
}
