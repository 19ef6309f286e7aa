import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { clockEndpoints, requestEndpoints as calls, rosterEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let berta: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
})
afterAll(() => brand.close())

const leave = (from: string, to: string, more = {}) => ({ leave: { kind: 'holiday' as const, from, to, ...more } })
const ask = (body: object, who = toni) => house.call(calls.ask, { params: who.access, body })
const decide = (id: string, isApproved: boolean, as = berta.session, note = '') =>
  house.call(calls.decide, { params: { id }, body: { isApproved, note } }, as)
const idOf = (answer: Awaited<ReturnType<typeof ask>>): string => (answer.ok ? answer.value.id : '')

describe('Requests', () => {
  test('approved leave is deducted from the account, except Easter Monday, and cancelling it adds the days again', async () => {
    const id = idOf(await ask(leave('2026-04-06', '2026-04-10')))
    const open = await house.must(calls.list, { query: { state: 'open' } }, berta.session)
    expect(open).toMatchObject([{ name: 'Toni', effect: { days: 4, left: 21 } }])
    expect(await decide(id, true)).toMatchObject({ ok: true, value: { state: 'approved' } })
    const left = async () => (await house.must(clockEndpoints.balances, { params: toni.access, query: {} })).leaveLeft
    expect(await left()).toBe(21)
    expect(await decide(id, true)).toMatchObject({ errors: [{ code: 'time.request_decided' }] })
    await house.must(calls.cancel, { params: { id }, body: { reason: 'Braucht uns doch' } }, berta.session)
    expect(await left()).toBe(25)
  })

  test('nobody decides about their own request, and a manager of another branch does not find it', async () => {
    const id = idOf(await ask(leave('2026-05-04', '2026-05-05'), berta))
    expect(await decide(id, true)).toMatchObject({ status: 403, errors: [{ code: 'time.own_record' }] })
    const stranger = sessionOf(['ROLE_BACKOFFICE'], { branches: [], name: 'Otto' })
    expect((await decide(id, true, stranger)).status).toBe(404)
    expect(await decide(id, false)).toMatchObject({ status: 403 })
  })

  test('a day can have two half days of leave, but not more', async () => {
    const half = leave('2026-06-01', '2026-06-01', { halfFirst: true })
    await decide(idOf(await ask(half)), true)
    expect((await ask(half)).ok).toBe(true)
    expect(await ask(leave('2026-06-01', '2026-06-02'))).toMatchObject({ errors: [{ code: 'time.absence_overlap' }] })
  })

  test('a claimed end counts after another person has approved it, and both names are stored', async () => {
    await house.must(clockEndpoints.start, { params: toni.access, body: {} })
    brand.clock.advance({ hours: 13 })
    await house.must(clockEndpoints.end, { params: toni.access, body: { claimedEnd: '2026-03-20T16:00:00.000Z' } })
    const [request] = await house.must(calls.list, { query: { state: 'open' } }, berta.session)
    const worked = async () =>
      (await house.must(clockEndpoints.balances, { params: toni.access, query: {} })).week.worked
    expect(await worked()).toBe(0)
    const open = (await house.must(calls.list, { query: { state: 'open' } }, berta.session)).find(
      ({ kind }) => kind === 'correction',
    )
    expect(request).toBeDefined()
    expect(await decide(open?.id ?? '', true)).toMatchObject({ ok: true })
    expect(await worked()).toBe(360)
    const query = { user: toni.id, from: '2026-03-20', to: '2026-03-20' }
    expect(await house.must(rosterEndpoints.corrections, { query }, berta.session)).toMatchObject([
      { byName: 'Toni', approvedByName: 'Berta' },
    ])
  })
})
