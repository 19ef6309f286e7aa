import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timeStatistics as calls } from '#modules/statistics/contract.ts'
import { cookieOf, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { clockEndpoints, rosterEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let elena: Worker
const at = (wall: string): string =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime('Europe/Vienna')
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })

beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set(at('2026-03-25T00:00'))
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  elena = await house.worker('Elena')
  for (const day of ['2026-03-23', '2026-03-24']) {
    const pauses = [{ from: at(`${day}T12:00`), to: at(`${day}T12:30`) }]
    const span = { from: at(`${day}T08:00`), to: at(`${day}T17:15`) }
    await house.must(rosterEndpoints.activities.create, {
      body: { user: toni.id, branch: house.house, ...span, pauses, reason: 'Liste' },
    })
  }
  for (const day of ['2026-03-25', '2026-03-26', '2026-03-27']) await plan(toni.id, day)
  await plan(null, '2026-03-28')
  await house.must(rosterEndpoints.publish, { body: { from: '2026-03-23' } })
})
afterAll(() => brand.close())

const plan = (user: string | null, day: string) =>
  house.must(rosterEndpoints.schedules.create, {
    body: { user, branch: house.house, from: at(`${day}T12:00`), to: at(`${day}T21:00`), pauseMinutes: 30 },
  })
const week = { from: '2026-03-23', to: '2026-03-29' }
const profile = (now: string, as = admin(), more = {}) =>
  house.call(
    calls['user-profile'],
    { query: { user: toni.id, start: week.from, end: week.to, now: at(now), ...more } },
    as,
  )

