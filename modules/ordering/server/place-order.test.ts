import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type OrderDraftInput, orderingEndpoints } from '../contract.ts'
import { longestTexts } from '../rules/longest-texts.ts'
import { staffExtrasOf, staffVehicleOf } from '../rules/staff-words.ts'
import { admin } from '#testing/sessions.ts'
import { newKey, rideBrand, type RideBrand, vienna } from '#testing/ride-brand.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const submit = (body: OrderDraftInput, key = newKey()) =>
  brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': key } })
const refused = async (body: OrderDraftInput) => {
  const answer = await submit(body)
  if (answer.ok) throw new Error('The order was taken')
  return answer
}
const countOrders = async () =>
  (await brand.core.db.first<{ n: number }>(sql`SELECT count(*) AS n FROM orders`))?.n ?? 0

describe('A ride is placed', () => {
  test('with its price, items, timeline and a message to the messaging module; the server computes all prices', async () => {
    const placed = await brand.place(brand.draft({ phone: '0664 1234567' }))
    expect(placed.uid).toMatch(/^DC-/)
    const order = await brand.order(placed)
    expect(order).toMatchObject({
      state: 'waiting',
      kind: 'ride',
      phone: '+436641234567',
      currency: 'EUR',
      origin: 'web',
    })
    expect(order.items.map(({ kind, country, unit }) => ({ kind, country, unit }))).toEqual([
      { kind: 'ride', country: 'AT', unit: 'km' },
      { kind: 'ride', country: 'SK', unit: 'km' },
      { kind: 'accessory', country: null, unit: 'amount' },
    ])
    const cents = (amount: number) => Math.round(amount * 100)
    expect(order.items.reduce((sum, item) => sum + cents(item.gross), 0)).toBe(cents(order.pricing.totalGross))
    expect(order.pricing.taxes.map(({ rate }) => rate)).toEqual([10, 0])
    expect(order.items[0]?.unitPrice).toBe(3.3)
    expect(order.items[1]?.unitPrice).toBe(3)
    expect(order.timeline.map(({ action, to, actor }) => ({ action, to, actor: actor.type }))).toEqual([
      { action: 'placed', to: 'waiting', actor: 'customer' },
    ])
    expect(order.ride?.flightNumber).toBe('OS202')
    const outbox = await brand.core.db.many<{ topic: string }>(
      sql`SELECT topic FROM outbox WHERE payload->>'orderId' = ${order.id}`,
    )
    expect(outbox).toEqual([{ topic: 'order.placed' }])
  })

  test('from an airport by phone, without a flight number that the guest does not know', async () => {
    const draft = brand.draft()
    const {
      legalInstructions: _,
      privacyPolicy: __,
      ...body
    } = { ...draft, ride: draft.ride && { ...draft.ride, flightNumber: '' } }
    const enter = (as: ReturnType<typeof admin>) =>
      brand.call(orderingEndpoints.enter, { body, headers: { 'idempotency-key': newKey() } }, { as })
    const entered = await enter(admin())
    if (!entered.ok) throw new Error(entered.errors[0]?.code)
    const order = await brand.call(orderingEndpoints.get, { params: { id: entered.value.id } }, { as: admin() })
    expect(order).toMatchObject({ value: { origin: 'staff', ride: { flightNumber: '', service: 'airport-transfer' } } })
    expect(await submit({ ...draft, ride: draft.ride && { ...draft.ride, flightNumber: '' } })).toMatchObject({
      status: 422,
    })
  })

  test('an estimated route marks the price as approximate', async () => {
    const order = await brand.order(await brand.place())
    expect(order.ride?.route.estimated).toBe(true)
    expect(order.pricing.isApproximate).toBe(true)
  })

  test('a quote that was requested before has the same price as the order', async () => {
    const { ride } = brand.draft()
    const quote = await brand.call(orderingEndpoints.quote, {
      body: { branch: brand.a, product: brand.vehicle, ride: ride ?? ({} as never) },
    })
    const order = await brand.order(await brand.place())
    expect(quote.ok && quote.value.pricing).toEqual(order.pricing)
  })

  test('markup in a name is plain text', async () => {
    const order = await brand.order(await brand.place(brand.draft({ lastName: '<b>Gruber</b> & "Co"' })))
    expect(order.lastName).toBe('<b>Gruber</b> & "Co"')
  })

  test.each(['firstName', 'lastName', 'companyName', 'street', 'city', 'deliveryLastName', 'comment'] as const)(
    'a text that is too long is refused with field and limit: %s',
    async (field) => {
      const max = longestTexts[field]
      const errors = [{ field, code: 'field.too_long', values: { max } }]
      const answer = await refused(brand.draft({ [field]: 'x'.repeat(max + 1) }))
      expect(answer).toMatchObject({ status: 422, errors })
    },
  )

  test('a guest may live anywhere in the world', async () => {
    const order = await brand.order(await brand.place(brand.draft({ country: 'JP' })))
    expect(order.country).toBe('JP')
  })

  test('texts are in the language of the order; staff get the names of the catalogue, and the guest does not', async () => {
    const placed = await brand.place(brand.draft({ locale: 'en' }))
    const order = await brand.order(placed)
    expect(order.items.at(-1)).toMatchObject({ name: 'Child seat', staffName: 'Kindersitz' })
    expect(order.ride?.accessoryNames).toMatchObject([{ name: 'Child seat', staffName: 'Kindersitz' }])
    expect(order.ride && staffExtrasOf(order.ride)).toEqual(['1\u00a0× Kindersitz'])
    expect(order.ride && staffVehicleOf(order.ride)).toBe('First Class')
    expect(JSON.stringify(await brand.status(placed))).not.toMatch(/Kindersitz|staffName/)
    const german = await brand.order(await brand.place())
    expect([german.items.at(-1)?.staffName ?? null, german.ride?.vehicle.staffName]).toEqual([null, undefined])
  })
})

