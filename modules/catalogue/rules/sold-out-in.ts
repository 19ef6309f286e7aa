import { isSoldOut, type Offered } from './product-availability.ts'
import { type BranchMark, productsAt } from './sold-out.ts'

/** Where a product is sold out, of the branches that somebody looks at. */
export interface SoldOutIn {
  /** In all of them. */
  readonly isOut: boolean
  /** When the first of them has it again; null: until somebody puts it back. */
  readonly until: string | null
  /** Ids of the branches without it, where only some are. */
  readonly some: readonly string[]
}

/** The state of a product in several branches at an instant. Without branches: the mark for all together. */
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
