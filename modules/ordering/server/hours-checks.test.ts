import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClosedDay } from '#modules/branches/rules/day-closing.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { orderingEndpoints } from '../contract.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief, type RideBrand, rideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'

const always: OpeningHours = [{ type: 'daily', from: '00:00', to: '24:00' }]
const closedOn = (hours: OpeningHours, date: string) => [...hours, { type: 'once' as const, date, isClosed: true }]
const asked = (branch: string, openingHours: OpeningHours, more: object = {}) => ({
  body: {
    branch,
    hours: { openingHours, isDeliveryHoursEnabled: false, deliveryHours: [], timeZone: 'Europe/Vienna', ...more },
  } as never,
})

describe('rides', () => {
  let brand: RideBrand
  let ride: { uid: string; hash: string }
  let at: Temporal.Instant
  const day = () => at.toZonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
  const affected = (branch: string, hours: OpeningHours, as = chief) =>
    brand.call(orderingEndpoints.outsideHours, asked(branch, hours), { as })
  beforeAll(async () => {
    brand = await rideBrand()
    at = brand.clock.now().add({ hours: 48 }).round({ smallestUnit: 'hour' })
    ride = await brand.place()
  })
  afterAll(() => brand.close())

  it('lists rides on a day that will be closed, with time and guest, only of this branch', async () => {
    const { id } = await brand.order(ride)
    expect(await must(affected(brand.a, closedOn(always, day())))).toEqual([
      {
        id,
        uid: ride.uid,
        number: expect.stringMatching(/^[A-Z]-\d+$/) as unknown,
        kind: 'ride',
        at: at.toString(),
        guest: 'Eva Pichler',
        table: '',
        isWaiting: false,
      },
    ])
    expect(await must(affected(brand.b, closedOn(always, day())))).toEqual([])
    expect(await must(affected(brand.a, always))).toEqual([])
  })

  it('only staff of the branch may make the call', async () => {
    const of = (branch: string) => sessionOf(['ROLE_BACKOFFICE'], { branches: [branch] })
    expect(await must(affected(brand.a, [], of(brand.a)))).toHaveLength(1)
    expect(await affected(brand.a, [], of(brand.b))).toMatchObject({ ok: false, status: 404 })
    expect(await affected(brand.a, [], sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] }))).toMatchObject({
      ok: false,
      status: 403,
    })
  })

  it('an unknown zone and invalid hours are refused', async () => {
    const zone = await brand.call(orderingEndpoints.outsideHours, asked(brand.a, [], { timeZone: 'Mars/Olympus' }), {
      as: chief,
    })
    expect(zone).toMatchObject({ ok: false, errors: [{ code: 'field.choice', field: 'hours.timeZone' }] })
    // Temporal accepts this text as a time zone, but screens could not format times with it. The call must refuse it.
    const named = asked(brand.a, [], { timeZone: '2026-01-01T00:00[Europe/Vienna]' })
    expect(await brand.call(orderingEndpoints.outsideHours, named, { as: chief })).toMatchObject({ ok: false })
    expect(await affected(brand.a, [{ type: 'once', isClosed: true }])).toMatchObject({
      ok: false,
      errors: [{ code: 'field.required', field: 'hours.openingHours.0.date' }],
    })
  })

  it('a proposed time counts until the guest answers; an order that has ended never counts', async () => {
    const { id, version } = await brand.order(ride)
    const proposal = at.add({ hours: 72 })
    const elsewhere = proposal.toZonedDateTimeISO('Europe/Vienna').toPlainDate().toString()
    const body = { version, appointment: proposal.toString(), expiresInMinutes: 60 }
    await must(brand.call(orderingEndpoints.counterAppointment, { params: { id }, body }, { as: chief }))
    expect(await must(affected(brand.a, closedOn(always, elsewhere)))).toMatchObject([{ uid: ride.uid }])
    brand.clock.advance({ minutes: 61 })
    expect(await must(affected(brand.a, closedOn(always, elsewhere)))).toEqual([])
    const seen = (await brand.order(ride)).version
    await must(brand.call(orderingEndpoints.cancel, { params: { id }, body: { version: seen } }, { as: chief }))
    expect(await must(affected(brand.a, closedOn(always, day())))).toEqual([])
  })
})

describe('food', () => {
  let brand: FoodBrand
  beforeAll(async () => {
    brand = await foodBrand()
  })
  afterAll(() => brand.close())

  it('checks preorders by the hours of their delivery type, the earliest first; does not list orders in preparation', async () => {
    const appointmentDate = '2026-11-21T17:00:00Z'
    const delivered = await brand.place(brand.delivery({ appointmentDate }))
    const fetched = await brand.place(brand.draft({ appointmentDate: '2026-11-21T16:00:00Z' }))
    const cooking = await brand.place()
    const { id, version } = await brand.order(cooking)
    await must(brand.call(orderingEndpoints.confirm, { params: { id }, body: { version } }, { as: chief }))
    const uids = async (openingHours: OpeningHours, deliveryHours: OpeningHours) =>
      (
        await must(
          brand.call(
            orderingEndpoints.outsideHours,
            asked(brand.house, openingHours, {
              isDeliveryHoursEnabled: true,
              deliveryHours,
              timeZone: 'Europe/Berlin',
            }),
            { as: chief },
          ),
        )
      ).map(({ uid }) => uid)
    expect(await uids(closedOn(always, '2026-11-21'), always)).toEqual([fetched.uid])
    expect(await uids(always, closedOn(always, '2026-11-21'))).toEqual([delivered.uid])
    expect(await uids([], [])).toEqual([fetched.uid, delivered.uid])
  })

  it('lists an order that waits for its answer if the branch would close now', async () => {
    const waiting = await brand.place()
    const today = brand.clock.now().toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
    const zone = { timeZone: 'Europe/Berlin' }
    const of = (hours: OpeningHours) =>
      must(brand.call(orderingEndpoints.outsideHours, asked(brand.house, hours, zone), { as: chief }))
    const now = brand.clock.now().toString()
    expect(await of(closedOn(always, today))).toMatchObject([{ uid: waiting.uid, at: now, isWaiting: true }])
    expect(await of(closedOn(always, '2026-12-24'))).toEqual([])
  })

  it("lists a waiting delivery when 'Heute schließen' closes the delivery hours, too", async () => {
    const waiting = await brand.place(brand.delivery())
    const open = { openingHours: [...always], deliveryHours: [...always], isDeliveryHoursEnabled: true }
    const today = brand.clock.now().toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
    const of = ({ openingHours, ...more }: typeof open) =>
      must(
        brand.call(
          orderingEndpoints.outsideHours,
          asked(brand.house, openingHours, { ...more, timeZone: 'Europe/Berlin' }),
          { as: chief },
        ),
      )
    const listed = (await of({ ...open, ...withClosedDay(open, today) })).filter(({ isWaiting }) => isWaiting)
    expect(listed.map(({ uid }) => uid)).toContain(waiting.uid)
    // Staff who edit only the opening hours do not stop deliveries.
    const opening = await of({ ...open, openingHours: closedOn(open.openingHours, today) as typeof open.openingHours })
    expect(opening.map(({ uid }) => uid)).not.toContain(waiting.uid)
  })
})
