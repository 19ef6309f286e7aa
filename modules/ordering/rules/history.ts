/** The history's total is exact up to this number; a higher total means 'more than'. */
export const LARGEST_COUNT = 10_000

/** The same for a search by words: with more results than this, one searches for further words. */
export const LARGEST_FOUND = 200
