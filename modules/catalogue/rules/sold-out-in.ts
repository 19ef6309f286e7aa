import { isSoldOut, type Offered } from './product-availability.ts'
import { type BranchMark, productsAt } from './sold-out.ts'

/** The result of `soldOutIn`: in which of the given branches a product is sold out. */
export interface SoldOutIn {
  /** True: the product is sold out in all of these branches. */
  readonly isOut: boolean
  /** The earliest time at which one of the sold-out marks ends. Null: no mark has an end, so staff must remove the marks. */
  readonly until: string | null
  /** The ids of the branches in which the product is sold out. Empty if it is sold out in all branches. */
  readonly some: readonly string[]
}

/** Finds in which branches a product is sold out at a time. If `branches` is empty, only the mark for all branches is checked. */
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
