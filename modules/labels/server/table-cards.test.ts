import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchesEndpoints, tablesEndpoints } from '#modules/branches/contract.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { labelEndpoints as calls } from '../contract.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
const as = admin()
const ids: string[] = []
let branchId = ''
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
  const house = { identifier: 'haus', name: 'Haus am Markt' }
  branchId = (await must(call(branchesEndpoints.create, { body: house }, { as }))).id
  for (const [identifier, isEnabled] of [
    ['1', true],
    ['Стіл 2', true],
    ['ที่ 3', false],
  ] as const)
    ids.push((await must(call(tablesEndpoints.create, { body: { identifier, branchId, isEnabled } }, { as }))).id)
})
afterAll(() => brand.close())

const wish = (more: object = {}) => ({ query: { tables: ids.join(','), ...more } })

test('four cards fill one sheet; copies and the first free card count', async () => {
  expect(await call(calls.cardPreview, wish(), { as })).toMatchObject({ value: { cards: 3, sheets: 1, notes: [] } })
  expect(await call(calls.cardPreview, wish({ copies: 2 }), { as })).toMatchObject({ value: { cards: 6, sheets: 2 } })
  expect(await call(calls.cardPreview, wish({ start: 3 }), { as })).toMatchObject({ value: { cards: 3, sheets: 2 } })
  expect(await call(calls.cardPreview, wish({ size: 'a4' }), { as })).toMatchObject({ value: { cards: 3, sheets: 3 } })
})

test('the file has the names of the tables in every script, the address of the website, and the texts of its language', async () => {
  const pdf = await must(call(calls.cardPdf, wish({ language: 'en' }), { as }))
  const { pages } = readPdf(String(pdf))
  expect(pages).toHaveLength(1)
  const words = pages[0]?.join('') ?? ''
  for (const part of ['Table 1', 'Стіл 2', 'Scan and order', '/en/store/', '?table=1']) expect(words).toContain(part)
})

test('the correction moves every shape of the sheet', async () => {
  const sheetOf = async (more: object) => (await must(call(calls.cardPreview, wish(more), { as }))).sheet
  expect(await sheetOf({ x: 2, y: -1 })).toContain('M2 -1h105')
  expect(await sheetOf({})).toContain('M0 0h105')
})

test('a letter that no font has is reported, with its table', async () => {
  const body = { identifier: 'T\u{13000}', branchId }
  const table = await must(call(tablesEndpoints.create, { body }, { as }))
  expect(await call(calls.cardPreview, { query: { tables: table.id } }, { as })).toMatchObject({
    value: { notes: [{ table: table.id, name: body.identifier, letters: '\u{13000}' }] },
  })
})

test('a start outside the sheet, a missing table and an invalid list of ids are refused with their field', async () => {
  expect(await call(calls.cardPreview, wish({ size: 'a4', start: 2 }), { as })).toMatchObject({
    errors: [{ code: 'label.start_outside', field: 'start' }],
  })
  expect(await call(calls.cardPdf, { query: {} }, { as })).toMatchObject({
    errors: [{ code: 'label.no_tables', field: 'tables' }],
  })
  for (const query of [{ tables: 'x' }, { copies: 21 }, { x: 5.1 }, { size: 'a5' }])
    expect(await call(calls.cardPreview, { query: { ...wish().query, ...query } as never }, { as })).toMatchObject({
      ok: false,
      status: 422,
    })
})

test('tables of a branch that a person may not see give no card', async () => {
  const stranger = sessionOf(['ROLE_FRONTDESK'], { branches: ['00000000-0000-4000-8000-000000000000'] })
  expect(await call(calls.cardPreview, wish(), { as: stranger })).toMatchObject({ value: { cards: 0, address: '' } })
  expect(await call(calls.cardPdf, wish(), { as: stranger })).toMatchObject({ ok: false })
})
