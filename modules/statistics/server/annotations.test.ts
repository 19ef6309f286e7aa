import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { annotationEndpoints as calls } from '../contract/annotation.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

test('an annotation keeps its day in every time zone, and the newest day comes first', async () => {
  for (const [day, text] of [
    ['2026-03-14', 'Neue Karte'],
    ['2026-03-29', 'Osteraktion'],
  ] as const)
    await must(brand.call(calls.create, { body: { day, text } }, { as: chief }))
  const found = await must(brand.call(calls.list, { query: {} }, { as: chief }))
  expect(found.map(({ day, text }) => [day, text])).toEqual([
    ['2026-03-29', 'Osteraktion'],
    ['2026-03-14', 'Neue Karte'],
  ])
})

test.each([
  { day: '2026-02-30', text: 'Neue Karte' },
  { day: '2026-03-14', text: '' },
  { day: '2026-03-14', text: 'x'.repeat(61) },
])('the annotation %o is refused', async (body) => {
  expect(await brand.call(calls.create, { body }, { as: chief })).toMatchObject({ status: 422 })
})

test('the front desk can neither read nor write annotations; an editor without all branches can only read them', async () => {
  const body = { day: '2026-03-14', text: 'Neue Karte' }
  const desk = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] })
  const editor = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.a] })
  expect(await brand.call(calls.list, { query: {} }, { as: desk })).toMatchObject({ status: 403 })
  expect((await brand.call(calls.list, { query: {} }, { as: editor })).ok).toBe(true)
  expect(await brand.call(calls.create, { body }, { as: editor })).toMatchObject({ status: 403 })
})
