/** The list of all orders ('Verlauf') shows the exact number of orders up to this limit. Above it, the list shows 'more than 10,000'. */
export const LARGEST_COUNT = 10_000

/** A text search shows the exact number of results up to this limit. Above it, the user is asked to type more words. */
export const LARGEST_FOUND = 200
