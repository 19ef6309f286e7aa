/** The history's total is exact up to this number; a higher total means 'more than'. */
export const LARGEST_COUNT = 10_000

/** The same limit for a text search. With more results the user should add search words. */
export const LARGEST_FOUND = 200
