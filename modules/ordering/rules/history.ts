/** The history counts up to this many orders exactly. Above that, it shows 'more than 10,000'. */
export const LARGEST_COUNT = 10_000

/** A text search counts up to this many results exactly. Above that, the user is asked to type more words. */
export const LARGEST_FOUND = 200