describe('a refusal names its field (specification §5)', () => {
  const without = (...names: (keyof OrderDraftInput)[]) =>
    Object.fromEntries(
      Object.entries(brand.draft()).filter(([name]) => !names.includes(name as never)),
    ) as unknown as OrderDraftInput
  const ride = (more: object) => ({ ride: { ...brand.draft().ride, ...more } }) as Partial<OrderDraftInput>

  test.each<[string, () => OrderDraftInput, string, string]>([
    ['no first name', () => without('firstName'), 'firstName', 'field.required'],
    ['no last name', () => without('lastName'), 'lastName', 'field.required'],
    ['no e-mail', () => without('email'), 'email', 'field.required'],
    ['an impossible e-mail', () => brand.draft({ email: 'eva@' }), 'email', 'field.email'],
    ['no phone', () => without('phone'), 'phone', 'field.required'],
    ['a phone without country', () => brand.draft({ phone: '12' }), 'phone', 'field.phone'],
    ['no street', () => without('street'), 'street', 'field.required'],
    ['no postcode', () => without('zipCode'), 'zipCode', 'field.required'],
    ['no city', () => without('city'), 'city', 'field.required'],
    ['a country that there is not', () => brand.draft({ country: 'XX' }), 'country', 'field.choice'],
    ['terms not accepted', () => brand.draft({ legalInstructions: false }), 'legalInstructions', 'field.accept'],
    ['privacy not accepted', () => brand.draft({ privacyPolicy: false }), 'privacyPolicy', 'field.accept'],
    ['a company without name', () => brand.draft({ isCompany: true }), 'companyName', 'field.required'],
    ['a method that is switched off', () => brand.draft({ paymentMethod: 'mollie' }), 'paymentMethod', 'field.choice'],
    ['no date', () => without('appointmentDate'), 'date', 'field.required'],
    [
      'no flight number from the airport',
      () => brand.draft(ride({ flightNumber: '' })),
      'flightNumber',
      'field.required',
    ],
    [
      'an unknown vehicle',
      () => brand.draft({ items: [{ product: newKey(), amount: 1 }] }),
      'vehicle',
      'vehicle.disabled',
    ],
    [
      'two vehicles at once',
      () => brand.draft({ items: [{ product: brand.vehicle, amount: 2 }] }),
      'vehicle',
      'field.choice',
    ],
    ['too many passengers', () => brand.draft(ride({ adults: 4 })), 'vehicle', 'vehicle.too_small'],
    ['children who need a seat', () => brand.draft(ride({ adults: 2, children: 2 })), 'vehicle', 'vehicle.too_small'],
    [
      'a passenger’s phone that cannot be called',
      () => brand.draft(ride({ passengerName: 'Eva', passengerPhone: '12' })),
      'passengerPhone',
      'field.phone',
    ],
    [
      'accessories that the vehicle does not have',
      () => brand.draft(ride({ accessories: [{ id: 'rocket', amount: 1 }] })),
      'accessories',
      'field.choice',
    ],
    ['a ride to eat in', () => brand.draft({ deliveryType: 'dineIn' }), 'deliveryType', 'field.choice'],
    ['no ride at all', () => without('ride'), 'service', 'field.required'],
    ['the same place twice', () => brand.draft(ride({ to: vienna })), 'to', 'maps.no_route'],
    ['an unknown branch', () => brand.draft({ branch: newKey() }), 'branch', 'order.branch_unknown'],
  ])('%s', async (_name, draft, field, code) => {
    const before = await countOrders()
    const answer = await refused(draft())
    expect(answer.status).toBe(422)
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, code, message: expect.stringMatching(/\S/) }))
    expect(await countOrders()).toBe(before)
  })

  test('all broken rules are reported together, about the person and about the ride', async () => {
    const answer = await refused(brand.draft({ firstName: '', appointmentDate: null, ...ride({ flightNumber: '' }) }))
    expect(answer.errors.map(({ field }) => field)).toEqual(['firstName', 'date', 'flightNumber'])
  })

  test('a place whose coordinates are not those that our server returned for its name', async () => {
    const { ride } = brand.draft()
    if (!ride) throw new Error('The draft is a ride')
    const { errors, status } = await refused(
      brand.draft({
        ride: { ...ride, from: { ...ride.from, location: [16.5, 48.1] }, to: { ...ride.to, seal: undefined } },
      }),
    )
    expect(status).toBe(422)
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['place.unknown', 'from'],
      ['place.unknown', 'to'],
    ])
  })

  test('an appointment within the lead time is refused with the next free one', async () => {
    const answer = await refused(brand.draft({ appointmentDate: String(brand.clock.now().add({ minutes: 10 })) }))
    expect(answer.errors[0]).toMatchObject({
      field: 'date',
      code: 'appointment.too_soon',
      values: { nextFree: String(brand.clock.now().add({ minutes: 60 })) },
    })
  })

  test.each([
    ['isPaid', true],
    ['uid', 'MINE'],
    ['pricing', { totalGross: 1 }],
    ['state', 'confirmed'],
  ])('an extra field %s', async (name, value) => {
    const answer = await refused({ ...brand.draft(), [name]: value } as OrderDraftInput)
    expect(answer.errors[0]).toMatchObject({ field: name, code: 'field.unknown' })
  })

  test('a text that the database cannot store is refused', async () => {
    const answer = await refused(brand.draft({ firstName: 'Eva\uD800' }))
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'firstName', code: 'field.format' }] })
    const deep = await refused(brand.draft(ride({ flightNumber: '\uD800' })))
    expect(deep).toMatchObject({ status: 422, errors: [{ field: 'ride.flightNumber' }] })
  })

  test('invisible characters are removed from a text', async () => {
    const order = await brand.order(await brand.place(brand.draft({ firstName: 'Eva\u0000' })))
    expect(order.firstName).toBe('Eva')
  })

  test.each([
    '2026-11-27',
    '2026-11-31T10:00:00Z',
    '2026-11-27T10:00:00',
    '2026-11-27T10:00:00.0000000001Z',
    '0000-01-01T00:00:00Z',
    // Temporal accepts the UTC offsets of the next two times, but PostgreSQL does not.
    '2026-11-28T02:00:00+16:00',
    '2026-11-26T12:00:00-23:00',
    'morgen',
  ])('the time %s', async (appointmentDate) => {
    const answer = await refused(brand.draft({ appointmentDate }))
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'appointmentDate', code: 'field.format' }] })
  })

  test('routes of the client are accepted but never read', async () => {
    const cheap = [{ code: 'AT', distance: 1 }]
    const [with_, without_] = [await brand.place(brand.draft({ routes: cheap })), await brand.place()]
    expect((await brand.order(with_)).pricing).toEqual((await brand.order(without_)).pricing)
  })

  test('a price or route in the data of the ride', async () => {
    const answer = await refused(brand.draft(ride({ route: { metres: 1 } })))
    expect(answer.status).toBe(422)
  })

  test('no key, or a key that is not a UUID', async () => {
    const bare = await brand.call(orderingEndpoints.place, { body: brand.draft() })
    expect(bare.ok).toBe(false)
    const odd = await submit(brand.draft(), 'abc')
    expect(!odd.ok && odd.errors[0]?.code).toBe('order.key_invalid')
  })
})

