import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { imageTemplateEndpoints } from '#modules/image-templates/contract.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { labelEndpoints as calls } from '../contract.ts'
import { sheetsOf } from './sheets.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
const as = admin()
let obazda = ''
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
  const body = { name: 'Obazda im Glas', price: 5.9, tax: 7, allergens: 'G' }
  obazda = (await must(call(catalogueEndpoints.products.create, { body }, { as }))).id
})
afterAll(() => brand.close())

const query = (more: object = {}) => ({ items: `${obazda}:3`, ...more })

test('shelf life is counted from packing, and the maker is printed below; missing data is reported', async () => {
  const show = 'allergens,best,maker'
  const missing = await must(call(calls.preview, { query: query({ show }) }, { as }))
  expect(missing.notes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['no_best', 'no_maker']))
  const maker = 'Gasthaus Lindwurm, Kapuzinerplatz 5, 80337 München'
  const facts = { amount: 180, unit: 'g', ean: null, maker, keepsDays: 21 } as const
  expect(await must(call(calls.setFacts, { params: { id: obazda }, body: facts }, { as }))).toMatchObject(facts)
  const fonts = await paperFonts()
  const products = await must(call(catalogueEndpoints.products.list, {}, { as }))
  const known = new Map((await must(call(calls.facts, {}, { as }))).map((one) => [one.product, one]))
  const sources = { products, facts: known, currency: 'EUR' }
  const textsIn = async (language: 'de' | 'en', packed: string) => {
    const wish = { format: 'detail', language, start: 1, x: 0, y: 0, show, packed, items: `${obazda}:1` } as const
    const made = await fonts.with((letters) => sheetsOf(wish, { ...sources, letters }))
    if ('ok' in made) throw new Error(made.code)
    return (made.sheets[0] ?? []).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ')
  }
  expect(await textsIn('de', '2026-12-20')).toContain('Mindestens haltbar bis 10.01.2027')
  expect(await textsIn('en', '2028-02-10')).toContain('Best before 02/03/2028')
  expect(await textsIn('de', '2026-12-20')).toContain(maker)
  for (const body of [
    { ...facts, keepsDays: 0 },
    { ...facts, maker: 'x'.repeat(201) },
  ])
    expect(await call(calls.setFacts, { params: { id: obazda }, body }, { as })).toMatchObject({ status: 422 })
})

test('labels from an image template show each product, in the file as pictures of 300 dpi', async () => {
  const layers = [
    { type: 'text', id: 'a', x: 20, y: 20, w: 900, h: 120, binding: 'product.name', family: 'Hanken Grotesk' },
    { type: 'text', id: 'b', x: 20, y: 200, w: 900, h: 120, binding: 'product.price', family: 'Hanken Grotesk' },
  ]
  const body = { identifier: 'glas', name: 'Glas', canvas: { w: 960, h: 508, background: '#ffffff' }, layers } as never
  const template = await must(call(imageTemplateEndpoints.create, { body }, { as }))
  expect(await must(call(calls.templates, {}, { as }))).toEqual([{ id: template.id, name: 'Glas' }])
  const items = `${obazda}:3,${template.id}:2`
  const wish = { items, template: template.id, format: 'detail' } as const
  const made = await must(call(calls.preview, { query: wish }, { as }))
  expect(made).toMatchObject({ labels: 5, sheets: 1, notes: [] })
  const pictures = [...made.sheet.matchAll(/href="data:image\/png;base64,([^"]+)"/g)].map(([, data = '']) => data)
  // The five labels show two products. Each product's label is drawn only once.
  expect(pictures).toHaveLength(2)
  expect(new Set(pictures).size).toBe(2)
  expect(made.sheet.match(/<use href="#p/g)).toHaveLength(5)
  const { width } = await sharp(Buffer.from(pictures[0] ?? '', 'base64')).metadata()
  expect(width).toBe(Math.round((96 * 300) / 25.4))
  const file = await call(calls.pdf, { query: wish }, { as })
  expect(file).toMatchObject({ ok: true })
  // The PDF contains each of the two drawings once. A drawing needs at most two images: its colours and its transparency.
  if (file.ok) expect(String(file.value).match(/\/Subtype \/Image/g)?.length).toBeLessThanOrEqual(4)
  if (file.ok) expect(String(file.value)).toContain(`/Width ${Math.round((96 * 300) / 25.4)}`)
  // After a product has changed, its label is drawn again.
  const products = await must(call(catalogueEndpoints.products.list, {}, { as }))
  const { version = 0 } = products.find(({ id }) => id === obazda) ?? {}
  await must(
    call(catalogueEndpoints.products.update, { params: { id: obazda }, body: { price: 6.4, version } }, { as }),
  )
  const after = await must(call(calls.preview, { query: wish }, { as }))
  expect(after.sheet).not.toBe(made.sheet)
})

test('letters that a template cannot draw are reported before printing', async () => {
  const layers = [
    { type: 'text', id: 'a', x: 20, y: 20, w: 900, h: 120, binding: 'product.name', family: 'Hanken Grotesk' },
  ]
  const body = { identifier: 'welt', name: 'Welt', canvas: { w: 960, h: 508, background: '#ffffff' }, layers } as never
  const template = (await must(call(imageTemplateEndpoints.create, { body }, { as }))).id
  const notesOf = async (name: string) => {
    const product = await must(call(catalogueEndpoints.products.create, { body: { name, price: 5, tax: 7 } }, { as }))
    const wish = { items: `${product.id}:1`, format: 'detail' } as const
    const drawn = await must(call(calls.preview, { query: { ...wish, template } }, { as }))
    const laidOut = await must(call(calls.preview, { query: wish }, { as }))
    return [drawn, laidOut].map(({ notes }) =>
      notes.filter(({ kind }) => kind === 'not_in_template' || kind === 'no_letter').map(({ letters }) => letters),
    )
  }
  expect(await notesOf('緑茶 Чай')).toEqual([[], []])
  expect(await notesOf('Chai ชา شاي')).toEqual([[], []])
  expect(await notesOf('Chai \u{13000}')).toEqual([['\u{13000}'], ['\u{13000}']])
})

test('a template that was deleted, or belongs to another branch, is refused with its field', async () => {
  const gone = { items: `${obazda}:1`, template: crypto.randomUUID() }
  const refused = { status: 422, errors: [{ code: 'label.template_gone', field: 'template' }] }
  expect(await call(calls.preview, { query: gone }, { as })).toMatchObject(refused)
  const branch = await must(call(branchesEndpoints.create, { body: { identifier: 'fern', name: 'Fern' } }, { as }))
  const body = { identifier: 'fern', name: 'Fern', branches: [branch.id] } as never
  const template = await must(call(imageTemplateEndpoints.create, { body }, { as }))
  const elsewhere = { as: sessionOf(['ROLE_FRONTDESK'], { branches: [crypto.randomUUID()] }) }
  const foreign = { items: `${obazda}:1`, template: template.id }
  expect(await call(calls.preview, { query: foreign }, elsewhere)).toMatchObject(refused)
  expect((await must(call(calls.templates, {}, elsewhere))).map(({ id }) => id)).not.toContain(template.id)
})
