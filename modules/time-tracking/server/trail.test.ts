import { afterAll, beforeAll, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { pinEndpoints, requestEndpoints, rosterEndpoints as calls, trailEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let berta: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T18:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
})
afterAll(() => brand.close())

const trail = async (from: string, to: string, as = berta.session) =>
  (await house.must(trailEndpoints.trail, { query: { user: toni.id, from, to } }, as)).entries

test('one list shows what was changed about a day, by whom, when and why, and who approved it', async () => {
  const times = { from: '2026-03-19T08:00:00.000Z', to: '2026-03-19T16:00:00.000Z' }
  const made = await house.must(
    calls.activities.create,
    { body: { user: toni.id, ...times, pauses: [], reason: 'Vergessen' } },
    berta.session,
  )
  brand.clock.advance({ minutes: 1 })
  const longer = { from: times.from, to: '2026-03-19T17:00:00.000Z' }
  const { id } = await house.must(requestEndpoints.ask, {
    params: toni.access,
    body: { correction: { activity: made.id, ...longer }, reason: 'Länger da' },
  })
  brand.clock.advance({ minutes: 1 })
  await house.must(
    requestEndpoints.decide,
    { params: { id }, body: { isApproved: true, note: 'Stimmt' } },
    berta.session,
  )
  const found = await trail('2026-03-19', '2026-03-19')
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const named = [
    { kind: 'decision', detail: 'approved', by: 'Berta', reason: 'Stimmt', after: longer },
    { kind: 'time', by: 'Toni', approvedBy: 'Berta', reason: 'Länger da', before: times, after: longer },
    { kind: 'request', detail: 'correction', by: 'Toni', reason: 'Länger da' },
    { kind: 'time', by: 'Berta', approvedBy: '', reason: 'Vergessen', before: null, after: times },
  ]
  expect(found).toHaveLength(named.length)
  for (const one of named) expect(found).toContainEqual(expect.objectContaining(one))
  expect(await trail('2026-03-18', '2026-03-18')).toEqual([])
})

test('published, moved and withdrawn shifts are listed, in the range of their days', async () => {
  const shift = { user: toni.id, branch: house.house, from: '2026-04-07T08:00:00.000Z', to: '2026-04-07T14:00:00.000Z' }
  const planned = await house.must(calls.schedules.create, { body: shift }, berta.session)
  await house.must(calls.publish, { body: { from: '2026-04-06' } }, berta.session)
  brand.clock.advance({ minutes: 1 })
  const moved = await house.must(
    calls.schedules.update,
    { params: { id: planned.id }, body: { version: planned.version + 1, from: '2026-04-07T09:00:00.000Z' } },
    berta.session,
  )
  brand.clock.advance({ minutes: 1 })
  await house.must(calls.schedules.remove, { params: { id: moved.id } }, berta.session)
  expect(await trail('2026-04-07', '2026-04-07')).toMatchObject([
    { kind: 'shift', detail: 'withdraw', by: 'Berta', after: null },
    { kind: 'shift', detail: 'change', before: { from: shift.from }, after: { from: '2026-04-07T09:00:00.000Z' } },
    { kind: 'plan', detail: 'publish', by: 'Berta', date: '2026-04-07' },
  ])
  expect(await trail('2026-04-13', '2026-04-19')).toEqual([])
})

test('a step of a month, a booking and a PIN are listed, and a manager of another branch cannot read them', async () => {
  const book = { effectiveOn: '2026-03-10', minutes: -60, kind: 'payout' as const, reason: 'Ausbezahlt' }
  await house.must(requestEndpoints.book, { params: { user: toni.id }, body: book }, berta.session)
  await house.must(pinEndpoints.set, { params: { id: toni.id }, body: { pin: '907314' } }, admin({ name: 'Ada' }))
  const found = await trail('2026-03-10', '2026-03-20')
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'account', detail: 'payout', minutes: -60, by: 'Berta' }),
  )
  expect(found).toContainEqual(expect.objectContaining({ kind: 'pin', detail: 'set', by: 'Ada', date: '2026-03-20' }))
  const other = await house.branch('filiale')
  const stranger = await house.worker('Otto', { roles: ['ROLE_BACKOFFICE'], branch: other })
  const query = { user: toni.id, from: '2026-03-01', to: '2026-03-31' }
  expect((await house.call(trailEndpoints.trail, { query }, stranger.session)).status).toBe(404)
  const all = { from: query.from, to: query.to }
  expect((await house.must(trailEndpoints.trail, { query: all }, stranger.session)).entries).toEqual([])
})

test('without a person the list is about all people whom the user manages, and each line names the person', async () => {
  const nina = await house.worker('Nina')
  for (const user of [toni.id, nina.id])
    await house.must(
      calls.schedules.create,
      { body: { user, branch: house.house, from: '2026-05-05T08:00:00.000Z', to: '2026-05-05T14:00:00.000Z' } },
      berta.session,
    )
  await house.must(calls.publish, { body: { from: '2026-05-04' } }, berta.session)
  const query = { from: '2026-05-01', to: '2026-05-31' }
  const { entries } = await house.must(trailEndpoints.trail, { query }, berta.session)
  const range = { from: '2026-05-04', to: '2026-05-10' }
  expect(entries).toMatchObject([
    { name: 'Nina', user: nina.id, kind: 'plan', by: 'Berta', range },
    { name: 'Toni', user: toni.id, kind: 'plan', by: 'Berta', range },
  ])
})
