import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { labelEndpoints as calls } from '../contract.ts'
import { A4 } from '../rules/formats.ts'
import { pdfOf, svgOf } from './draw.ts'
import { loadFonts } from '#platform/paper-fonts.ts'
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

test('a label without content and EAN says what is missing, and with both nothing is missing', async () => {
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

test('labels that go beyond the sheet take a second one; a first label outside of the sheet is refused', async () => {
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

test('a whole box of labels is one file, and every sheet is drawn alike', async () => {
  const { measure } = await loadFonts()
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
  const sources = { products, facts: new Map(), currency: 'EUR', measure }
  const made = sheetsOf({ ...part, items: `${obazda}:480` }, sources)
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

test.each([
  ['Ελληνικός μεζές', /greek/],
  ['Şiş köfte, ığdır', /latin-ext/],
  ['Борщ', /cyrillic/],
  ['حمص بالطحينة', /arabic/],
])('%s has letters of a font that the file carries', async (text, font) => {
  const fonts = await loadFonts()
  const pieces = fonts.pieces(text, true)
  expect(pieces.some((piece) => font.test(piece.font))).toBe(true)
  for (const { run } of pieces) expect(run.glyphs.every(({ id }) => id !== 0)).toBe(true)
  const shapes = [{ kind: 'text', text, x: 10, y: 10, size: 4, bold: true }] as const
  const bytes = await pdfOf('Probe', [shapes], fonts)
  expect(Buffer.from(bytes).toString('latin1')).toContain('/FontFile2')
  expect(svgOf(shapes, { x: 0, y: 0, ...A4 }, fonts).match(/<use /g)?.length).toBeGreaterThan(3)
})

test('Arabic stands from right to left, and a number in it from left to right', async () => {
  const fonts = await loadFonts()
  const order = fonts.pieces('حمص 250 غ', false).map(({ text }) => text.trim())
  expect(order.indexOf('250')).toBeGreaterThan(order.findIndex((text) => text.includes('غ')))
  expect(order.indexOf('250')).toBeLessThan(order.findIndex((text) => text.includes('حمص')))
})

test('text of a product cannot become markup of the picture', async () => {
  const fonts = await loadFonts()
  const shapes = [{ kind: 'text', text: '<script>&"', x: 1, y: 1, size: 3, bold: false }] as const
  expect(svgOf(shapes, { x: 0, y: 0, ...A4 }, fonts)).not.toContain('script')
})

test('others are answered between two sheets', async () => {
  let turns = 0
  const count = (): void => {
    turns++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const sheet = [{ kind: 'rect' as const, x: 0, y: 0, width: 10, height: 10 }]
  await pdfOf('Etiketten', [], await loadFonts())
  const before = turns
  await pdfOf(
    'Etiketten',
    Array.from({ length: 40 }, () => sheet),
    await loadFonts(),
  )
  clearImmediate(next)
  expect(turns - before).toBeGreaterThanOrEqual(40)
})

test('facts of a product in the trash come back with it, and are forgotten with a product that is gone for good', async () => {
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
