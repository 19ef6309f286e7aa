import { isSoldOut, type Offered } from './product-availability.ts'
import { type BranchMark, productsAt } from './sold-out.ts'

/** Where a product is sold out, among the given branches. */
export interface SoldOutIn {
  /** The product is sold out in all of these branches. */
  readonly isOut: boolean
  /** The earliest end of the marks; null: no mark has an end, so staff must remove them. */
  readonly until: string | null
  /** Ids of the branches where the product is sold out, if it is not sold out in all of them. */
  readonly some: readonly string[]
}

/** The state of a product in several branches at an instant. Without branches: the mark for all branches. */
export function soldOutIn(
  product: { readonly id: string } & Pick<Offered, 'isSoldOut' | 'soldOutUntil'>,
  marks: readonly BranchMark[],
  branches: readonly string[],
  at: Temporal.Instant,
): SoldOutIn {
  const places = branches.length > 0 ? branches : ['']
  const out = places.flatMap((branch) => {
    const [here = product] = productsAt([product], marks, branch)
    return isSoldOut(here, at) ? [{ branch, until: here.soldOutUntil ?? null }] : []
  })
  const isOut = out.length === places.length
  const ends = out.flatMap(({ until }) => (until === null ? [] : [until]))
  return {
    isOut,
    until: ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
    some: isOut ? [] : out.map(({ branch }) => branch),
  }
}
