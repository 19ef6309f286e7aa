/** The history's total is exact up to here; a total above it means 'more than'. */
export const LARGEST_COUNT = 10_000

/** The same when words are searched for: whoever finds more than that types another word. */
export const LARGEST_FOUND = 200
