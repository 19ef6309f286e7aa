import type { Offered } from './product-availability.ts'

/** The mark of one branch (docs/rules/back-office.md, Catalogue). */
export interface BranchMark {
  readonly product: string
  readonly branch: string
  /** ISO instant; null: until the mark is removed. */
  readonly until: string | null
}

type Markable = { readonly id: string } & Pick<Offered, 'isSoldOut' | 'soldOutUntil'>

/** The products as a branch offers them: its own marks and those for all branches apply. If there are two marks, the later end counts. */
export function productsAt<P extends Markable>(
  products: readonly P[],
  marks: readonly BranchMark[],
  branch: string,
): P[] {
  const own = new Map(marks.flatMap((mark) => (mark.branch === branch ? [[mark.product, mark] as const] : [])))
  return products.map((product) => {
    const mark = own.get(product.id)
    return mark ? { ...product, isSoldOut: true, soldOutUntil: laterEnd(product, mark) } : product
  })
}

function laterEnd({ isSoldOut, soldOutUntil }: Markable, { until }: BranchMark): string | null {
  if (!isSoldOut) return until
  if (!soldOutUntil || !until) return null
  return Date.parse(soldOutUntil) > Date.parse(until) ? soldOutUntil : until
}
