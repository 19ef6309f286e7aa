import { expect, test } from 'vitest'
import { foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { jobEndpoints } from '../contract.ts'
import { type AskingMishap, type AskingPrinter, epsonPrinter, starPrinter } from './testing/asking-printers.ts'
import { type Expected, proveNoSlipTwice, queueSlip, type Stage } from './testing/no-slip-twice.ts'
import { as, newDevice } from './testing/print-brand.ts'

const star: Expected<AskingMishap> = {
  none: ['printed', 'printed'],
  'paper-end': ['queued', 'printed'],
  'cover-open': ['queued', 'printed'],
  'paper-ends': ['queued', 'printed'],
  'fetches-twice': ['printed', 'printed'],
  // The slip was offered, but the printer did not receive the offer. So it is offered again.
  'answer-lost': ['claimed', 'printed'],
  'off-unprinted': ['claimed', 'unconfirmed'],
  'off-printed': ['claimed', 'unconfirmed'],
  'result-lost': ['claimed', 'unconfirmed'],
  'result-twice': ['printed', 'printed'],
}
/** An Epson printer gets the slip with the first response. If this response is lost, the server does not know whether the slip was printed. */
const epson: Expected<AskingMishap> = { ...star, 'answer-lost': ['claimed', 'unconfirmed'] }

async function stage(transport: 'cloudprnt' | 'epson'): Promise<Stage<AskingMishap> & { printer: AskingPrinter }> {
  const own = await foodBrand()
  const device = await newDevice(own, { transport, templates: ['receipt'] })
  const printer = await (transport === 'epson' ? epsonPrinter : starPrinter)(own, device)
  return {
    own,
    device,
    printer,
    expected: transport === 'epson' ? epson : star,
    happen: (mishap) => printer.turn(mishap),
    async mend() {
      own.clock.advance({ seconds: 10 })
      await own.runJobs()
      // The first turn prints the earlier slip, if the server offers it again. The second turn prints the next waiting slip, if there is
      // one.
      await printer.turn()
      await printer.turn()
    },
    papers: () => printer.papers,
  }
}

test.each([
  ['cloudprnt', 3],
  ['cloudprnt', 11],
  ['epson', 3],
  ['epson', 11],
] as const)(
  '%s: whatever fails, no slip is printed twice without KOPIE, and none is lost unseen (order of mishaps: %i)',
  async (transport, seed) => {
    await proveNoSlipTwice(await stage(transport), seed)
  },
)

test.each(['cloudprnt', 'epson'] as const)(
  '%s: if a printer fetches a slip and is never seen again, a person must decide about the slip',
  async (transport) => {
    const { own, device, printer } = await stage(transport)
    await queueSlip(own, device, 'Bon 1')
    await printer.turn('off-printed')
    own.clock.advance({ minutes: 6 })
    await own.runJobs()
    expect(await must(own.call(jobEndpoints.list, { query: { asks: true } }, as))).toMatchObject([
      { label: 'Bon 1', state: 'unconfirmed' },
    ])
  },
)

test.each(['cloudprnt', 'epson'] as const)(
  '%s: two printers with one address that ask at the same time print each slip once',
  async (transport) => {
    const { own, device, printer } = await stage(transport)
    const other = await (transport === 'epson' ? epsonPrinter : starPrinter)(own, device, printer.path)
    await queueSlip(own, device, 'Bon 1')
    await queueSlip(own, device, 'Bon 2')
    for (let turn = 0; turn < 4; turn++) await Promise.all([printer.turn(), other.turn()])
    for (const label of ['Bon 1.', 'Bon 2.']) {
      const papers = [...printer.papers, ...other.papers].filter((paper) => paper.includes(label))
      expect(papers.length, label).toBeLessThanOrEqual(1)
    }
    const slips = await must(own.call(jobEndpoints.list, {}, as))
    expect(slips.filter(({ state }) => state !== 'printed' && state !== 'unconfirmed')).toEqual([])
  },
)
