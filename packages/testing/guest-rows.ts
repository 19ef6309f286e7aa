import { existsSync, readdirSync } from 'node:fs'
import type { Sql } from 'sql-template-tag'

/** Whose values the rows hold, and what they belong to. */
interface Guest {
  now: Temporal.Instant
  id(): string
  /** A name that nobody else has: it goes into every column of text that can hold values of guests. */
  mark: string
  email: string
  phone: string
  /** Ids of the guest's order, of its branch, and of the guest as a customer. */
  order: string
  branch: string
  customer: string
}

/**
 * What a module adds to the proof that erasure leaves nothing: `modules/<name>/testing/guest-rows.ts` exports it as `guestRows`
 * (apps/server/compose/erasure.test.ts).
 */
export interface GuestRows {
  /** A row in each table that is not written while a guest orders, with the guest's values in every column that can hold them. */
  rows?(guest: Guest): readonly Sql[]
  /** Tables that another test of the module covers, which the comment beside names. */
  provenElsewhere?: readonly string[]
  /** Tables that keep a value on purpose. The administrator is told before the erasure. */
  stays?: readonly string[]
}

/** Of all modules that have one. */
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
