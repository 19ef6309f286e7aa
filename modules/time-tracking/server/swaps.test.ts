import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { clockEndpoints, requestEndpoints as calls, rosterEndpoints, swapEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let elena: Worker
let berta: Worker
let far: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:00:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  elena = await house.worker('Elena')
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
  far = await house.worker('Fritz', { branch: await house.branch('fern') })
})
afterAll(() => brand.close())

const at = (wall: string): string =>
  Temporal.PlainDateTime.from(wall)
    .toZonedDateTime('Europe/Vienna')
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
/** A published shift; a day of May 2026 each test has for itself. */
const shift = async (user: Worker | null, day: number, from = '09:00', to = '15:00'): Promise<string> => {
  const date = `2026-05-${String(day).padStart(2, '0')}`
  const made = await house.must(rosterEndpoints.schedules.create, {
    body: { user: user?.id ?? null, branch: house.house, from: at(`${date}T${from}`), to: at(`${date}T${to}`) },
  })
  await brand.core.db.run(sql`UPDATE working_schedules SET state = 'published' WHERE id = ${made.id}`)
  return made.id
}
const ask = (who: Worker, body: object) => house.call(calls.ask, { params: who.access, body })
const asked = async (who: Worker, body: object): Promise<string> => {
  const answer = await ask(who, body)
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
  return answer.value.id
}
const decide = (id: string, as = berta.session) =>
  house.call(calls.decide, { params: { id }, body: { isApproved: true, note: '' } }, as)
const ownerOf = async (id: string) => (await house.must(rosterEndpoints.schedules.get, { params: { id } })).user
const agree = (who: Worker, id: string, isAgreed = true) =>
  house.call(swapEndpoints.consent, { params: { ...who.access, id }, body: { isAgreed } })

