import type { Locale } from '#contract/locale.ts'
import type { Order, Questionnaire } from './order.ts'

/** Which reviews are meant: of orders placed within the time, of these branches. */
export interface ReviewScope {
  branches: readonly string[] | 'all'
  from: Temporal.Instant
  to: Temporal.Instant
}

export interface ReviewPage {
  page: number
  pageSize: number
  /** Reviews of at most this overall rating. */
  most?: number | undefined
  hasComment?: boolean | undefined
  /** Words of the comment, the guest's name, or the order's number. */
  search?: string | undefined
  /** Only these orders, or all but these. */
  only?: readonly string[] | undefined
  except?: readonly string[] | undefined
}

/** An order with what its guest says of it. */
export interface ReviewedOrder {
  id: string
  uid: string
  kind: Order['kind']
  branchId: string
  locale: Locale
  /** ISO instants. */
  createdAt: string
  ratedAt: string | null
  /** Empty once the guest was erased. */
  guest: string
  hasEmail: boolean
  review: Questionnaire
  /** Dishes, or the vehicle. */
  items: readonly string[]
}

type RatingName = Exclude<keyof Questionnaire, 'comment'>
export const ratingNames = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const satisfies RatingName[]

/** Means with one decimal; null without any. */
export interface RatingFigures {
  count: number
  means: Readonly<Record<RatingName, number | null>>
  /** Reviews with one star, two, to five. */
  stars: readonly number[]
}

/**
 * Dish or vehicle by its reviews. Of a dish the rating of the food counts, of a vehicle the overall one. `before`: the mean of the time before,
 * null without any.
 */
export interface RatedItem {
  id: string
  name: string
  count: number
  mean: number
  before: number | null
}

/** What guests say of their orders. */
export interface OrderReviews {
  list(scope: ReviewScope, page: ReviewPage): Promise<{ rows: ReviewedOrder[]; total: number }>
  figures(scope: ReviewScope): Promise<RatingFigures>
  /** Dishes and vehicles with at least `least` reviews, the worst first; compared with the time from `before` on. */
  items(scope: ReviewScope, before: Temporal.Instant, least: number): Promise<RatedItem[]>
}
