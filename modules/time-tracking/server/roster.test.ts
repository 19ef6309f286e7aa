import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import sql from 'sql-template-tag'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { clockEndpoints, rosterEndpoints as calls } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let other: string
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  other = await house.branch('anderswo')
})
afterAll(() => brand.close())

const at = (wall: string): string =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime('Europe/Vienna')
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
const plan = (from: string, to: string, user: string | null = toni.id) =>
  house.call(calls.schedules.create, { body: { user, branch: house.house, from: at(from), to: at(to) } })
const week = (from: string) => house.must(calls.week, { query: { from } })
const manager = (branches: string[]) => sessionOf(['ROLE_BACKOFFICE'], { branches, name: 'Bruno' })

describe('The roster', () => {
  test('a draft that breaks a rule is saved; publishing its week is refused with the rule, and works after the draft is corrected', async () => {
    await plan('2026-03-28T17:00', '2026-03-29T01:00')
    const early = await plan('2026-03-29T09:00', '2026-03-29T15:00')
    const refused = await house.call(calls.publish, { body: { from: '2026-03-23' } })
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: 'time.breaches' }],
      data: [{ user: toni.id, date: '2026-03-29', code: 'dailyRest', found: 420, required: 660 }],
    })
    if (!early.ok) throw new Error('no shift')
    const { id, version } = early.value
    const later = { version, from: at('2026-03-29T13:00'), to: at('2026-03-29T19:00') }
    expect((await house.call(calls.schedules.update, { params: { id }, body: later })).ok).toBe(true)
    expect(await house.must(calls.publish, { body: { from: '2026-03-23' } })).toEqual({ published: 2 })
    const own = await house.must(clockEndpoints.schedules, { params: toni.access, query: {} })
    expect(own.map(({ state }) => state)).toEqual(['published', 'published'])
  })

  test('a week is copied at the same local times, and days with an absence are left out', async () => {
    await brand.core.db.run(sql`
      INSERT INTO absences (id, user_id, kind, from_date, to_date, approved_at)
      VALUES (${brand.core.ids.uuid()}, ${toni.id}, 'holiday', '2026-04-05', '2026-04-05', ${brand.clock.now()})`)
    expect(await house.must(calls.copy, { body: { from: '2026-03-23', to: '2026-03-30' } })).toEqual({
      copied: 1,
      skipped: 1,
    })
    const copied = (await week('2026-03-30')).schedules.filter(({ from }) => from >= '2026-03-30')
    expect(copied).toMatchObject([{ state: 'draft', from: at('2026-04-04T17:00'), to: at('2026-04-05T01:00') }])
  })

  test('shifts of a person cannot overlap, and none is longer than 16 hours', async () => {
    await plan('2026-05-04T09:00', '2026-05-04T17:00')
    expect(await plan('2026-05-04T16:00', '2026-05-04T20:00')).toMatchObject({ errors: [{ code: 'time.overlap' }] })
    expect(await plan('2026-05-05T06:00', '2026-05-05T23:00')).toMatchObject({
      errors: [{ code: 'time.shift_length' }],
    })
  })

  test('a shift that is moved while its week is being published is checked with its new times', async () => {
    await plan('2026-06-08T14:00', '2026-06-08T22:00')
    const next = await plan('2026-06-09T14:00', '2026-06-09T20:00')
    if (!next.ok) throw new Error('no shift')
    const isWaiting = async () =>
      expect(
        await brand.core.db.many(
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      ).not.toEqual([])
    const underway = await brand.core.db.tx(async (tx) => {
      await tx.run(sql`
        UPDATE working_schedules SET starts_at = ${at('2026-06-09T05:00')}, ends_at = ${at('2026-06-09T11:00')} WHERE id = ${next.value.id}`)
      const begun = house.call(calls.publish, { body: { from: '2026-06-08' } })
      await vi.waitFor(isWaiting, 20_000)
      return { begun }
    })
    expect(await underway.begun).toMatchObject({ status: 409, data: [{ code: 'dailyRest', date: '2026-06-09' }] })
    const drafts = (await week('2026-06-08')).schedules.filter(({ from }) => from >= '2026-06-08')
    expect(drafts.map(({ state }) => state)).toEqual(['draft', 'draft'])
  })

  test('a published shift is checked when it is moved, like when it is published; a draft is not checked', async () => {
    await plan('2026-07-06T14:00', '2026-07-06T22:00')
    await plan('2026-07-07T14:00', '2026-07-07T20:00')
    await house.must(calls.publish, { body: { from: '2026-07-06' } })
    const shift = (await week('2026-07-06')).schedules.find(({ from }) => from === at('2026-07-07T14:00'))
    if (!shift) throw new Error('no shift')
    const change = (from: string, to: string, more = {}) =>
      house.call(calls.schedules.update, {
        params: { id: shift.id },
        body: { version: shift.version, from: at(from), to: at(to), ...more },
      })
    expect(await change('2026-07-07T06:00', '2026-07-07T12:00')).toMatchObject({
      status: 409,
      errors: [{ code: 'time.breaches' }],
      data: [{ code: 'dailyRest', date: '2026-07-07', name: 'Toni' }],
    })
    // Each of the two changes would be allowed alone, but both together make the rest period too short. So one of them is refused.
    await plan('2026-07-09T14:00', '2026-07-09T22:00')
    await plan('2026-07-10T14:00', '2026-07-10T20:00')
    await house.must(calls.publish, { body: { from: '2026-07-06' } })
    const both = (await week('2026-07-06')).schedules.filter(({ from }) => from > at('2026-07-08T00:00'))
    const [late, early] = both.toSorted((one, other) => one.from.localeCompare(other.from))
    if (!late || !early) throw new Error('no shifts')
    const answers = await Promise.all([
      house.call(calls.schedules.update, {
        params: { id: late.id },
        body: { version: late.version, from: at('2026-07-09T16:00'), to: at('2026-07-10T00:00') },
      }),
      house.call(calls.schedules.update, {
        params: { id: early.id },
        body: { version: early.version, from: at('2026-07-10T09:30'), to: at('2026-07-10T15:30') },
      }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a manager of another branch sees no people and cannot change anything', async () => {
    const stranger = manager([other])
    const seen = await house.must(calls.week, { query: { from: '2026-03-23' } }, stranger)
    expect([seen.people, seen.schedules]).toEqual([[], []])
    const [shift] = (await week('2026-03-23')).schedules
    const id = shift?.id ?? ''
    expect((await house.call(calls.schedules.remove, { params: { id } }, stranger)).status).toBe(404)
    expect((await house.call(calls.schedules.get, { params: { id } }, stranger)).status).toBe(404)
  })
})

describe('Recorded times', () => {
  const block = (from: string, to: string) => ({ from: at(from), to: at(to), pauses: [], reason: 'Vergessen' })
  test('a correction stores before, after, reason and its author, and the person sees the block', async () => {
    const made = await house.must(calls.activities.create, {
      body: { user: toni.id, ...block('2026-03-18T12:00', '2026-03-18T20:00') },
    })
    const pauses = [{ from: at('2026-03-18T15:00'), to: at('2026-03-18T15:30') }]
    const body = {
      ...block('2026-03-18T12:00', '2026-03-18T20:30'),
      pauses,
      version: made.version,
      reason: 'Länger da',
    }
    const changed = await house.must(calls.activities.update, { params: { id: made.id }, body })
    expect(changed).toMatchObject({ to: body.to, pauses })
    const history = await house.must(calls.corrections, {
      query: { user: toni.id, from: '2026-03-18', to: '2026-03-18' },
    })
    expect(history).toMatchObject([
      { reason: 'Länger da', byName: admin().name, before: { to: made.to }, after: { to: body.to } },
      { reason: 'Vergessen', before: null },
    ])
    const seen = (await week('2026-03-16')).people[0]
    expect(seen?.worked.worked).toBe(480)
    await house.must(calls.activities.remove, { params: { id: made.id }, body: { reason: 'Doppelt' } })
    const own = await house.must(clockEndpoints.activities, { params: toni.access, query: {} })
    expect(own).toMatchObject([{ id: made.id, isVoided: true }])
  })

  test('a person who clocks without a contract is part of the week, and a manager can end the forgotten block', async () => {
    const felix = await house.worker('Felix', { contract: false })
    const seen = async () => (await week('2026-03-16')).people.find(({ id }) => id === felix.id)
    expect(await seen()).toBeUndefined()
    brand.clock.set('2026-03-17T08:00:00Z')
    const body = { device: 'phone', seq: 1 }
    const started = await house.call(clockEndpoints.start, { params: felix.access, body }, undefined, 'felix-1')
    expect(started.status).toBe(201)
    brand.clock.set('2026-03-20T18:00:00Z')
    expect(await seen()).toMatchObject({ name: 'Felix', hasContract: false, rulePack: 'none', weeklyTarget: 0 })
    const open = (await week('2026-03-16')).activities.find(({ user }) => user === felix.id)
    const times = { from: open?.from ?? '', to: '2026-03-17T14:00:00.000Z', pauses: [], reason: 'Ende vergessen' }
    await house.must(calls.activities.update, {
      params: { id: open?.id ?? '' },
      body: { ...times, version: open?.version ?? 0 },
    })
    expect((await seen())?.worked.worked).toBe(360)
  })

  test('a running block of a person whose account is switched off is flagged at once, and a manager ends it', async () => {
    const uwe = await house.worker('Uwe')
    brand.clock.set('2026-03-20T18:00:00Z')
    const body = { device: 'phone', seq: 1 }
    const started = await house.call(clockEndpoints.start, { params: uwe.access, body }, undefined, 'uwe-1')
    expect(started.status).toBe(201)
    const open = async () => (await week('2026-03-16')).activities.find(({ user }) => user === uwe.id)
    expect((await open())?.flags).toEqual([])
    await brand.core.db.run(sql`UPDATE users SET is_enabled = false WHERE id = ${uwe.id}`)
    brand.clock.set('2026-03-20T19:00:00Z')
    const block = await open()
    expect(block?.flags).toEqual(['disabled'])
    const listed = await house.must(calls.activities.list, { query: { flag: 'disabled' } })
    expect(listed.map(({ user }) => user)).toEqual([uwe.id])
    const times = { from: block?.from ?? '', to: '2026-03-20T18:30:00.000Z', pauses: [], reason: 'Konto gesperrt' }
    const version = block?.version ?? 0
    await house.must(calls.activities.update, { params: { id: block?.id ?? '' }, body: { ...times, version } })
    expect((await open())?.flags).toEqual([])
  })

  test('nobody can correct their own times, and a pause outside of its block is refused', async () => {
    const boss = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
    const own = { user: boss.id, ...block('2026-03-18T12:00', '2026-03-18T20:00') }
    expect(await house.call(calls.activities.create, { body: own }, boss.session)).toMatchObject({
      errors: [{ code: 'time.own_record' }],
    })
    const pauses = [{ from: at('2026-03-17T11:00'), to: at('2026-03-17T11:30') }]
    const body = { user: toni.id, ...block('2026-03-17T12:00', '2026-03-17T20:00'), pauses }
    expect(await house.call(calls.activities.create, { body })).toMatchObject({
      errors: [{ code: 'time.pause_outside' }],
    })
  })
})
