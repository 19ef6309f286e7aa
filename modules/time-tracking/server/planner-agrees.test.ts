import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { planBreaches } from '../backoffice/roster/week-model.ts'
import { rosterEndpoints as calls } from '../contract.ts'
import { HOUR, plannedBlock } from '../rules/blocks.ts'
import type { Breach } from '../rules/breach.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let people: Worker[]
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  people = [
    await house.worker('Toni'),
    await house.worker('Ana', { contract: { rulePack: 'AT 2026.1', holidayRegion: 'AT' } }),
  ]
}, 60_000)
afterAll(() => brand.close())

// A Monday. The clocks change on the Sunday of this week.
const MONDAY = '2026-03-23'
const start = Date.parse('2026-03-22T23:00:00Z')

/** Random shifts, at most one a day: hour of the start, length in hours, minutes of pause. */
const shifts = fc.array(
  fc.option(
    fc.record({
      begins: fc.integer({ min: 5, max: 20 }),
      hours: fc.integer({ min: 3, max: 13 }),
      pause: fc.constantFrom(0, 15, 30, 45, 60),
    }),
    { nil: undefined },
  ),
  { minLength: 7, maxLength: 7 },
)

interface Planned {
  from: number
  to: number
  pauseMinutes: number
}

async function write(user: string, planned: readonly Planned[]): Promise<void> {
  const { db, ids } = brand.core
  const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)
  await db.run(sql`DELETE FROM working_pauses`)
  for (const table of ['working_activities', 'working_schedules']) await db.run(sql`DELETE FROM ${sql([table])}`)
  for (const one of planned) {
    await db.run(sql`INSERT INTO working_schedules (id, user_id, branch_id, starts_at, ends_at, pause_minutes)
      VALUES (${ids.uuid()}, ${user}, ${house.house}, ${at(one.from)}, ${at(one.to)}, ${one.pauseMinutes})`)
    const id = ids.uuid()
    await db.run(sql`INSERT INTO working_activities (id, user_id, branch_id, starts_at, ends_at, source)
      VALUES (${id}, ${user}, ${house.house}, ${at(one.from)}, ${at(one.to)}, 'manual')`)
    for (const { from, to } of plannedBlock(one).pauses)
      await db.run(
        sql`INSERT INTO working_pauses (id, activity_id, starts_at, ends_at) VALUES (${ids.uuid()}, ${id}, ${at(from)}, ${at(to)})`,
      )
  }
}

const told = (breaches: readonly Breach[]) =>
  breaches
    .filter(({ severity }) => severity === 'error')
    .map(({ date, code, found, required }) => `${date} ${code} ${found} ${required}`)
    .toSorted()

test('property 6: if people work exactly as planned, the breaches are those that the planner showed and that publishing refuses', async () => {
  brand.clock.set('2026-04-02T10:00:00Z')
  let found = 0
  for (const [run, week] of fc.sample(shifts, { numRuns: 24, seed: 6 }).entries()) {
    const person = people[run % people.length]
    if (!person) throw new Error('nobody')
    const planned = week.flatMap((one, day): Planned[] => {
      if (!one) return []
      const from = start + day * 24 * HOUR + one.begins * HOUR
      return [
        {
          from,
          to: Math.min(from + one.hours * HOUR, start + (day + 1) * 24 * HOUR + 5 * HOUR),
          pauseMinutes: one.pause,
        },
      ]
    })
    await write(person.id, planned)
    const view = await house.must(calls.week, { query: { from: MONDAY } })
    const drawn = view.people.find(({ id }) => id === person.id)
    if (!drawn) throw new Error('not drawn')
    const shown = told(
      planBreaches(drawn, view.schedules, view.zone).filter(({ date }) => date >= MONDAY && date <= '2026-03-29'),
    )
    const worked = told(view.breaches.filter(({ user }) => user === person.id))
    const refused = await house.call(calls.publish, { body: { from: MONDAY } })
    const published = refused.ok ? [] : told((refused.data ?? []) as Breach[])
    expect([run, worked, published]).toEqual([run, shown, shown])
    found += shown.length
  }
  expect(found).toBeGreaterThan(10)
}, 60_000)
