import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief, firstClass, newKey, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { type OrderDraftInput, orderingEndpoints } from '../contract.ts'
import { staffExtrasOf } from '../rules/staff-words.ts'
import { orderingPersonalData } from './personal-data.ts'

/** The tests check the rules in docs/rules/orders.md, Accessories. */
let brand: RideBrand
let vehicle = ''
beforeAll(async () => {
  brand = await rideBrand()
  const stop = { id: 'extra-stop', name: 'Zwischenhalt', price: 12, question: ' Wo sollen wir halten? ' }
  const seat = { id: 'child-seat', name: 'Kindersitz' }
  const parts = [{ id: 'addons', name: 'Zubehör', type: 'addons' as const, options: [stop, seat] }]
  const english = { 'addons.extra-stop': 'Stop on the way', 'addons.extra-stop#question': 'Where should we stop?' }
  const body = { ...firstClass, parts, translations: { en: { parts: english } } }
  vehicle = (await must(brand.call(catalogueEndpoints.products.create, { body }, { as: chief }))).id
})
afterAll(() => brand.close())

const asking = (accessories: object[], more: Partial<OrderDraftInput> = {}): OrderDraftInput =>
  brand.draft({
    items: [{ product: vehicle, amount: 1 }],
    ride: { ...brand.draft().ride, accessories } as OrderDraftInput['ride'],
    ...more,
  })
const submit = (body: OrderDraftInput) =>
  brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': newKey() } })

test.each([
  ['missing', {}],
  ['empty', { answer: '' }],
  ['blank', { answer: ' \t ' }],
])('an answer that is %s is refused, and the text names accessory and question', async (_name, answer) => {
  const german = await submit(asking([{ id: 'extra-stop', amount: 1, ...answer }]))
  expect(german).toMatchObject({
    ok: false,
    status: 422,
    errors: [
      {
        field: 'accessories',
        code: 'accessory.answer_missing',
        message: 'Bitte beantworten Sie beim Zubehör „Zwischenhalt“ die Frage „Wo sollen wir halten?“.',
      },
    ],
  })
})

test('the question is asked in the language of the order', async () => {
  const refused = await submit(asking([{ id: 'extra-stop', amount: 1 }], { locale: 'en' }))
  expect(refused).toMatchObject({
    errors: [{ values: { name: 'Stop on the way', question: 'Where should we stop?' } }],
  })
})

test('an answer of more than 120 characters is refused with its field', async () => {
  const refused = await submit(asking([{ id: 'extra-stop', amount: 1, answer: 'x'.repeat(121) }]))
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ field: 'ride.accessories.0.answer', code: 'field.too_long' }],
  })
  expect((await submit(asking([{ id: 'extra-stop', amount: 1, answer: 'x'.repeat(120) }]))).ok).toBe(true)
})

test('an answer to an accessory that the vehicle does not have is refused', async () => {
  expect(await submit(asking([{ id: 'rocket', amount: 1, answer: 'Mars' }]))).toMatchObject({
    status: 422,
    errors: [{ field: 'accessories', code: 'field.choice' }],
  })
})

test('the price is told without an answer, and the answer does not change it', async () => {
  const price = async (accessory: object) => {
    const ride = asking([accessory]).ride ?? ({} as never)
    return (await must(brand.call(orderingEndpoints.quote, { body: { branch: brand.a, product: vehicle, ride } })))
      .pricing
  }
  const stop = { id: 'extra-stop', amount: 1 }
  expect(await price(stop)).toEqual(await price({ ...stop, answer: 'Hotel Sacher' }))
})

test('the answer is stored without blanks and control characters, and guest and staff read it', async () => {
  const sent = { id: 'extra-stop', amount: 1, answer: '  Hotel\u0000 Sacher ' }
  const placed = await brand.place(asking([sent, { id: 'child-seat', amount: 2 }], { locale: 'en' }))
  const { ride } = await brand.order(placed)
  expect(ride?.accessories).toEqual([
    { id: 'extra-stop', amount: 1, answer: 'Hotel Sacher' },
    { id: 'child-seat', amount: 2 },
  ])
  expect(ride && staffExtrasOf(ride)).toEqual(['1\u00a0× Zwischenhalt: Hotel Sacher', '2\u00a0× Kindersitz'])
  const shown = await brand.status(placed)
  expect(shown.ride?.accessoryNames[0]).toMatchObject({ name: 'Stop on the way', answer: 'Hotel Sacher' })
})

test('staff correct an answer, and the history keeps both; other accessories and empty answers are refused', async () => {
  const order = await brand.order(await brand.place(asking([{ id: 'extra-stop', amount: 1, answer: 'Hotel Sacher' }])))
  const correct = (accessoryAnswers: { id: string; answer: string }[]) =>
    brand.call(
      orderingEndpoints.update,
      { params: { id: order.id }, body: { version: order.version, ride: { accessoryAnswers } } },
      { as: chief },
    )
  expect(await correct([{ id: 'extra-stop', answer: ' ' }])).toMatchObject({ ok: false, status: 422 })
  expect(await correct([{ id: 'child-seat', answer: 'x' }])).toMatchObject({
    ok: false,
    status: 422,
    errors: [{ code: 'field.choice', field: 'ride.accessoryAnswers' }],
  })
  const done = await correct([{ id: 'extra-stop', answer: 'Hotel Imperial' }])
  expect(done).toMatchObject({
    ok: true,
    value: {
      pricing: order.pricing,
      ride: {
        accessories: [{ id: 'extra-stop', answer: 'Hotel Imperial' }],
        accessoryNames: [{ answer: 'Hotel Imperial' }],
      },
    },
  })
  expect(done.ok && done.value.timeline.at(-1)).toMatchObject({
    action: 'edit-details',
    values: {
      before: { accessoryNames: [{ answer: 'Hotel Sacher' }] },
      after: { accessoryNames: [{ answer: 'Hotel Imperial' }] },
    },
  })
})

test('an erasure removes the answers, and the accessories stay', async () => {
  const placed = await brand.place(asking([{ id: 'extra-stop', amount: 1, answer: 'Hotel Sacher' }]))
  const { id } = await brand.order(placed)
  const guest = { orders: [id], formerly: [], others: [], contacts: [], files: [] }
  const waiting = await brand.order(placed)
  await must(
    brand.call(orderingEndpoints.cancel, { params: { id }, body: { version: waiting.version } }, { as: chief }),
  )
  const data = orderingPersonalData(brand.core)
  const exported = await data.read(brand.core.db, guest as never)
  expect(JSON.stringify(exported)).toContain('Hotel Sacher')
  await brand.core.db.tx((tx) => data.erase(tx, guest as never) as Promise<undefined>)
  const { ride } = await must(brand.call(orderingEndpoints.get, { params: { id } }, { as: chief }))
  expect(JSON.stringify(ride)).not.toContain('Sacher')
  expect(ride?.accessories).toEqual([{ id: 'extra-stop', amount: 1 }])
  expect(ride?.accessoryNames).toMatchObject([{ name: 'Zwischenhalt', amount: 1 }])
})
