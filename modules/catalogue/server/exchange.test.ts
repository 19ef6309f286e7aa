import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { catalogueEndpoints as calls, type ProductInput } from '../contract.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
const as = admin()
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
  for (const name of ['Suppen', 'Getränke']) await must(call(calls.categories.create, { body: { name } }, { as }))
  await must(call(calls.tags.create, { body: { name: 'Vegan' } }, { as }))
})
afterAll(() => brand.close())
beforeEach(async () => {
  await brand.core.db.run(sql`DELETE FROM products`)
})

async function must<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}
const product = (body: Partial<ProductInput> & { name: string }) =>
  must(call(calls.products.create, { body: { price: 4.9, tax: 7, ...body } }, { as }))
const listed = () => must(call(calls.products.list, { query: { pageSize: 500 } }, { as }))
const preview = (csv: string) => must(call(calls.previewImport, { body: { csv } }, { as }))
const bring = (csv: string, fingerprint: string) => call(calls.importCsv, { body: { csv, fingerprint } }, { as })
const exported = async (locale: 'de' | 'en' = 'de') =>
  must(call(calls.exportCsv, {}, { as, locale })) as Promise<string>

describe('Export and import of products (docs/rules/back-office.md, Catalogue)', () => {
  test('importing an export changes nothing, also with formulas and quotes', async () => {
    const [soup] = await must(call(calls.categories.list, {}, { as }))
    const [vegan] = await must(call(calls.tags.list, {}, { as }))
    await product({
      name: '=HYPERLINK("http://x")',
      description: 'Zeile 1\nZeile "2"; mit, allem',
      categoryId: soup?.id ?? null,
      tagIds: [vegan?.id ?? ''],
      translations: { en: { name: '+Soup' } },
      price: 1234.5,
      takeawayTax: 8.1,
    })
    await product({ name: 'Brot' })
    const response = await brand.app.inject({ url: '/api/products/products.csv' })
    expect(response.statusCode).toBe(401)
    const csv = await exported()
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).toContain('"1234,50"')
    const plan = await preview(csv)
    expect(plan.counts).toEqual({ new: 0, changed: 0, unchanged: 2, error: 0 })
    expect(plan.unknownColumns).toEqual([])
  })

  test.each([
    ['de', ['Einfach', 'Stück (Stk.)', 'Bier, Wein, Sekt', 'Ja', 'Nein']],
    ['en', ['Simple', 'piece', 'Beer, wine, sparkling wine', 'Yes', 'No']],
  ] as const)('the table has the words of the screen (%s), and the import reads them back', async (locale, words) => {
    await product({ name: 'Helles', alcohol: 'fermented', isPublic: false })
    const csv = await exported(locale)
    const [, line = ''] = csv.trim().split('\r\n')
    for (const word of words) expect(line).toContain(`"${word}"`)
    for (const code of ['simple', 'amount', 'fermented', 'true', 'false']) expect(line).not.toContain(`"${code}"`)
    expect((await preview(csv)).counts).toEqual({ new: 0, changed: 0, unchanged: 1, error: 0 })
    const codes = 'Name;Art;Einheit;Alkohol;Eingeschaltet;Veröffentlicht\nHelles;simple;amount;fermented;true;false'
    expect((await preview(codes)).counts).toMatchObject({ unchanged: 1, error: 0 })
    const changed = await preview('Name;Einheit;Alkohol\nHelles;Portion;Spirits, mixed drinks too')
    expect(changed.rows[0]?.changes).toEqual([
      { column: 'unit', before: 'Stück (Stk.)', after: 'Portion (Port.)' },
      { column: 'alcohol', before: 'Bier, Wein, Sekt', after: 'Spirituosen, auch gemischt' },
    ])
  })

  test('the preview shows new, changed, unchanged and invalid rows with their lines; nothing is written before the confirmation', async () => {
    await product({ name: 'Brot' })
    await product({ name: 'Leberknödelsuppe' })
    const csv = [
      'Name;Bruttopreis;Steuer Lieferung %;Kategorie;Tags;Lieblingsfarbe',
      'Brot;4,90;7;;;rot',
      'leberknödelsuppe;5,20;7;Suppen;vegan;',
      'Helles;4,60;19;Getränke;;',
      'Nichts;abc;7;Suppen;;',
      'Fremd;1;7;Pizza;;',
      'Helles;4,70;19;;;',
      ';1;7;;;',
      'Zu viel Steuer;1;700;;;',
    ].join('\r\n')
    const plan = await preview(csv)
    expect(plan.counts).toEqual({ new: 1, changed: 1, unchanged: 1, error: 5 })
    expect(plan.unknownColumns).toEqual(['Lieblingsfarbe'])
    expect(plan.rows.map(({ line, status }) => [line, status])).toEqual([
      [2, 'unchanged'],
      [3, 'changed'],
      [4, 'new'],
      [5, 'error'],
      [6, 'error'],
      [7, 'error'],
      [8, 'error'],
      [9, 'error'],
    ])
    expect(plan.rows[1]?.changes).toEqual([
      { column: 'name', before: 'Leberknödelsuppe', after: 'leberknödelsuppe' },
      { column: 'categoryId', before: '', after: 'Suppen' },
      { column: 'price', before: '4,90', after: '5,20' },
      { column: 'tagIds', before: '', after: 'Vegan' },
    ])
    expect(plan.rows[3]?.problems).toEqual([
      { column: 'price', message: '„abc“ ist hier nicht möglich. Hierher gehört: ein Betrag wie 4,90.' },
    ])
    expect(plan.rows[5]?.problems[0]?.message).toContain('weiter oben')
    expect(await listed()).toHaveLength(2)

    const done = await must(bring(csv, plan.fingerprint))
    expect(done.counts).toEqual(plan.counts)
    const after = await listed()
    expect(after.map(({ name, price }) => [name, price]).toSorted()).toEqual([
      ['Brot', 4.9],
      ['Helles', 4.6],
      ['leberknödelsuppe', 5.2],
    ])
    const trail = await brand.core.db.many<{ action: string }>(
      sql`SELECT action FROM audit WHERE entity = 'product' AND entity_id = ANY (${after.map(({ id }) => id)}) ORDER BY action`,
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'product.create',
      'product.create',
      'product.create',
      'product.update',
    ])
  })

  test('if commas separate the cells, the decimal sign is a point', async () => {
    const plan = await preview('Name,Gross price,Tax delivery %\n"Soup, hot","1,250.50",7\nBeer,4.60,19')
    expect(plan.rows.map(({ status }) => status)).toEqual(['new', 'new'])
    expect(plan.rows[0]?.changes.find(({ column }) => column === 'price')?.after).toBe('1250,50')
  })

  test('if the data has changed since the preview, the import is refused and the new preview is returned', async () => {
    const bread = await product({ name: 'Brot' })
    const csv = 'Name;Bruttopreis\nBrot;5'
    const plan = await preview(csv)
    await must(call(calls.products.update, { params: { id: bread.id }, body: { version: 1, price: 5 } }, { as }))
    const refused = await bring(csv, plan.fingerprint)
    expect(refused).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'import.changed' }],
      data: { counts: { changed: 0, unchanged: 1 } },
    })
    expect((await listed())[0]?.version).toBe(2)
  })

  test('if two imports create the same product at the same time, only one creates it, and the other is refused', async () => {
    const csv = 'Name;Bruttopreis;Steuer Lieferung %\nBrezensuppe;5;7'
    const { fingerprint } = await preview(csv)
    const answers = await Promise.all([bring(csv, fingerprint), bring(csv, fingerprint)])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect((await listed()).filter(({ name }) => name === 'Brezensuppe')).toHaveLength(1)
  })

  test('an empty cell clears optional fields and does not change other fields', async () => {
    await product({ name: 'Brot', description: 'frisch', takeawayTax: 7 })
    const plan = await preview('Name;Beschreibung;Steuer Abholung %;Bruttopreis\nBrot;;;')
    await must(bring('Name;Beschreibung;Steuer Abholung %;Bruttopreis\nBrot;;;', plan.fingerprint))
    expect((await listed())[0]).toMatchObject({ description: '', takeawayTax: null, price: 4.9 })
  })

  test('a repeated heading is reported and its column is ignored; a very long heading row is accepted', async () => {
    expect(await preview('Name;Bruttopreis;Steuer Lieferung %;Name\nSuppe;4,9;7;Brot')).toMatchObject({
      rows: [{ name: 'Suppe', status: 'new' }],
      unknownColumns: ['Name'],
    })
    const widest = await preview(`Name${';Name'.repeat(100_000)}${';'.repeat(400_000)}\n${'x\n'.repeat(2000)}`)
    expect(widest.rows).toHaveLength(2000)
  })

  test('a table without names, or with too many rows, is refused as a whole', async () => {
    const refused = async (csv: string) => {
      const answer = await call(calls.previewImport, { body: { csv } }, { as })
      return answer.ok ? 'read' : answer.errors[0]?.code
    }
    expect(await refused('Preis;Steuer\n1;2')).toBe('import.no_name')
    expect(await refused(`Name\n${'x\n'.repeat(5001)}`)).toBe('import.too_long')
    expect(await refused('PK\u0003\u0004')).toBe('import.no_name')
  })
})
