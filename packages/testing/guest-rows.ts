import { existsSync, readdirSync } from 'node:fs'
import type { Sql } from 'sql-template-tag'

/** The guest whose personal data the rows contain, and the ids of related records. */
interface Guest {
  now: Temporal.Instant
  id(): string
  /**
   * A unique name. It is written into every text column that can contain personal data, so that the test finds text that was not erased.
   */
  mark: string
  email: string
  phone: string
  /** Ids of three records: the guest's order, the branch of this order, and the guest's record in the list of customers. */
  order: string
  branch: string
  customer: string
}

/**
 * The rows of a module for the erasure test (apps/server/compose/erasure.test.ts). This test checks that an erasure deletes all data of a
 * guest. `modules/<name>/testing/guest-rows.ts` exports the rows as `guestRows`.
 */
export interface GuestRows {
  /**
   * The test places an order of the guest, which fills most tables. This function returns a row for each table that the order leaves
   * empty. The row contains the guest's data in every column that can contain it.
   */
  rows?(guest: Guest): readonly Sql[]
  /** Tables that the erasure test does not have to check. A comment next to each table gives the reason, for example another test. */
  provenElsewhere?: readonly string[]
  /** Tables in which the erasure leaves personal data on purpose. The administrator is informed about them before the erasure. */
  stays?: readonly string[]
}

/** Loads `guestRows` of all modules that export it. */
export async function allGuestRows(): Promise<GuestRows[]> {
  const modules = new URL('../../modules/', import.meta.url)
  const files = readdirSync(modules)
    .toSorted()
    .map((name) => new URL(`${name}/testing/guest-rows.ts`, modules))
    .filter((file) => existsSync(file))
  const loaded = await Promise.all(files.map((file) => import(/* @vite-ignore */ file.href)))
  return loaded.map(({ guestRows }: { guestRows?: GuestRows }, at) => {
    if (!guestRows) throw new Error(`${files[at]?.pathname} must export 'guestRows'.`)
    return guestRows
  })
}