describe('Working time in the statistics (docs/rules/statistics.md, Working time)', () => {
  test('a person on Wednesday morning: two days worked, three planned, +4:30 over the week', async () => {
    expect(await profile('2026-03-25T00:00')).toMatchObject({
      ok: true,
      value: {
        worked: 1050,
        target: 924,
        credit: 0,
        balance: 126,
        planned: 1530,
        plannedTarget: 1386,
        plannedCredit: 0,
        forecast: 270,
        breaches: [],
      },
    })
  })

  test('the account at the end is the account of now plus all that is planned', async () => {
    const found = await profile('2026-03-25T00:00')
    if (!found.ok) throw new Error('no profile')
    expect(found.value.balanceEnd - found.value.balanceNow).toBe(1530 - 1386)
    expect(found.value.leaveLeft).toBeGreaterThan(0)
  })

  test('today counts the larger of recorded and planned time; work after `now` is not counted', async () => {
    expect(await profile('2026-03-24T12:00')).toMatchObject({
      value: { worked: 525, target: 462, planned: 240 + 1530, plannedTarget: 4 * 462 },
    })
  })

  test.each([
    ['before the start', '2026-03-22T23:59', {}, 'statistics.now'],
    ['after the end', '2026-03-30T00:00', {}, 'statistics.now'],
    ['in a range that ends before it begins', '2026-03-25T00:00', { end: '2026-03-22' }, 'statistics.range'],
  ])('a `now` is refused if it is %s', async (_, now, more, code) => {
    expect(await profile(now, admin(), more)).toMatchObject({ status: 422, errors: [{ code }] })
  })

  test('each user sees their own profile and list; those of other users are reported as unknown', async () => {
    const query = { user: toni.id, start: week.from, end: week.to }
    const list = calls['user-profile-working-activities']
    expect((await profile('2026-03-25T00:00', toni.session)).ok).toBe(true)
    expect((await house.call(list, { query }, toni.session)).ok).toBe(true)
    expect(await profile('2026-03-25T00:00', elena.session)).toMatchObject({ status: 404 })
    expect(await house.call(list, { query }, elena.session)).toMatchObject({ status: 404 })
    const stranger = sessionOf(['ROLE_BACKOFFICE'], { branches: [await house.branch('anderswo')] })
    expect(await profile('2026-03-25T00:00', stranger)).toMatchObject({ status: 404 })
    expect(await house.call(list, { query }, stranger)).toMatchObject({ status: 404 })
    expect(await house.must(calls['working-activities'], { query: week }, stranger)).toMatchObject({
      total: 0,
      rows: [],
    })
    const query2 = { ...week, branch: house.house }
    expect(await house.call(calls['working-schedules'], { query: query2 }, stranger)).toMatchObject({ status: 404 })
  })

  test('worked minutes are grouped by work day and person, with the previous range', async () => {
    const query = { ...week, compare: 'previous' as const }
    const found = await house.must(calls['working-activities'], { query })
    expect(found).toMatchObject({ total: 1050, previous: 0, figures: { running: 0 } })
    expect(found.buckets.map(({ value }) => value)).toEqual([525, 525, 0, 0, 0, 0, 0])
    expect(found.rows).toEqual([{ key: toni.id, label: 'Toni', value: 1050, share: 1 }])
  })

  test.each([
    ['branch', 'haus'],
    ['department', 'Ohne Zuordnung'],
    ['project', 'Ohne Zuordnung'],
  ] as const)('rows by %s add up to the same total', async (by, label) => {
    const found = await house.must(calls['working-activities'], { query: { ...week, by } })
    expect(found.rows).toMatchObject([{ label, value: 1050, share: 1 }])
  })

  test('planned minutes are shown with the worked ones, and open shifts are counted separately', async () => {
    expect(await house.must(calls['working-schedules'], { query: week })).toMatchObject({
      total: 1530,
      rows: [{ key: toni.id, value: 1530 }],
      figures: { worked: 1050, diff: 480, openShifts: 510 },
    })
  })

  test('the list of a person adds up to the minutes of the person', async () => {
    const query = { user: toni.id, start: week.from, end: week.to }
    const list = await house.must(calls['user-profile-working-activities'], { query })
    expect(list).toMatchObject([
      { day: '2026-03-23', pauseMinutes: 30, minutes: 525, project: null, task: null, source: 'manual' },
      { day: '2026-03-24', pauseMinutes: 30, minutes: 525 },
    ])
  })

  test('files contain the figures of the calls in minutes, with the access rights of the calls', async () => {
    const file = (path: string, as = admin()) =>
      brand.app.inject({ url: `/api/statistics/${path}`, headers: { cookie: cookieOf(as) } })
    const range = `from=${week.from}&to=${week.to}`
    const worked = await file(`working-activities/csv?${range}&by=user`)
    const lines = worked.body.split('\r\n')
    expect(lines[0]).toBe('\uFEFF"Zeit";"Minuten"')
    expect(lines).toContain('"2026-03-24";"525"')
    expect(lines).toContain('"Toni";"1050";"1"')
    expect(worked.headers['content-disposition']).toContain('working-activities-2026-03-23-2026-03-29.csv')
    expect((await file(`working-schedules/csv?${range}`)).body).toContain('"Toni";"1530"')
    const sheet = await file(`working-schedules/xlsx?${range}&by=branch`)
    expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await file(`working-activities/csv?${range}`, toni.session)).statusCode).toBe(403)
    expect((await file(`working-activities/csv?${range}&net=true`)).statusCode).toBe(422)
  })

  test('the file of a person contains one line for each block, and is unknown to other users', async () => {
    const path = `user=${toni.id}&start=${week.from}&end=${week.to}`
    const file = (kind: string, as = toni.session) =>
      brand.app.inject({
        url: `/api/statistics/user-profile-working-activities/${kind}?${path}`,
        headers: { cookie: cookieOf(as) },
      })
    const lines = (await file('csv')).body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('"2026-03-23"')
    expect(lines[1]).toContain('"30";"525"')
    expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await file('csv', elena.session)).statusCode).toBe(404)
  })

  test('a running block counts until now, and is marked as running', async () => {
    brand.clock.set(at('2026-03-25T12:00'))
    await house.call(clockEndpoints.start, { params: elena.access, body: {} }, elena.session, 'k'.repeat(32))
    brand.clock.set(at('2026-03-25T12:45'))
    const found = await house.must(calls['working-activities'], { query: { from: '2026-03-25', to: '2026-03-25' } })
    expect(found).toMatchObject({ total: 45, buckets: [{ at: '2026-03-25', value: 45 }], figures: { running: 1 } })
  })

  test('the account at an earlier `now` does not include months that were closed later', async () => {
    brand.clock.set(at('2026-04-10T12:00'))
    await brand.core.db.run(sql`
      INSERT INTO time_months (user_id, month, state, figures) VALUES (${elena.id}, '2026-03', 'closed', '{"closing": 999}')`)
    const balanceAt = async (now: string) => {
      const query = { user: elena.id, start: '2026-03-01', end: '2026-04-30', now: at(now) }
      return (await house.must(calls['user-profile'], { query })).balanceNow
    }
    expect(await balanceAt('2026-03-10T08:00')).toBe(-6 * 462)
    expect(await balanceAt('2026-04-02T08:00')).toBe(999 - 462)
  })
})
