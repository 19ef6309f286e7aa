import type { Offered } from './product-availability.ts'

/** The mark that a product is sold out in one branch (docs/rules/security.md, Branch scope). */
export interface BranchMark {
  readonly product: string
  readonly branch: string
  /** When the sold-out mark ends, as an ISO instant. Null: it has no end, so staff must remove it. */
  readonly until: string | null
}

type Markable = { readonly id: string } & Pick<Offered, 'isSoldOut' | 'soldOutUntil'>

/**
 * The products as one branch offers them. The branch's own sold-out marks are added to the marks for all branches. If a product has both, the
 * later end counts.
 */
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
