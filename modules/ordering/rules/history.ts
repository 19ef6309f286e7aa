/** The most orders that the history counts exactly. If there are more, it shows 'more than' this number. */
export const LARGEST_COUNT = 10_000

/** The most results that a text search counts exactly. If there are more, the user should add search words. */
export const LARGEST_FOUND = 200
