import sql, { join, type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Questionnaire } from '../contract.ts'
import {
  type RatedItem,
  type RatingFigures,
  type ratingNames,
  type ReviewedOrder,
  type ReviewPage,
  type ReviewScope,
} from '../contract/reviewed.ts'

const within = ({ branches, from, to }: ReviewScope): Sql =>
  sql`o.questionnaire IS NOT NULL AND o.created_at >= ${from} AND o.created_at < ${to}
    ${branches === 'all' ? sql`` : sql`AND o.branch_id = ANY(${[...branches]}::uuid[])`}`

const rating = sql`(o.questionnaire->>'rating')::int`

interface Row extends Omit<ReviewedOrder, 'review' | 'guest' | 'hasEmail'> {
  firstName: string
  lastName: string
  email: string
  questionnaire: Questionnaire
  total: number
}

/** Reads one page of the matching reviews, sorted by the time of the order, the latest first; and the number of all matching reviews. */
export async function reviewedOrders(
  db: Queries,
  scope: ReviewScope,
  page: ReviewPage,
): Promise<{ rows: ReviewedOrder[]; total: number }> {
  const conditions = [within(scope)]
  if (page.most !== undefined) conditions.push(sql`${rating} <= ${page.most}`)
  if (page.hasComment) conditions.push(sql`o.questionnaire->>'comment' <> ''`)
  if (page.only) conditions.push(sql`o.id = ANY(${[...page.only]}::uuid[])`)
  if (page.except) conditions.push(sql`o.id <> ALL(${[...page.except]}::uuid[])`)
  for (const word of (page.search ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    conditions.push(sql`concat_ws(' ', o.questionnaire->>'comment', o.first_name, o.last_name, o.uid) ILIKE ${pattern}`)
  }
  const found = await db.many<Row>(sql`
    SELECT o.id, o.uid, o.kind, o.branch_id AS "branchId", o.locale, o.created_at AS "createdAt", o.first_name AS "firstName",
      o.last_name AS "lastName", o.email, o.questionnaire, count(*) OVER ()::int AS total,
      (SELECT t.at FROM order_timeline t WHERE t.order_id = o.id AND t.action = 'questionnaire' ORDER BY t.number DESC LIMIT 1) AS "ratedAt",
      (SELECT coalesce(json_agg(i.name ORDER BY i.position), '[]') FROM order_items i WHERE i.order_id = o.id) AS items
    FROM orders o WHERE ${join(conditions, ' AND ')}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${page.pageSize} OFFSET ${(page.page - 1) * page.pageSize}`)
  return {
    rows: found.map(orderOf),
    total: found[0]?.total ?? 0,
  }
}

function orderOf(row: Row): ReviewedOrder {
  const { firstName, lastName, email, questionnaire: review, total: _, ...rest } = row
  return {
    ...rest,
    guest: `${firstName} ${lastName}`.trim(),
    hasEmail: email !== '',
    review: { ...review, comment: review.comment ?? '' },
  }
}

type Figures = Record<(typeof ratingNames)[number], number | null> & { count: number; stars: number[] }

const mean = (name: string): Sql => sql`round(avg((o.questionnaire->>${name})::numeric), 1)`

export async function ratingFigures(db: Queries, scope: ReviewScope): Promise<RatingFigures> {
  const row = await db.first<Figures>(sql`
    SELECT count(*)::int AS count, ${mean('rating')} AS rating, ${mean('foodRating')} AS "foodRating",
      ${mean('serviceRating')} AS "serviceRating", ${mean('processRating')} AS "processRating",
      (SELECT json_agg(n ORDER BY star) FROM (
        SELECT star, count(o.id)::int AS n FROM generate_series(1, 5) star
        LEFT JOIN orders o ON ${rating} = star AND ${within(scope)} GROUP BY star) counted) AS stars
    FROM orders o WHERE ${within(scope)}`)
  return {
    count: row?.count ?? 0,
    stars: row?.stars ?? [0, 0, 0, 0, 0],
    means: {
      rating: row?.rating ?? null,
      foodRating: row?.foodRating ?? null,
      serviceRating: row?.serviceRating ?? null,
      processRating: row?.processRating ?? null,
    },
  }
}

/** Calculates the mean rating of each dish and vehicle that has at least `least` reviews, the worst first. */
export const ratedItems = (
  db: Queries,
  scope: ReviewScope,
  before: Temporal.Instant,
  least: number,
): Promise<RatedItem[]> =>
  db.many<RatedItem>(sql`
    WITH reviewed AS (
      SELECT o.id, o.created_at >= ${scope.from} AS is_now,
        CASE WHEN o.kind = 'food' THEN (o.questionnaire->>'foodRating')::numeric ELSE ${rating} END AS stars
      FROM orders o WHERE ${within({ ...scope, from: before })}),
    lines AS (SELECT DISTINCT order_id, product_id, name FROM order_items WHERE order_id IN (SELECT id FROM reviewed) AND product_id IS NOT NULL AND kind <> 'accessory')
    SELECT l.product_id AS id, max(l.name) AS name, count(*) FILTER (WHERE r.is_now)::int AS count,
      round(avg(r.stars) FILTER (WHERE r.is_now), 1) AS mean, round(avg(r.stars) FILTER (WHERE NOT r.is_now), 1) AS before
    FROM lines l JOIN reviewed r ON r.id = l.order_id GROUP BY l.product_id
    HAVING count(*) FILTER (WHERE r.is_now) >= ${least} ORDER BY mean, count DESC, id LIMIT 100`)