describe('Open shifts', () => {
  test('who asks for an open shift gets it once another person approves; the second who asked does not', async () => {
    const id = await shift(null, 4)
    expect(
      await house.must(clockEndpoints.schedules, {
        params: toni.access,
        query: { from: '2026-05-04', to: '2026-05-04' },
      }),
    ).toMatchObject([{ id, user: null }])
    const [first, second] = [await asked(toni, { shift: id }), await asked(elena, { shift: id })]
    expect(await ask(toni, { shift: id })).toMatchObject({ errors: [{ code: 'time.already_asked' }] })
    expect(await decide(first, toni.session)).toMatchObject({ status: 403 })
    expect(await decide(first)).toMatchObject({ value: { state: 'approved' } })
    expect(await ownerOf(id)).toBe(toni.id)
    expect(await decide(second)).toMatchObject({ status: 409, errors: [{ code: 'time.shift_changed' }] })
  })

  test('two approvals at the same moment give the shift to one person', async () => {
    const id = await shift(null, 5)
    const both = [await asked(toni, { shift: id }), await asked(elena, { shift: id })]
    const answers = await Promise.all(both.map((one) => decide(one)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a shift of another branch, a draft, or one of somebody else cannot be asked for', async () => {
    const id = await shift(null, 6)
    expect(await ask(far, { shift: id })).toMatchObject({ errors: [{ code: 'time.shift_changed' }] })
    expect(await ask(toni, { shift: await shift(elena, 6) })).toMatchObject({
      errors: [{ code: 'time.shift_changed' }],
    })
    const draft = await house.must(rosterEndpoints.schedules.create, {
      body: { user: null, branch: house.house, from: at('2026-05-06T09:00'), to: at('2026-05-06T10:00') },
    })
    expect(await ask(toni, { shift: draft.id })).toMatchObject({ errors: [{ code: 'time.shift_changed' }] })
  })

  test('a shift that breaks the rest is shown with the breach, and not approved', async () => {
    await shift(toni, 10, '15:00', '23:00')
    const request = await asked(toni, { shift: await shift(null, 11, '06:00', '12:00') })
    const list = await house.must(calls.list, { query: { state: 'open' } }, berta.session)
    expect(list.find(({ id }) => id === request)?.breaches).toMatchObject([
      { code: 'dailyRest', name: 'Toni', found: 420, required: 660 },
    ])
    expect(await decide(request)).toMatchObject({ status: 409, errors: [{ code: 'time.breaches' }] })
  })
})

describe('Swaps', () => {
  test('both shifts change hands after the colleague agreed and a third person approved', async () => {
    const [mine, hers] = [await shift(toni, 18), await shift(elena, 19)]
    const found = await house.must(swapEndpoints.colleagues, { params: toni.access })
    expect(found.find(({ id }) => id === far.id)).toBeUndefined()
    const request = await asked(toni, { swap: { shift: mine, partner: elena.id, inReturn: hers } })
    expect(await decide(request)).toMatchObject({ errors: [{ code: 'time.not_agreed' }] })
    expect((await agree(toni, request)).status).toBe(404)
    expect(await house.must(calls.own, { params: elena.access })).toContainEqual(
      expect.objectContaining({ id: request, name: 'Toni', partner: { id: elena.id, name: 'Elena', agreedAt: null } }),
    )
    expect(await agree(elena, request)).toMatchObject({ value: { state: 'open' } })
    expect(await decide(request)).toMatchObject({ value: { state: 'approved' } })
    expect([await ownerOf(mine), await ownerOf(hers)]).toEqual([elena.id, toni.id])
    expect(await agree(elena, request, false)).toMatchObject({ errors: [{ code: 'time.request_decided' }] })
  })

  test('shifts at the same time can be swapped, and a swap without return passes one on', async () => {
    const [mine, hers] = [await shift(toni, 20, '09:00', '12:00'), await shift(elena, 20, '10:00', '13:00')]
    const request = await asked(toni, { swap: { shift: mine, partner: elena.id, inReturn: hers } })
    await agree(elena, request)
    expect((await decide(request)).ok).toBe(true)
    const passed = await asked(toni, { swap: { shift: hers, partner: elena.id } })
    await agree(elena, passed)
    expect(await decide(passed)).toMatchObject({ errors: [{ code: 'time.overlap' }] })
  })

  test('a manager who is part of a swap does not decide it', async () => {
    const request = await asked(toni, { swap: { shift: await shift(toni, 21), partner: berta.id } })
    await agree(berta, request)
    expect(await decide(request)).toMatchObject({ status: 403, errors: [{ code: 'time.own_record' }] })
  })

  test('a colleague who does not want to ends it; a shift that was changed meanwhile is not swapped', async () => {
    const no = await asked(toni, { swap: { shift: await shift(toni, 25), partner: elena.id } })
    expect(await agree(elena, no, false)).toMatchObject({ value: { state: 'refused' } })
    expect(await decide(no)).toMatchObject({ errors: [{ code: 'time.request_decided' }] })
    const id = await shift(toni, 26)
    const moved = await asked(toni, { swap: { shift: id, partner: elena.id } })
    await agree(elena, moved)
    await house.must(rosterEndpoints.schedules.update, {
      params: { id },
      body: { version: 1, to: at('2026-05-26T16:00') },
    })
    expect(await decide(moved)).toMatchObject({ errors: [{ code: 'time.shift_changed' }] })
  })

  test('nobody swaps with another branch, with themselves, or with a shift that is not theirs', async () => {
    const id = await shift(toni, 27)
    expect(await ask(toni, { swap: { shift: id, partner: far.id } })).toMatchObject({
      errors: [{ field: 'swap.partner' }],
    })
    expect(await ask(toni, { swap: { shift: id, partner: toni.id } })).toMatchObject({
      errors: [{ field: 'swap.partner' }],
    })
    expect(await ask(elena, { swap: { shift: id, partner: toni.id } })).toMatchObject({
      errors: [{ field: 'swap.shift' }],
    })
    expect(await ask(toni, { swap: { shift: id, partner: elena.id }, shift: id })).toMatchObject({ status: 400 })
  })
})
