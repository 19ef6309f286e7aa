import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { locales } from '#contract/locale.ts'
import * as z from 'zod'

const stars = z.int().min(1).max(5)

/** A review of an order, with the answer of the business. */
export const Review = z.object({
  orderId: z.uuid(),
  uid: z.string(),
  kind: z.string(),
  branchId: z.uuid(),
  /** The language of the guest. Staff should answer in this language. */
  locale: z.enum(locales),
  orderedAt: z.iso.datetime(),
  ratedAt: z.iso.datetime().nullable(),
  /** Name of the guest. Empty if the order has none, for example an order at a table, or if the guest's data was erased. */
  guest: z.string(),
  rating: stars,
  foodRating: stars,
  serviceRating: stars,
  processRating: stars,
  comment: z.string(),
  items: z.array(z.string()),
  /** True if the order has a mail address, to which the answer is sent, and the review has no answer yet. */
  canAnswer: z.boolean(),
  answer: z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() }).nullable(),
})
export type Review = z.infer<typeof Review>

/** Lengths of the periods that staff can choose, in days. A period ends now and is compared with the same number of days before it. */
export const spans = [7, 30, 90, 365] as const
const Days = z.coerce
  .number()
  .refine((days) => spans.some((one) => one === days))
  .default(30)

const Means = z.object({
  rating: z.number().nullable(),
  foodRating: z.number().nullable(),
  serviceRating: z.number().nullable(),
  processRating: z.number().nullable(),
})
const Figures = z.object({ count: z.int(), means: Means, stars: z.array(z.int()) })

export const ReviewSummary = z.object({
  now: Figures,
  /** The same figures for the period before, which has the same length. */
  before: Figures,
  /** The dishes and vehicles with at least three reviews in the period, the worst average first. */
  items: z.array(
    z.object({ id: z.string(), name: z.string(), count: z.int(), mean: z.number(), before: z.number().nullable() }),
  ),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

const Scope = { days: Days, branch: z.uuid().optional() }

export const reviewEndpoints = {
  list: endpoint({
    id: 'reviews.list',
    method: 'GET',
    path: '/api/reviews',
    access: editors,
    query: z.strictObject({
      ...Scope,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
      /** Lists only reviews whose overall rating is at most this number of stars. Left out: all reviews. */
      most: z.coerce.number().int().min(1).max(5).optional(),
      hasComment: z.enum(['true', 'false']).optional(),
      isAnswered: z.enum(['true', 'false']).optional(),
      search: z.string().max(200).optional(),
    }),
    reply: z.array(Review),
    summary: 'Reviews of orders, the latest first; of own branches',
  }),
  summary: endpoint({
    id: 'reviews.summary',
    method: 'GET',
    path: '/api/reviews/summary',
    access: editors,
    query: z.strictObject(Scope),
    reply: ReviewSummary,
    summary: 'Means of the ratings with those of the time before, and dishes and vehicles by their reviews',
  }),
  answer: endpoint({
    id: 'orders.review-answer',
    method: 'POST',
    path: '/api/orders/:id/review-answer',
    access: editors,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
    reply: Review,
    summary: 'Answer a review by mail, once',
  }),
}
