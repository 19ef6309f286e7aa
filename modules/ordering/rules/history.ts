/** The history's total is exact up to here; a total above it means 'more than'. */
export const LARGEST_COUNT = 10_000
