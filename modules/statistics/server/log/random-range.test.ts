import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Statistic, type VisitCall, visitCalls, visitStatistics as calls } from '../../contract.ts'
import { kinds } from '../../rules/log-event.ts'
import { randomEvents } from '../testing/random-events.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
}, 60_000)
afterAll(() => brand.close())

const read = (name: VisitCall, query: object, as = chief): Promise<Statistic> =>
  must(brand.call(calls[name], { query: { limit: 500, ...query } as never }, { as }))
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
const figures = () => brand.core.db.many(sql`SELECT * FROM stat_day ORDER BY day, branch, device, dim, key`)

async function write(day: string, seed: number): Promise<void> {
  const { db } = brand.core
  const events = fc
    .sample(randomEvents(day, 'Europe/Vienna', [brand.a, brand.b]), { numRuns: 4, seed })
    .flatMap((some, part) =>
      some.map((event) => ({
        ...event,
        visitor: String(Number(event.visitor) + part * 10),
        once: event.once === null ? null : `${part}${event.once}`,
        kind: kinds.indexOf(event.kind),
        at: Temporal.Instant.fromEpochMilliseconds(event.at).toString(),
      })),
    )
  const words = [
    ...new Set(events.flatMap(({ page, name, ref, dev }) => [page, name, ref, dev]).filter((one) => one !== '')),
  ]
  await db.run(sql`INSERT INTO stat_words (word) SELECT unnest(${words}::text[]) ON CONFLICT DO NOTHING`)
  await db.run(sql`
    INSERT INTO stat_events (day, at, visitor, kind, branch, page, name, ref, dev, once)
    SELECT ${day}::date, e.at, e.visitor, e.kind, e.branch, p.id, n.id, r.id, d.id, e.once
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e (at timestamptz, visitor bigint, kind smallint, branch uuid, page text,
      name text, ref text, dev text, once bigint)
    LEFT JOIN stat_words p ON p.word = e.page LEFT JOIN stat_words n ON n.word = e.name
    LEFT JOIN stat_words r ON r.word = e.ref LEFT JOIN stat_words d ON d.word = e.dev`)
  await db.run(
    sql`INSERT INTO stat_progress (day, written) VALUES (${day}, ${events.length}) ON CONFLICT (day) DO UPDATE SET written = excluded.written`,
  )
}

describe.each([
  ['spring', ['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-31T10:00:00Z'],
  ['autumn', ['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-27T10:00:00Z'],
])('Random days around the clock change in %s', (_, days, now) => {
  const range = { from: days[0], to: days.at(-1) }
  beforeAll(async () => {
    brand.clock.set(now)
    await brand.runJobs()
    for (const [seed, day] of days.entries()) await write(day, seed + 1)
    brand.clock.advance({ seconds: 61 })
    await brand.runJobs()
  }, 60_000)

  test('neither a second run nor two runs at once change any figure', async () => {
    const before = await figures()
    expect(before.length).toBeGreaterThan(50)
    await brand.core.db.run(sql`UPDATE stat_progress SET digested = 0`)
    brand.clock.advance({ seconds: 61 })
    await Promise.all([brand.runJobs(), brand.runJobs()])
    expect(await figures()).toEqual(before)
  })

  test('the figures of the days equal a count of the log, for each call', async () => {
    // This user sees two branches. For such a user the figures are counted from the log, not read from the stored figures. The second
    // branch does not exist. Therefore the counted figures must be equal to the stored figures of the first branch.
    const raw = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b, crypto.randomUUID()] })
    for (const name of visitCalls) {
      const [stored, counted] = [await read(name, { ...range, branch: brand.b }), await read(name, range, raw)]
      const {
        dropped: _a,
        droppedConsent: _b,
        droppedBots: _c,
        droppedSignal: _d,
        disturbedDays: _e,
        ...own
      } = stored.figures
      expect([name, counted.total, counted.rows, counted.buckets]).toEqual([
        name,
        stored.total,
        stored.rows,
        stored.buckets,
      ])
      expect(counted.figures).toMatchObject(own)
    }
  })

  test('days add up to the range; buckets and rows add up to the total', async () => {
    for (const name of visitCalls) {
      const whole = await read(name, range)
      const each = await Promise.all(days.map((day) => read(name, { from: day, to: day })))
      expect([name, sum(each.map(({ total }) => total))]).toEqual([name, whole.total])
      if (whole.buckets.length > 0)
        expect([name, sum(whole.buckets.map(({ value }) => value))]).toEqual([name, whole.total])
      if (whole.rows.length > 0 && name !== 'event-flow')
        expect([name, sum(whole.rows.map(({ value }) => value))]).toEqual([name, whole.total])
    }
    const visits = (await read('unique-visitors', range)).figures['visits'] ?? -1
    for (const name of [
      'resolutions',
      'device-pixel-ratios',
      'color-schemes',
      'referrers',
      'browsers',
      'operating-systems',
      'visitor-times',
    ] as const)
      expect([name, (await read(name, range)).total]).toEqual([name, visits])
    const [pages, views] = [await read('pages', range), await read('page-views', range)]
    expect(pages.total).toBe(views.total)
    const entries = sum(pages.rows.map(({ more }) => more?.['entries'] ?? 0))
    expect(entries).toBe(views.figures['withView'])
  })
})
