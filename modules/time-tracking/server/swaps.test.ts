import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { requestEndpoints as calls, rosterEndpoints, swapEndpoints } from '../contract.ts'
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

describe('Swaps', () => {
  test('both shifts are swapped after the colleague agreed and a third person approved', async () => {
    const [mine, hers] = [await desk.shift(toni, 18), await desk.shift(elena, 19)]
    const found = await house.must(swapEndpoints.colleagues, { params: toni.access })
    expect(found.find(({ id }) => id === far.id)).toBeUndefined()
    const request = await desk.asked(toni, { swap: { shift: mine, partner: elena.id, inReturn: hers } })
    expect(await desk.decide(request)).toMatchObject({ errors: [{ code: 'time.not_agreed' }] })
    expect((await desk.agree(toni, request)).status).toBe(404)
    expect(await house.must(calls.own, { params: elena.access })).toContainEqual(
      expect.objectContaining({ id: request, name: 'Toni', partner: { id: elena.id, name: 'Elena', agreedAt: null } }),
    )
    expect(await desk.agree(elena, request)).toMatchObject({ value: { state: 'open' } })
    expect(await desk.decide(request)).toMatchObject({ value: { state: 'approved' } })
    expect([await desk.ownerOf(mine), await desk.ownerOf(hers)]).toEqual([elena.id, toni.id])
    expect(await desk.agree(elena, request, false)).toMatchObject({ errors: [{ code: 'time.request_decided' }] })
  })

  test('shifts at the same time can be swapped; without a shift in return, the colleague just gets the shift', async () => {
    const [mine, hers] = [await desk.shift(toni, 20, '09:00', '12:00'), await desk.shift(elena, 20, '10:00', '13:00')]
    const request = await desk.asked(toni, { swap: { shift: mine, partner: elena.id, inReturn: hers } })
    await desk.agree(elena, request)
    expect((await desk.decide(request)).ok).toBe(true)
    const passed = await desk.asked(toni, { swap: { shift: hers, partner: elena.id } })
    await desk.agree(elena, passed)
    expect(await desk.decide(passed)).toMatchObject({ errors: [{ code: 'time.overlap' }] })
  })

  test('a manager who is part of a swap cannot decide about it', async () => {
    const request = await desk.asked(toni, { swap: { shift: await desk.shift(toni, 21), partner: berta.id } })
    await desk.agree(berta, request)
    expect(await desk.decide(request)).toMatchObject({ status: 403, errors: [{ code: 'time.own_record' }] })
  })

  test('a refusal by the colleague ends the swap; a shift that was changed meanwhile is not swapped', async () => {
    const no = await desk.asked(toni, { swap: { shift: await desk.shift(toni, 25), partner: elena.id } })
    expect(await desk.agree(elena, no, false)).toMatchObject({ value: { state: 'refused' } })
    expect(await desk.decide(no)).toMatchObject({ errors: [{ code: 'time.request_decided' }] })
    const id = await desk.shift(toni, 26)
    const moved = await desk.asked(toni, { swap: { shift: id, partner: elena.id } })
    await desk.agree(elena, moved)
    await house.must(rosterEndpoints.schedules.update, {
      params: { id },
      body: { version: 1, to: desk.at('2026-05-26T16:00') },
    })
    expect(await desk.decide(moved)).toMatchObject({ errors: [{ code: 'time.shift_changed' }] })
  })

  test('nobody can swap with another branch, with themselves, or with a shift that is not theirs', async () => {
    const id = await desk.shift(toni, 27)
    expect(await desk.ask(toni, { swap: { shift: id, partner: far.id } })).toMatchObject({
      errors: [{ field: 'swap.partner' }],
    })
    expect(await desk.ask(toni, { swap: { shift: id, partner: toni.id } })).toMatchObject({
      errors: [{ field: 'swap.partner' }],
    })
    expect(await desk.ask(elena, { swap: { shift: id, partner: toni.id } })).toMatchObject({
      errors: [{ field: 'swap.shift' }],
    })
    expect(await desk.ask(toni, { swap: { shift: id, partner: elena.id }, shift: id })).toMatchObject({ status: 400 })
  })
})
