import { describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { house } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { notice, only, pay } from '../testing/mollie-talk.ts'
import { payingBrand, type PayingBrand, type PlacedOnline } from '../testing/paying-brand.ts'

/** What staff do with 'Heute schließen': the branch has no hours today (Friday). It opens on Saturday at 11:00. */
const closeToday = (brand: PayingBrand) =>
  brand.changeHouse({
    openingHours: [...(house.openingHours ?? []), { type: 'once', date: '2026-11-20', isClosed: true }],
  })
const tomorrow = '2026-11-21T10:00:00.000Z'

const isMissed = async (brand: PayingBrand, { uid }: PlacedOnline) =>
  (await must(brand.call(orderingEndpoints.missed, {}, { as: chief }))).some((order) => order.uid === uid)

describe('an order that is paid while its branch is closed waits from the next opening (docs/rules/orders.md, Waiting)', () => {
  test('paid again after the branch closed: neither escalated nor missed before the opening', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'canceled')
    await closeToday(brand)
    const again = await must(pay(brand, placed))
    await brand.press(again.paymentRedirectUrl, 'paid')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', awaitedFrom: tomorrow })
    expect((await brand.status(placed)).awaitedFrom).toBe(tomorrow)
    for (const [at, escalated, missed] of [
      ['2026-11-20T12:00:00Z', false, false],
      ['2026-11-21T09:59:00Z', false, false],
      ['2026-11-21T10:05:00Z', true, false],
      ['2026-11-21T10:11:00Z', true, true],
    ] as const) {
      brand.clock.set(at)
      await brand.runJobs()
      const { timeline } = await brand.order(placed)
      const isEscalated = timeline.some(({ action }) => action === 'escalate')
      expect([at, isEscalated, await isMissed(brand, placed)]).toEqual([at, escalated, missed])
    }
  })

  test('the first attempt is paid after the branch closed', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await closeToday(brand)
    await brand.press(placed.page, 'paid')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', awaitedFrom: tomorrow })
  })

  test('the payment is known only by a late notice', async () => {
    const brand = await payingBrand('mollie')
    const placed = await brand.orderOnline()
    const { id } = await only(brand)
    await brand.press(placed.page, 'pending')
    await closeToday(brand)
    await brand.provider.tell('/_set', { id, status: 'paid' })
    await notice(brand, `id=${id}`)
    await expect.poll(async () => (await brand.order(placed)).isPaid).toBe(true)
    expect((await brand.order(placed)).awaitedFrom).toBe(tomorrow)
  })

  test('staff accept another amount as the payment', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'wrong-amount')
    await closeToday(brand)
    const { id, version } = await brand.order(placed)
    const body = { version, decision: 'keep' as const, reason: 'passt' }
    const kept = await must(brand.call(orderingEndpoints.refund, { params: { id }, body }, { as: chief }))
    expect(kept).toMatchObject({ paymentState: 'paid', awaitedFrom: tomorrow })
  })

  test('a delivery waits for the delivery hours', async () => {
    const brand = await payingBrand('terminal')
    brand.clock.set('2026-11-20T20:25:00Z')
    const placed = await brand.orderOnline(brand.delivery({ paymentMethod: 'mollie' }))
    brand.clock.set('2026-11-20T20:35:00Z')
    await brand.press(placed.page, 'paid')
    expect((await brand.order(placed)).awaitedFrom).toBe('2026-11-21T11:00:00.000Z')
  })
})

describe('an order that is paid while its branch is open', () => {
  test('waits from its payment', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline()
    await brand.press(placed.page, 'paid')
    expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', awaitedFrom: null })
    brand.clock.advance({ minutes: 10, seconds: 1 })
    expect(await isMissed(brand, placed)).toBe(true)
  })

  test('waits from its payment, too, if it was placed while the branch was closed', async () => {
    const brand = await payingBrand('terminal')
    brand.clock.set('2026-11-21T09:50:00Z')
    const placed = await brand.orderOnline()
    expect((await brand.order(placed)).awaitedFrom).toBe(tomorrow)
    brand.clock.set('2026-11-21T10:08:00Z')
    await brand.press(placed.page, 'paid')
    expect((await brand.order(placed)).awaitedFrom).toBe(tomorrow)
    brand.clock.set('2026-11-21T10:17:00Z')
    expect(await isMissed(brand, placed)).toBe(false)
    brand.clock.set('2026-11-21T10:18:30Z')
    expect(await isMissed(brand, placed)).toBe(true)
  })
})
