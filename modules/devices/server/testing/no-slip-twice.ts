import sql from 'sql-template-tag'
import { expect, vi } from 'vitest'
import type { FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { type Device, jobEndpoints, type PrintJob } from '../../contract.ts'
import { as } from './print-brand.ts'

/** The state of a slip during its mishap, and after it. */
export type Expected<M extends string> = Readonly<
  Record<M, readonly [during: PrintJob['state'], after: PrintJob['state']]>
>

/** A business with one printer, and the mishaps that can happen to it. */
export interface Stage<M extends string> {
  own: FoodBrand
  device: Device
  expected: Expected<M>
  /** Puts a slip into the queue, and makes the mishap happen while the slip is printed. */
  happen(mishap: M): Promise<void>
  /** Ends the mishap, and prints until no slip waits. */
  mend(): Promise<void>
  /** The text of each slip that was printed. */
  papers(): readonly string[]
}

/** Pseudo-random numbers from 0 to below `limit`, the same for the same seed. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** Puts a slip with one line of text into the queue, as an order would. */
export async function queueSlip(own: FoodBrand, device: Device, label: string): Promise<void> {
  const now = own.clock.now()
  await own.core.db.run(sql`
    INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, label, template, copy, lines, state, released_at)
    VALUES (gen_random_uuid(), ${now}, ${now}, ${own.house}, ${device.id}, ${device.id}, ${label}, 'receipt', 0,
      ${JSON.stringify([{ is: 'text', text: `${label}.` }])}, 'queued', ${now})`)
}

/**
 * Runs every mishap twice, in an order that follows from the seed. Proves that nothing is printed twice without KOPIE, and that a slip without
 * proof is shown to a person.
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
