import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { requestEndpoints, workingContractsEndpoints as calls } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let berta: Worker
let other: string
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-04-20T10:00:00Z')
  house = await timeHouse(brand)
  other = await house.branch('anderswo')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
})
afterAll(() => brand.close())

describe('Contracts (docs/rules/time-tracking.md, Rights)', () => {
  test("a contract in a manager's branch does not give that manager access to the times of a person of another branch", async () => {
    const stranger = await house.worker('Fremd', { branch: other })
    const body = { userId: stranger.id, branchId: house.house, validFrom: '2000-01-01', validTo: '2000-01-02' }
    expect(await house.call(calls.create, { body }, berta.session)).toMatchObject({
      ok: false,
      status: 422,
      errors: [{ code: 'field.choice', field: 'userId' }],
    })
    expect(await house.call(requestEndpoints.account, { params: { user: stranger.id } }, berta.session)).toMatchObject({
      status: 404,
    })
    const worker = await house.worker('Neu', { contract: false })
    await house.must(calls.create, { body: { ...body, userId: worker.id } }, berta.session)
  })

  test.each(['0001-01-01', '1000-01-01', '9999-12-31'])('a contract from %s is refused', async (validFrom) => {
    const { id: userId } = await house.worker(`Alt${validFrom.slice(0, 4)}`, { contract: false })
    const body = { userId, branchId: house.house, validFrom }
    expect(await house.call(calls.create, { body }, berta.session)).toMatchObject({
      status: 422,
      errors: [{ code: 'field.choice', field: 'validFrom' }],
    })
  })

  test('a user can neither give their own contract to somebody else nor delete it', async () => {
    const list = await house.must(calls.list, { query: {} }, berta.session)
    const own = list.find(({ userId }) => userId === berta.id)
    const somebody = await house.worker('Leer', { contract: false })
    const { id = '', version = 0 } = own ?? {}
    const refused = { ok: false, status: 403, errors: [{ code: 'time.own_record' }] }
    expect(
      await house.call(calls.update, { params: { id }, body: { version, userId: somebody.id } }, berta.session),
    ).toMatchObject(refused)
    expect(await house.call(calls.remove, { params: { id } }, berta.session)).toMatchObject(refused)
  })
})
