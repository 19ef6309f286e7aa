import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { clockEndpoints as calls, peopleEndpoints, type Tap } from '../contract.ts'
import type { ClockAction } from '../rules/clock.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
beforeEach(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:58:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
})
afterAll(() => brand.close())

const tap = (action: ClockAction, body: Tap = {}, key?: string) =>
  house.call(calls[action], { params: toni.access, body }, undefined, key)
const me = () => house.must(calls.me, { params: toni.access, query: {} })
const wait = (minutes: number) => brand.clock.advance({ minutes })

describe('The clock', () => {
  test('a day with a pause counts 6:14, and the next limit is shown', async () => {
    expect(await tap('start')).toMatchObject({ ok: true, status: 201 })
    wait(192)
    await tap('pause')
    wait(30)
    await tap('resume')
    wait(182)
    const view = await me()
    expect(view).toMatchObject({
      state: 'running',
      today: { date: '2026-03-20', worked: 374, target: 462, paused: 30 },
      rulePack: 'DE 2026.1',
    })
    expect(view.today.next).toEqual({ code: 'break', at: '2026-03-20T20:28:00.000Z', minutes: 45, afterMinutes: 540 })
    expect(await tap('end')).toMatchObject({ ok: true, value: { to: '2026-03-20T17:42:00.000Z' } })
    expect(await me()).toMatchObject({ state: 'none', open: null, today: { worked: 374 } })
  })

  test('each step is refused in the wrong state, with its reason', async () => {
    const reasons: [ClockAction, string, string][] = [
      ['pause', 'time.not_pausable', 'not_open'],
      ['resume', 'time.not_resumable', 'not_open'],
      ['end', 'time.not_endable', 'not_open'],
    ]
    for (const [action, code] of reasons) expect(await tap(action)).toMatchObject({ status: 409, errors: [{ code }] })
    await tap('start')
    expect(await tap('start')).toMatchObject({ status: 409, errors: [{ code: 'time.not_startable' }] })
    expect(await tap('resume')).toMatchObject({ errors: [{ code: 'time.not_resumable' }] })
    await tap('pause')
    expect(await tap('pause')).toMatchObject({ errors: [{ code: 'time.not_pausable' }] })
  })

  test('twenty simultaneous starts store one activity', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tap('start')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await house.count('working_activities')).toBe(1)
  })

  test('a repeated key returns the same activity, and the key with another body is refused', async () => {
    const first = await tap('start', {}, 'key-1')
    const again = await tap('start', {}, 'key-1')
    expect(first).toMatchObject({ ok: true, status: 201 })
    expect(again).toMatchObject({ ok: true, status: 200, value: first.ok ? first.value : {} })
    expect(await tap('start', { comment: 'anders' }, 'key-1')).toMatchObject({ errors: [{ code: 'time.key_reused' }] })
  })

  test("a wrong token, a revoked token and another user name give 'not found'", async () => {
    const wrong = { ...toni.access, token: 'x'.repeat(32) }
    expect((await house.call(calls.me, { params: wrong, query: {} }, undefined)).status).toBe(404)
    const other = { ...toni.access, username: 'otto@example.at' }
    expect((await house.call(calls.me, { params: other, query: {} }, undefined)).status).toBe(404)
    const [token] = await house.must(peopleEndpoints.tokens, {}, toni.session)
    await house.must(peopleEndpoints.revokeToken, { params: { id: token?.id ?? '' } }, toni.session)
    expect((await house.call(calls.me, { params: toni.access, query: {} }, undefined)).status).toBe(404)
  })

  test('the last tap can be undone within ten seconds, but not later', async () => {
    await tap('start')
    brand.clock.advance({ seconds: 5 })
    expect(await house.call(calls.undo, { params: toni.access }, undefined)).toMatchObject({
      ok: true,
      value: { isVoided: true },
    })
    expect((await me()).state).toBe('none')
    await tap('start')
    brand.clock.advance({ seconds: 11 })
    expect(await house.call(calls.undo, { params: toni.access }, undefined)).toMatchObject({
      errors: [{ code: 'time.not_undoable' }],
    })
  })

  test('taps without network count at the time of the tap; a tap out of order is refused with the expected number', async () => {
    const now = Date.parse('2026-03-20T10:58:00Z')
    const body = (seq: number, minutesAgo: number): Tap => ({
      device: 'phone',
      seq,
      claimed: { at: now - minutesAgo * 60_000, offset: 0, drift: 0 },
    })
    expect(await tap('pause', body(2, 60), 'b')).toMatchObject({ errors: [{ code: 'time.out_of_order' }] })
    expect(await tap('start', body(1, 90), 'a')).toMatchObject({
      ok: true,
      value: { from: '2026-03-20T09:28:00.000Z', source: 'offline', flags: ['offline'] },
    })
    expect((await tap('pause', body(2, 60), 'b')).ok).toBe(true)
    expect((await tap('resume', body(3, 50), 'c')).ok).toBe(true)
    expect((await tap('start', body(1, 90), 'a')).status).toBe(200)
    expect((await me()).today).toMatchObject({ worked: 80, paused: 10 })
  })

  test('a time that the device cannot prove becomes a request for a correction', async () => {
    const claimed = { at: Date.parse('2026-03-20T09:00:00Z'), offset: null, drift: 0 }
    expect(await tap('start', { claimed })).toMatchObject({ errors: [{ code: 'time.claim_requested' }] })
    expect(await house.count('time_requests')).toBe(1)
    expect(await house.count('working_activities')).toBe(0)
  })

  test('the end of a forgotten block is claimed by the person and not counted yet, and a new start works at once', async () => {
    await tap('start')
    wait(13 * 60)
    const claimedEnd = '2026-03-20T18:00:00.000Z'
    expect(await tap('end', { claimedEnd })).toMatchObject({
      ok: true,
      value: { to: claimedEnd, flags: ['forgotten', 'claimed'] },
    })
    expect(await house.count('time_requests')).toBe(1)
    expect(await tap('start')).toMatchObject({ ok: true, status: 201 })
    const balances = await house.must(calls.balances, { params: toni.access, query: {} })
    expect(balances.week.worked).toBe(0)
  })

  test('without a contract the clock works, and the block is flagged', async () => {
    toni = await house.worker('Otto', { contract: false })
    expect(await tap('start')).toMatchObject({ ok: true, value: { flags: ['noContract'] } })
  })
})
