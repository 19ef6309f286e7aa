import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { clockEndpoints, monthEndpoints, requestEndpoints, rosterEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let berta: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:58:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
})
afterAll(() => brand.close())

const nothing = '11111111-1111-4111-8111-111111111111'

/**
 * An earlier version computed all days up to the requested day. For a day in the far future this took minutes, and in this time the server
 * did not respond to other requests.
 */
describe('Days in the far future', () => {
  test('balances of the last possible day are counted only for the days that can be planned', async () => {
    const at = (date: string) => house.must(clockEndpoints.balances, { params: toni.access, query: { at: date } })
    expect((await at('9999-12-31')).month).toEqual({ target: 0, worked: 0, credit: 0, balance: 0 })
    expect((await at('2027-03-01')).month.target).toBe(462)
    const { people } = await house.must(monthEndpoints.list, { query: { month: '9999-12' } }, berta.session)
    expect(people).toHaveLength(2)
  }, 10_000)

  test.each([
    ['2026-04-01', '9999-12-31', 'leave.to'],
    ['9999-12-01', '9999-12-31', 'leave.from'],
  ])('leave from %s to %s is refused', async (from, to, field) => {
    const body = { leave: { kind: 'holiday' as const, from, to } }
    expect(await house.call(requestEndpoints.ask, { params: toni.access, body })).toMatchObject({
      status: 422,
      errors: [{ code: 'field.choice', field }],
    })
  })

  test('a day that the database cannot store is reported as an error of the caller', async () => {
    for (const query of [{ to: '9999-12-31' }, { from: '0000-01-01' }])
      expect(await house.call(rosterEndpoints.schedules.list, { query }, berta.session)).toMatchObject({
        status: 400,
        errors: [{ code: 'request.invalid' }],
      })
  })
})

describe('Ids that do not exist', () => {
  const block = { from: '2026-03-19T08:00:00Z', to: '2026-03-19T09:00:00Z', pauses: [], reason: 'Vergessen' }

  test.each(['department', 'project', 'task'])(
    'a tap, a block and a shift with an unknown %s are refused',
    async (field) => {
      const body = { [field]: nothing }
      const shift = { user: toni.id, branch: house.house, from: block.from, to: block.to }
      for (const answer of [
        await house.call(clockEndpoints.start, { params: toni.access, body }),
        await house.call(
          rosterEndpoints.activities.create,
          { body: { ...block, user: toni.id, ...body } },
          berta.session,
        ),
        await house.call(rosterEndpoints.schedules.create, { body: { ...shift, ...body } }, berta.session),
      ])
        expect(answer).toMatchObject({ ok: false, status: 422, errors: [{ code: 'field.choice' }] })
    },
  )

  test('a tap with an instant that no clock can show is refused', async () => {
    const body = { claimed: { at: 9e15, offset: 0, drift: 0 } }
    expect(await house.call(clockEndpoints.start, { params: toni.access, body })).toMatchObject({ status: 422 })
  })
})

describe('Worked blocks', () => {
  const block = { from: '2026-03-19T08:00:00Z', to: '2026-03-19T09:00:00Z', pauses: [], reason: 'Vergessen' }
  const create = (more: object) =>
    house.call(rosterEndpoints.activities.create, { body: { ...block, user: toni.id, ...more } }, berta.session)

  test('a block cannot be a hundred years long', async () => {
    expect(await create({ from: '1926-03-19T08:00:00Z' })).toMatchObject({
      status: 422,
      errors: [{ code: 'time.block_length' }],
    })
    expect(await create({ from: '2026-03-17T08:59:00Z' })).toMatchObject({
      status: 422,
      errors: [{ code: 'time.block_length' }],
    })
  })

  test('a block must be in a branch of its person', async () => {
    expect(await create({ branch: nothing })).toMatchObject({
      status: 422,
      errors: [{ code: 'field.choice', field: 'branch' }],
    })
    expect(await create({ branch: house.house })).toMatchObject({ ok: true })
  })
})
