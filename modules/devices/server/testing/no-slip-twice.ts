import sql from 'sql-template-tag'
import { expect, vi } from 'vitest'
import type { FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { type Device, jobEndpoints, type PrintJob } from '../../contract.ts'
import { as } from './print-brand.ts'

/** For each failure: the state of the slip while the failure lasts, and after it is over. */
export type Expected<M extends string> = Readonly<
  Record<M, readonly [during: PrintJob['state'], after: PrintJob['state']]>
>

/** A restaurant with one printer, and functions that cause failures of this printer and end them. */
export interface Stage<M extends string> {
  own: FoodBrand
  device: Device
  expected: Expected<M>
  /** Queues a slip, and causes the failure while the slip is being printed. */
  happen(mishap: M): Promise<void>
  /** Ends the failure, and waits until all slips are printed. */
  mend(): Promise<void>
  /** The text of each slip that was printed. */
  papers(): readonly string[]
}

/** Returns a generator of pseudo-random integers from 0 to `limit` − 1. The same seed gives the same numbers. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** Queues a slip with one line of text. */
export async function queueSlip(own: FoodBrand, device: Device, label: string): Promise<void> {
  const now = own.clock.now()
  await own.core.db.run(sql`
    INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, label, template, copy, lines, state, released_at)
    VALUES (gen_random_uuid(), ${now}, ${now}, ${own.house}, ${device.id}, ${device.id}, ${label}, 'receipt', 0,
      ${JSON.stringify([{ is: 'text', text: `${label}.` }])}, 'queued', ${now})`)
}

/**
 * Causes every failure twice, in a random sequence that depends on the seed. Checks that no slip is printed twice without the mark KOPIE.
 * Also checks that a person must decide about each slip whose print is not proven.
 */
export async function proveNoSlipTwice<M extends string>(stage: Stage<M>, seed: number): Promise<void> {
  const { own, device, expected } = stage
  const list = (query: { asks?: true } = {}) =>
    must(own.call(jobEndpoints.list, { query: { pageSize: 100, ...query } }, as))
  const stands = (label: string, mishap: M, state: PrintJob['state']) =>
    vi.waitFor(
      async () =>
        expect(
          (await list()).find((one) => one.label === label),
          mishap,
        ).toMatchObject({ state }),
      20_000,
    )
  const mishaps = Object.keys(expected) as M[]
  const random = numbers(seed)
  const left = [...mishaps, ...mishaps]
  const happened: M[] = []
  while (left.length > 0) {
    const [mishap] = left.splice(random(left.length), 1)
    if (mishap === undefined) break
    const label = `Bon ${happened.push(mishap)}`
    own.clock.advance({ seconds: 10 })
    await queueSlip(own, device, label)
    await stage.happen(mishap)
    await stands(label, mishap, expected[mishap][0])
    await stage.mend()
    await stands(label, mishap, expected[mishap][1])
  }

  const papersOf = (label: string): number => stage.papers().filter((paper) => paper.includes(`${label}.`)).length
  const asked = await list({ asks: true })
  for (const [at, mishap] of happened.entries()) {
    const label = `Bon ${at + 1}`
    expect(papersOf(label), `${label}: ${mishap}`).toBeLessThanOrEqual(1)
    const isProven = papersOf(label) === 1 && expected[mishap][1] === 'printed'
    expect(isProven || asked.some((slip) => slip.label === label), `${label}: ${mishap}`).toBe(true)
  }
  const before = stage.papers().length
  for (const { id } of asked) await must(own.call(jobEndpoints.again, { params: { id }, body: {} }, as))
  for (let turn = 0; turn < asked.length; turn++) await stage.mend()
  await vi.waitFor(() => expect(stage.papers()).toHaveLength(before + asked.length), 20_000)
  for (const paper of stage.papers().slice(before)) expect(paper).toContain('KOPIE 1')
}
