import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { labelEndpoints as calls } from '../contract.ts'
import { forgetFacts } from './forget-facts.ts'
import { sheetsOf } from './sheets.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
const as = admin()
let obazda = ''
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
  const body = { name: 'Obazda im Glas', price: 5.9, tax: 7, allergens: 'G' }
  const made = await call(catalogueEndpoints.products.create, { body }, { as })
  if (!made.ok) throw new Error(JSON.stringify(made))
  obazda = made.value.id
})
afterAll(() => brand.close())

const query = (more: object = {}) => ({ items: `${obazda}:3`, ...more })

test('a label without content and EAN reports what is missing; with both nothing is reported', async () => {
  expect(await call(calls.preview, { query: query() }, { as })).toMatchObject({
    value: { labels: 3, sheets: 1, notes: [{ kind: 'no_ean' }, { kind: 'no_content' }] },
  })
  const facts = { amount: 180, unit: 'g', ean: '4006381333931' } as const
  expect(await call(calls.setFacts, { params: { id: obazda }, body: facts }, { as })).toMatchObject({ ok: true })
  expect(await call(calls.facts, {}, { as })).toMatchObject({ value: [{ product: obazda, ...facts }] })
  expect(await call(calls.preview, { query: query() }, { as })).toMatchObject({ value: { notes: [] } })
})

test.each([
  ['a wrong check digit', { amount: 180, unit: 'g', ean: '4006381333930' } as const],
  ['a content without a unit', { amount: 180, unit: null, ean: null } as const],
])('%s is refused', async (_, body) => {
  expect(await call(calls.setFacts, { params: { id: obazda }, body }, { as })).toMatchObject({ ok: false, status: 422 })
})

test('labels that do not fit on one sheet take a second one; a first label outside the sheet is refused', async () => {
  const wish = query({ format: 'detail', start: 9 })
  expect(await call(calls.preview, { query: wish }, { as })).toMatchObject({ value: { labels: 3, sheets: 2 } })
  expect(await call(calls.preview, { query: query({ format: 'detail', start: 11 }) }, { as })).toMatchObject({
    ok: false,
    errors: [{ code: 'label.start_outside', field: 'start' }],
  })
})

test.each([
  { items: 'x:1' },
  { items: `${'0'.repeat(8)}-0000-0000-0000-000000000000:481` },
  { x: 5.1 },
  { show: 'all' },
])('a wish out of bounds is refused: %o', async (more) => {
  const refused = await call(calls.preview, { query: { ...query(), ...more } }, { as })
  expect(refused).toMatchObject({ ok: false })
})

test('480 labels of one product are one file, and all its sheets are drawn in the same way', async () => {
  const products = await must(call(catalogueEndpoints.products.list, {}, { as }))
  const part = {
    format: 'compact',
    language: 'de',
    start: 1,
    x: 0,
    y: 0,
    show: 'allergens',
    packed: '2026-11-20',
  } as const
  const sources = { products, facts: new Map(), currency: 'EUR' }
  const fonts = await paperFonts()
  const made = await fonts.with((letters) => sheetsOf({ ...part, items: `${obazda}:480` }, { ...sources, letters }))
  if ('ok' in made) throw new Error(made.code)
  expect(made.sheets).toHaveLength(10)
  const [first, second] = made.sheets
  expect(second).toEqual(first)
  const texts = first?.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])) ?? []
  expect(texts.filter((text) => text === '5,90 €')).toHaveLength(48)
})

test('the file is a PDF; without products there is none', async () => {
  const made = await call(calls.pdf, { query: query() }, { as })
  expect(made).toMatchObject({ ok: true })
  if (made.ok) expect(String(made.value).startsWith('%PDF-1.')).toBe(true)
  expect(await call(calls.pdf, { query: { items: '' } }, { as })).toMatchObject({
    ok: false,
    errors: [{ code: 'label.no_products' }],
  })
})

test('a label without room for its allergens is not printed', async () => {
  const all = { name: 'Alles', price: 1, tax: 7, allergens: 'ABCDEFGHLMNOPR' }
  const made = await call(catalogueEndpoints.products.create, { body: all }, { as })
  const items = made.ok ? `${made.value.id}:1` : ''
  expect(await call(calls.pdf, { query: { items } }, { as })).toMatchObject({
    ok: false,
    errors: [{ code: 'label.text_cut' }],
  })
  expect(await call(calls.pdf, { query: { items, format: 'detail' } }, { as })).toMatchObject({ ok: true })
})

test('a letter that no font has is reported before printing, and printed as a question mark', async () => {
  const body = { name: 'Tee \u{13000} grün', price: 4, tax: 7 }
  const tea = await must(call(catalogueEndpoints.products.create, { body }, { as }))
  const { notes } = await must(call(calls.preview, { query: { items: `${tea.id}:1`, show: 'allergens' } }, { as }))
  expect(notes.filter(({ kind }) => kind === 'no_letter')).toEqual([
    { product: tea.id, name: body.name, kind: 'no_letter', letters: '\u{13000}' },
  ])
  expect(await call(calls.pdf, { query: { items: `${tea.id}:1`, show: 'allergens' } }, { as })).toMatchObject({
    ok: true,
  })
})

test('label data of a product is restored with it from the trash, and deleted with a product that is permanently deleted', async () => {
  const body = { name: 'Senf', price: 3.9, tax: 7 }
  const mustard = await must(call(catalogueEndpoints.products.create, { body }, { as }))
  const facts = { amount: 200, unit: 'ml', ean: null } as const
  await must(call(calls.setFacts, { params: { id: mustard.id }, body: facts }, { as }))
  const kept = async () =>
    (await must(call(calls.facts, {}, { as }))).filter(({ product }) => product === mustard.id).length
  await must(call(catalogueEndpoints.products.remove, { params: { id: mustard.id } }, { as }))
  const job = forgetFacts(brand.core)
  await job.run(AbortSignal.timeout(10_000))
  await must(call(catalogueEndpoints.trash.recover, { body: { kind: 'product', id: mustard.id } }, { as }))
  expect(await kept()).toBe(1)
  await must(call(catalogueEndpoints.products.remove, { params: { id: mustard.id } }, { as }))
  await brand.core.db.run(sql`DELETE FROM catalogue_trash`)
  await job.run(AbortSignal.timeout(10_000))
  expect(await kept()).toBe(0)
})
