import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { clockEndpoints as calls, type Tap } from '../contract.ts'
import type { ClockAction } from '../rules/clock.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
beforeAll(async () => {
  brand = await testBrand()
  house = await timeHouse(brand)
})
afterAll(() => brand.close())

const taps: readonly [ClockAction, number][] = [
  ['start', 300],
  ['pause', 200],
  ['resume', 170],
  ['pause', 90],
  ['resume', 75],
  ['end', 10],
]

/** Sends the taps in this order, again and again, until the server has accepted all of them. A phone with a bad network does the same. */
async function replay(who: Worker, order: readonly number[], now: number): Promise<void> {
  const waiting = new Set(taps.keys())
  for (let round = 0; round < 10 && waiting.size > 0; round++)
    for (const index of order) {
      const [action, minutesAgo] = taps[index] ?? ['end', 0]
      const body: Tap = {
        device: 'phone',
        seq: index + 1,
        claimed: { at: now - minutesAgo * 60_000, offset: 0, drift: 0 },
      }
      const answer = await house.call(calls[action], { params: who.access, body }, undefined, `${who.id}-${index}`)
      if (answer.ok) waiting.delete(index)
      else expect(answer.errors[0]?.code).toBe('time.out_of_order')
    }
  expect([...waiting]).toEqual([])
}

test.each([
  ['in order', '2026-03-20T18:00:00Z', [0, 1, 2, 3, 4, 5]],
  ['backwards', '2026-03-20T18:00:00Z', [5, 4, 3, 2, 1, 0]],
  ['mixed, each twice', '2026-03-20T18:00:00Z', [3, 0, 5, 0, 2, 2, 1, 4, 3, 1, 5, 4]],
  ['in the night when the clocks go forward', '2026-03-29T03:00:00Z', [1, 0, 2, 4, 3, 5]],
  ['in the night when the clocks go back', '2026-10-25T03:00:00Z', [5, 1, 0, 2, 3, 4]],
])('taps without network, %s, give the same block: 4:50 minus 45 minutes of pauses', async (title, now, order) => {
  brand.clock.set(now)
  const who = await house.worker(`Toni${title.length}`, { contract: { validFrom: '2026-01-01' } })
  await replay(who, order, Date.parse(now))
  const own = await house.must(calls.activities, {
    params: who.access,
    query: { from: '2026-01-01', to: '2026-12-31' },
  })
  expect(own).toHaveLength(1)
  const ago = (minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString()
  expect(own[0]).toMatchObject({
    from: ago(300),
    to: ago(10),
    source: 'offline',
    pauses: [
      { from: ago(200), to: ago(170) },
      { from: ago(90), to: ago(75) },
    ],
  })
  const { month } = await house.must(calls.balances, { params: who.access, query: {} })
  expect(month.worked).toBe(245)
})

test('of two waiting taps, the second one is accepted, although the first one was recorded with the time of its arrival', async () => {
  brand.clock.set('2026-03-21T10:00:00Z')
  const who = await house.worker('Nora', { contract: { validFrom: '2026-01-01' } })
  const send = (action: ClockAction, seq: number, claimedAt?: string) =>
    house.call(
      calls[action],
      {
        params: who.access,
        body: {
          device: 'phone',
          seq,
          ...(claimedAt ? { claimed: { at: Date.parse(claimedAt), offset: 0, drift: 0 } } : {}),
        },
      },
      undefined,
      `nora-${seq}`,
    )
  await send('start', 1)
  // The next two taps are made without a network, at 10:29:57 and 10:29:58. The phone sends the first one without its time, because it is
  // less than three seconds old.
  brand.clock.set('2026-03-21T10:30:00Z')
  await send('pause', 2)
  expect(await send('resume', 3, '2026-03-21T10:29:58Z')).toMatchObject({
    ok: true,
    value: { pauses: [{ from: '2026-03-21T10:30:00.000Z', to: '2026-03-21T10:30:00.000Z' }] },
  })
  // The time of this tap is more than two minutes before the last tap, so the server does not correct it.
  expect(await send('pause', 4, '2026-03-21T10:27:59Z')).toMatchObject({
    ok: false,
    errors: [{ code: 'time.overlap' }],
  })
})