describe('One key, one order (docs/rules/security.md, Orders)', () => {
  test('sending the order again returns 200 with the same order, also if its fields are in another sequence', async () => {
    const key = newKey()
    const first = await submit(brand.draft(), key)
    const reordered = Object.fromEntries(Object.entries(brand.draft()).toReversed()) as OrderDraftInput
    const second = await submit(reordered, key.toUpperCase())
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second).toMatchObject({ ok: true, value: first.ok ? first.value : {} })
  })

  test('the same key with another order is 409', async () => {
    const key = newKey()
    await submit(brand.draft(), key)
    const other = await submit(brand.draft({ firstName: 'Anna' }), key)
    expect(other.status).toBe(409)
    expect(!other.ok && other.errors[0]?.code).toBe('order.key_reused')
  })

  test('a key can be used again after a refusal', async () => {
    const key = newKey()
    expect((await submit(brand.draft({ firstName: '' }), key)).status).toBe(422)
    expect((await submit(brand.draft(), key)).status).toBe(201)
  })

  test('sending the order again succeeds although its appointment has passed meanwhile', async () => {
    const late = await rideBrand()
    const key = newKey()
    const body = late.draft()
    const first = await late.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': key } })
    late.clock.advance({ hours: 24 * 7 })
    const second = await late.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': key } })
    expect(second).toMatchObject({ ok: true, status: 200, value: first.ok ? first.value : {} })
  })

  test('a key is deleted after a month, not earlier, and its order stays', async () => {
    const old = await rideBrand()
    const key = newKey()
    const body = old.draft()
    const send = () => old.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': key } })
    const count = (table: 'orders' | 'order_keys') =>
      old.core.db.first(
        table === 'orders'
          ? sql`SELECT count(*)::int AS n FROM orders`
          : sql`SELECT count(*)::int AS n FROM order_keys`,
      )
    expect((await send()).status).toBe(201)
    old.clock.advance({ hours: 24 * 29 })
    await old.runJobs()
    expect((await send()).status).toBe(200)
    old.clock.advance({ hours: 24 * 2 })
    await old.runJobs()
    expect([await count('order_keys'), await count('orders')]).toEqual([{ n: 0 }, { n: 1 }])
  })

  test('if the connection is lost after the commit, the order counts as new, and screens are notified', async () => {
    const { single } = brand.core.db
    const lost = vi.spyOn(brand.core.db, 'single').mockImplementationOnce(async (work) => {
      // Simulates that the response to the first commit is lost: the statement runs twice, and open screens are notified twice.
      await single(work)
      return single(work)
    })
    const told: unknown[] = []
    const stop = brand.core.live.on('orders', ({ uid }) => told.push(uid))
    const answer = await submit(brand.draft())
    stop()
    lost.mockRestore()
    expect(answer).toMatchObject({ ok: true, status: 201 })
    const uid = answer.ok ? answer.value.uid : ''
    expect(told).toEqual([uid, uid])
  })

  test('50 simultaneous requests create one order', async () => {
    const before = await countOrders()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(brand.draft(), key)))
    expect(await countOrders()).toBe(before + 1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49)
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.uid : 'refused'))).size).toBe(1)
  })
})
