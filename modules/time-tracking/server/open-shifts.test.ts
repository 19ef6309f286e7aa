import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { clockEndpoints, requestEndpoints as calls, rosterEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'
import { swapDesk, type SwapDesk } from './testing/swap-desk.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let elena: Worker
let berta: Worker
let far: Worker
let desk: SwapDesk
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  elena = await house.worker('Elena')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
  desk = swapDesk(brand, house, berta)
  far = await house.worker('Fritz', { branch: await house.branch('fern') })
})
afterAll(() => brand.close())

describe('Open shifts', () => {
  test('the person who asked for an open shift gets it when another person approves; the second person who asked does not', async () => {
    const id = await desk.shift(null, 4)
    expect(
      await house.must(clockEndpoints.schedules, {
        params: toni.access,
        query: { from: '2026-05-04', to: '2026-05-04' },
      }),
    ).toMatchObject([{ id, user: null }])
    const [first, second] = [await desk.asked(toni, { shift: id }), await desk.asked(elena, { shift: id })]
    expect(await desk.ask(toni, { shift: id })).toMatchObject({ errors: [{ code: 'time.already_asked' }] })
    expect(await desk.decide(first, toni.session)).toMatchObject({ status: 403 })
    expect(await desk.decide(first)).toMatchObject({ value: { state: 'approved' } })
    expect(await desk.ownerOf(id)).toBe(toni.id)
    expect(await desk.decide(second)).toMatchObject({ status: 409, errors: [{ code: 'time.shift_changed' }] })
  })

  test('two approvals at the same moment give the shift to one person', async () => {
    const id = await desk.shift(null, 5)
    const both = [await desk.asked(toni, { shift: id }), await desk.asked(elena, { shift: id })]
    const answers = await Promise.all(both.map((one) => desk.decide(one)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a shift of another branch, a draft, or a shift of another person cannot be asked for', async () => {
    const id = await desk.shift(null, 6)
    expect(await desk.ask(far, { shift: id })).toMatchObject({ errors: [{ code: 'time.shift_changed' }] })
    expect(await desk.ask(toni, { shift: await desk.shift(elena, 6) })).toMatchObject({
      errors: [{ code: 'time.shift_changed' }],
    })
    const draft = await house.must(rosterEndpoints.schedules.create, {
      body: { user: null, branch: house.house, from: desk.at('2026-05-06T09:00'), to: desk.at('2026-05-06T10:00') },
    })
    expect(await desk.ask(toni, { shift: draft.id })).toMatchObject({ errors: [{ code: 'time.shift_changed' }] })
  })

  test('a shift that breaks a rest is shown with the breach and cannot be approved', async () => {
    await desk.shift(toni, 10, '15:00', '23:00')
    const request = await desk.asked(toni, { shift: await desk.shift(null, 11, '06:00', '12:00') })
    const list = await house.must(calls.list, { query: { state: 'open' } }, berta.session)
    expect(list.find(({ id }) => id === request)?.breaches).toMatchObject([
      { code: 'dailyRest', name: 'Toni', found: 420, required: 660 },
    ])
    expect(await desk.decide(request)).toMatchObject({ status: 409, errors: [{ code: 'time.breaches' }] })
  })
})
