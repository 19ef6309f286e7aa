import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import type { FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { type Device, jobEndpoints, type PrintJob } from '../contract.ts'
import { encode } from './encode.ts'
import { numbers } from './testing/no-slip-twice.ts'
import { as, rested, withPrinter } from './testing/print-brand.ts'
import { printEscpos } from './transports/escpos.ts'
import type { StandInPrinter } from './testing/escpos-printer.ts'

/**
 * The failures that can happen to a slip. 'dies-before' and 'dies-after': the server crashes before it has sent the first byte, or after it
 * has sent all bytes.
 */
const mishaps = ['none', 'paper-end', 'cover-open', 'reset', 'paper-ends', 'dies-before', 'dies-after'] as const
type Mishap = (typeof mishaps)[number]

/** The state of the slip while the failure lasts, and after it is over. */
const expected: Readonly<Record<Mishap, readonly [during: PrintJob['state'], after: PrintJob['state']]>> = {
  none: ['printed', 'printed'],
  'paper-end': ['queued', 'printed'],
  'cover-open': ['queued', 'printed'],
  reset: ['unconfirmed', 'unconfirmed'],
  'paper-ends': ['unconfirmed', 'unconfirmed'],
  'dies-before': ['claimed', 'printed'],
  'dies-after': ['claimed', 'unconfirmed'],
}

const well = { paperEnd: false, coverOpen: false, resetAfter: undefined, paperEndsAfter: undefined }

/** The state of the simulated printer that causes this failure. `bytes`: after how many bytes the printer fails. */
const during = (mishap: Mishap, bytes: number): Partial<StandInPrinter['state']> => ({
  ...well,
  paperEnd: mishap === 'paper-end',
  coverOpen: mishap === 'cover-open',
  resetAfter: mishap === 'reset' ? bytes : undefined,
  paperEndsAfter: mishap === 'paper-ends' ? bytes : undefined,
})

async function addSlip(own: FoodBrand, device: Device, label: string, mishap: Mishap): Promise<void> {
  const now = own.clock.now()
  const lines = [{ is: 'text' as const, text: `${label}.` }]
  const isClaimed = mishap.startsWith('dies')
  await own.core.db.run(sql`
    INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, label, template, copy, lines, state, released_at,
      lease_until, has_left, attempts)
    VALUES (gen_random_uuid(), ${now}, ${now}, ${own.house}, ${device.id}, ${device.id}, ${label}, 'receipt', 0, ${JSON.stringify(lines)},
      ${isClaimed ? 'claimed' : 'queued'}, ${now}, ${isClaimed ? now.add({ seconds: 45 }) : null}, ${mishap === 'dies-after'}, ${isClaimed ? 1 : 0})`)
  if (mishap !== 'dies-after') return
  const bytes = await encode(lines, device, { language: 'esc-pos', opensDrawer: false })
  await printEscpos(device, device.address, bytes, () => Promise.resolve(true))
}

const slips = (own: FoodBrand) => must(own.call(jobEndpoints.list, { query: { pageSize: 100 } }, as))

const stands = (own: FoodBrand, label: string, state: PrintJob['state']) =>
  vi.waitFor(async () => {
    const slip = (await slips(own)).find((one) => one.label === label)
    expect(slip).toMatchObject({ label, state })
    expect(slip?.attempts).toBeGreaterThan(0)
  }, 20_000)

test.each([3, 11])(
  'whatever fails, no slip is printed twice without KOPIE, and none is lost unnoticed (order of mishaps: %i)',
  async (seed) => {
    const { own, printer, device } = await withPrinter()
    const random = numbers(seed)
    const left = [...mishaps, ...mishaps]
    const happened: Mishap[] = []
    while (left.length > 0) {
      const [mishap] = left.splice(random(left.length), 1)
      if (!mishap) break
      const label = `Bon ${happened.push(mishap)}`
      // After a failure the printer is tried again only after some seconds.
      own.clock.advance({ seconds: 10 })
      Object.assign(printer.state, during(mishap, 1 + random(12)))
      await addSlip(own, device, label, mishap)
      await own.runJobs()
      await stands(own, label, expected[mishap][0])
      await rested(own)
      Object.assign(printer.state, well)
      own.clock.advance({ minutes: 1 })
      await own.runJobs()
      await stands(own, label, expected[mishap][1])
      await rested(own)
    }

    const papersOf = (label: string): string[] => printer.papers().filter((paper) => paper.includes(`${label}.`))
    const asked = await must(own.call(jobEndpoints.list, { query: { asks: true, pageSize: 100 } }, as))
    for (const [at, mishap] of happened.entries()) {
      const label = `Bon ${at + 1}`
      expect(papersOf(label).length, `${label}: ${mishap}`).toBeLessThanOrEqual(1)
      const isProven = papersOf(label).length === 1 && expected[mishap][1] === 'printed'
      expect(isProven || asked.some((slip) => slip.label === label), `${label}: ${mishap}`).toBe(true)
    }

    const before = printer.papers().length
    for (const { id } of asked) await must(own.call(jobEndpoints.again, { params: { id }, body: {} }, as))
    await own.runJobs()
    await vi.waitFor(() => expect(printer.papers()).toHaveLength(before + asked.length), 20_000)
    for (const paper of printer.papers().slice(before)) expect(paper).toContain('KOPIE 1')
  },
)
