import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { foodOrders } from '#testing/food-orders.ts'
import { must } from '#testing/order-calls.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { reviewEndpoints as calls } from '../contract.ts'
import { reviewPersonalData } from './personal-data.ts'

let brand: FoodBrand
const { of } = foodOrders(() => brand)
const as = admin()
beforeAll(async () => {
  brand = await foodBrand()
  const { version } = await must(brand.call(contentEndpoints.config.get, {}, { as }))
  await must(brand.call(contentEndpoints.config.save, { body: { version, enablePluginOrderReviews: true } }, { as }))
})
afterAll(() => brand.close())

interface Said {
  lastName: string
  dish?: keyof FoodBrand['products']
  stars: readonly [rating: number, food: number, service: number, process: number]
  comment?: string
  email?: string
}

/** Places an order, sets it to completed and stores a review of it. Returns the id of the order. */
async function reviewed({ lastName, dish = 'soup', stars, comment = '', email = 'gast@example.de' }: Said) {
  const placed = await brand.place(brand.draft({ lastName, email, items: [of(dish)] }))
  const { id, uid } = await brand.order(placed)
  await brand.core.db.run(sql`UPDATE orders SET state = 'completed' WHERE id = ${id}`)
  const [rating, foodRating, serviceRating, processRating] = stars
  const body = { rating, foodRating, serviceRating, processRating, comment }
  await must(brand.call(orderingEndpoints.questionnaire, { params: { uid, hash: placed.hash }, body }))
  return id
}
const list = async (query: object = {}, who = as) => {
  const answer = await brand.call(calls.list, { query }, { as: who })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}
const guests = async (query: object = {}, who = as) =>
  (await list(query, who)).map(({ guest }) => guest.split(' ').at(-1))

test('reviews are listed with dishes and ratings, the latest first, and filtered', async () => {
  await reviewed({ lastName: 'Erste', stars: [5, 5, 4, 5] })
  brand.clock.advance({ minutes: 1 })
  await reviewed({ lastName: 'Zweite', dish: 'strudel', stars: [2, 1, 3, 3], comment: 'Kalt, und 50 % zu salzig' })
  expect(await list()).toMatchObject([
    {
      rating: 2,
      foodRating: 1,
      comment: 'Kalt, und 50 % zu salzig',
      items: [expect.any(String)],
      canAnswer: true,
      answer: null,
    },
    { rating: 5, comment: '' },
  ])
  expect(await guests()).toEqual(['Zweite', 'Erste'])
  expect(await guests({ most: 3 })).toEqual(['Zweite'])
  expect(await guests({ hasComment: 'true' })).toEqual(['Zweite'])
  expect(await guests({ search: '50 % salzig' })).toEqual(['Zweite'])
  expect(await guests({ search: '%' })).toEqual(['Zweite'])
  expect(await guests({ page: 2, pageSize: 1 })).toEqual(['Erste'])
  expect(await brand.call(calls.list, { query: { days: 31 } }, { as })).toMatchObject({ status: 422 })
})

test('staff of another branch cannot see or answer a review', async () => {
  const id = await reviewed({ lastName: 'Fremd', stars: [3, 3, 3, 3] })
  const other = sessionOf(['ROLE_BACKOFFICE'], { branches: ['00000000-0000-7000-8000-000000000000'] })
  expect(await guests({}, other)).toEqual([])
  expect(await guests({ branch: brand.house }, other)).toEqual([])
  const { now, items } = await must(brand.call(calls.summary, { query: {} }, { as: other }))
  expect([now.count, items]).toEqual([0, []])
  const foreign = await brand.call(calls.answer, { params: { id }, body: { text: 'Danke' } }, { as: other })
  expect(foreign).toMatchObject({ status: 404 })
})

test('an answer is sent to the guest once, quotes the review, and is added to the timeline', async () => {
  const id = await reviewed({ lastName: 'Frage', stars: [1, 1, 1, 1], comment: 'Nie wieder <b>' })
  const answer = (text: string) => brand.call(calls.answer, { params: { id }, body: { text } }, { as })
  const all = await Promise.all(
    Array.from({ length: 5 }, () => answer('Das tut uns leid.\n\nBitte kommen Sie wieder.')),
  )
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
  expect(await answer('Noch etwas')).toMatchObject({ status: 409, errors: [{ code: 'review.answered' }] })
  await brand.drain()
  const mails = await brand.core.db.many<{ to_address: string; html: string; text: string; branch_id: string }>(
    sql`SELECT to_address, html, text, branch_id FROM messages WHERE order_id = ${id} AND template = 'review.answer'`,
  )
  expect(mails).toMatchObject([{ to_address: 'gast@example.de', branch_id: brand.house }])
  expect(mails[0]?.text).toContain('Bitte kommen Sie wieder.')
  expect(mails[0]?.html).toContain('Nie wieder &lt;b&gt;')
  const { timeline } = await must(brand.call(orderingEndpoints.get, { params: { id } }, { as }))
  expect(timeline.filter(({ action }) => action === 'review-answered')).toHaveLength(1)
  expect(await guests({ isAnswered: 'true' })).toEqual(['Frage'])
  expect(await guests({ isAnswered: 'false' })).not.toContain('Frage')
})

test('an order without a review cannot be answered', async () => {
  const { id } = await brand.order(await brand.place(brand.draft()))
  const body = { text: 'Danke' }
  expect(await brand.call(calls.answer, { params: { id }, body }, { as })).toMatchObject({
    status: 409,
    errors: [{ code: 'review.none' }],
  })
})

test('averages are compared with the period before; a dish has an average of its food ratings from three reviews on', async () => {
  brand.clock.advance({ hours: 24 * 40 })
  for (const food of [5, 4, 5]) await reviewed({ lastName: 'Vorher', dish: 'strudel', stars: [5, food, 5, 5] })
  brand.clock.advance({ hours: 24 * 31 })
  for (const food of [2, 3, 2]) await reviewed({ lastName: 'Jetzt', dish: 'strudel', stars: [4, food, 4, 4] })
  await reviewed({ lastName: 'Suppe', stars: [1, 1, 1, 1] })
  const { now, before, items } = await must(brand.call(calls.summary, { query: { days: 7 } }, { as }))
  expect(now).toMatchObject({ count: 4, stars: [1, 0, 0, 3, 0], means: { rating: 3.3, foodRating: 2 } })
  expect(before).toMatchObject({ count: 0, means: { rating: null }, stars: [0, 0, 0, 0, 0] })
  expect(items).toMatchObject([{ count: 3, mean: 2.3, before: null }])
  const month = await must(brand.call(calls.summary, { query: { days: 30 } }, { as }))
  expect(month.before).toMatchObject({ count: 3 })
  expect(month.items).toMatchObject([{ count: 3, mean: 2.3, before: 4.7 }])
})

test('erasing a guest removes the answer', async () => {
  const id = await reviewed({ lastName: 'Weg', stars: [2, 2, 2, 2] })
  await must(brand.call(calls.answer, { params: { id }, body: { text: 'Liebe Frau Weg' } }, { as }))
  const of = { customers: [], contacts: [], orders: [id], formerly: [], others: [], files: [] }
  expect((await reviewPersonalData.read(brand.core.db, of)).review_answers).toHaveLength(1)
  await brand.core.db.tx((tx) => reviewPersonalData.erase(tx, of))
  expect(await reviewPersonalData.read(brand.core.db, of)).toEqual({ review_answers: [] })
})
