import type { Locale } from '#contract/locale.ts'
import type { Order, Questionnaire } from './order.ts'

/** Selects the reviews of orders that were placed in this period in these branches. */
export interface ReviewScope {
  branches: readonly string[] | 'all'
  from: Temporal.Instant
  to: Temporal.Instant
}

export interface ReviewPage {
  page: number
  pageSize: number
  /** Includes only reviews whose overall rating is at most this. */
  most?: number | undefined
  hasComment?: boolean | undefined
  /** Words that must occur in the comment, the guest's name, or the order's number. */
  search?: string | undefined
  /** Ids of the orders to include, or to exclude. */
  only?: readonly string[] | undefined
  except?: readonly string[] | undefined
}

/** An order with its guest's review. */
export interface ReviewedOrder {
  id: string
  uid: string
  kind: Order['kind']
  branchId: string
  locale: Locale
  /** ISO instants. */
  createdAt: string
  ratedAt: string | null
  /** The guest's name; empty after the guest's data was erased. */
  guest: string
  hasEmail: boolean
  review: Questionnaire
  /** Names of the dishes, or of the vehicle. */
  items: readonly string[]
}

type RatingName = Exclude<keyof Questionnaire, 'comment'>
export const ratingNames = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const satisfies RatingName[]

/** Number of reviews, and mean ratings with one decimal; null if there is no rating. */
export interface RatingFigures {
  count: number
  means: Readonly<Record<RatingName, number | null>>
  /** Number of reviews with one, two, three, four and five stars. */
  stars: readonly number[]
}

/**
 * A dish or vehicle and its mean rating: for a dish the mean of the food ratings, for a vehicle the mean of the overall ratings. `before`:
 * the mean of the previous period; null if there was no rating.
 */
export interface RatedItem {
  id: string
  name: string
  count: number
  mean: number
  before: number | null
}

/** Reads the reviews that guests gave to their orders. */
export interface OrderReviews {
  list(scope: ReviewScope, page: ReviewPage): Promise<{ rows: ReviewedOrder[]; total: number }>
  figures(scope: ReviewScope): Promise<RatingFigures>
  /** Dishes and vehicles with at least `least` reviews, the worst first, with the mean of the previous period, which begins at `before`. */
  items(scope: ReviewScope, before: Temporal.Instant, least: number): Promise<RatedItem[]>
}
