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
  /** Only reviews whose overall rating is at most this number of stars. */
  most?: number | undefined
  hasComment?: boolean | undefined
  /** Only reviews that contain each word of this text: in the comment, the guest's name or the order's number. */
  search?: string | undefined
  /** `only`: read only the reviews of these orders. `except`: leave out the reviews of these orders. Both contain order ids. */
  only?: readonly string[] | undefined
  except?: readonly string[] | undefined
}

/** An order together with the review that its guest wrote. */
export interface ReviewedOrder {
  id: string
  uid: string
  kind: Order['kind']
  branchId: string
  locale: Locale
  /** Times as ISO instants. `ratedAt`: when the guest wrote the review. */
  createdAt: string
  ratedAt: string | null
  /** The guest's name. It is empty if the guest's data was erased. */
  guest: string
  hasEmail: boolean
  review: Questionnaire
  /** The names of the ordered dishes; for a ride, the name of the vehicle. */
  items: readonly string[]
}

type RatingName = Exclude<keyof Questionnaire, 'comment'>
export const ratingNames = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const satisfies RatingName[]

/** How many reviews there are, and the mean of each rating with one decimal (null if nobody gave that rating). */
export interface RatingFigures {
  count: number
  means: Readonly<Record<RatingName, number | null>>
  /** Five numbers: how many reviews have one, two, three, four and five stars. */
  stars: readonly number[]
}

/**
 * A dish or a vehicle with its mean rating: the food ratings for a dish, the overall ratings for a vehicle. `before` is the mean in the
 * previous period; null if it has no rating in that period.
 */
export interface RatedItem {
  id: string
  name: string
  count: number
  mean: number
  before: number | null
}

/** Functions that read the reviews of guests about their orders, for the module that shows reviews. */
export interface OrderReviews {
  list(scope: ReviewScope, page: ReviewPage): Promise<{ rows: ReviewedOrder[]; total: number }>
  figures(scope: ReviewScope): Promise<RatingFigures>
  /**
   * The dishes and vehicles that have at least `least` reviews in the period, the worst first, at most 100. `before` is the start of the
   * previous period. Each row also contains the mean rating in the previous period.
   */
  items(scope: ReviewScope, before: Temporal.Instant, least: number): Promise<RatedItem[]>
}
