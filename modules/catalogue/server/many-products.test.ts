import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { branchesEndpoints, tablesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints as calls, type Product } from '../contract.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
const as = admin({ name: 'Nina Berger' })
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
})
afterAll(() => brand.close())
beforeEach(async () => {
  await brand.core.db.run(sql`DELETE FROM menus`)
  await brand.core.db.run(sql`DELETE FROM products`)
  await brand.core.db.run(sql`DELETE FROM categories`)
  await brand.core.db.run(sql`DELETE FROM tags`)
})

async function must<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}
const product = (name: string, more: object = {}) =>
  must(call(calls.products.create, { body: { name, price: 10, tax: 7, ...more } }, { as }))
const listed = () => must(call(calls.products.list, { query: { pageSize: 500 } }, { as }))
const names = async () => (await listed()).map(({ name }) => name)
const trail = (action: string) =>
  brand.core.db.many<{ actor_name: string; before: Partial<Product>; after: Partial<Product> }>(
    sql`SELECT actor_name, before, after FROM audit WHERE action = ${action} ORDER BY at DESC, id DESC`,
  )

describe('Order (docs/rules/back-office.md, Catalogue)', () => {
  test('dragged products exchange their positions; the others do not move', async () => {
    const [a, b, c, d] = [await product('A'), await product('B'), await product('C'), await product('D')]
    await must(call(calls.reorderProducts, { body: { ids: [d.id, b.id] } }, { as }))
    expect(await names()).toEqual(['A', 'D', 'C', 'B'])
    await must(call(calls.reorderProducts, { body: { ids: [c.id, a.id, crypto.randomUUID()] } }, { as }))
    expect(await names()).toEqual(['C', 'D', 'A', 'B'])
    // Dragging products into another sequence does not change their versions. So a form that was opened before can still be saved.
    await must(call(calls.products.update, { params: { id: a.id }, body: { version: 1, price: 11 } }, { as }))
    expect((await brand.api().call(calls.publicProducts)).ok).toBe(true)
    expect(await trail('product.order')).toHaveLength(2)
  })

  test('the positions of tables of another branch do not change', async () => {
    const branch = (identifier: string) =>
      must(call(branchesEndpoints.create, { body: { identifier, name: identifier } }, { as }))
    const [mine, other] = [await branch('mine'), await branch('other')]
    const table = (branchId: string, identifier: string, position: number) =>
      must(call(tablesEndpoints.create, { body: { branchId, identifier, position } }, { as }))
    const [a, b] = [await table(mine.id, '1', 1), await table(mine.id, '2', 2)]
    const [x, y] = [await table(other.id, '1', 1), await table(other.id, '2', 2)]
    const clerk = sessionOf(['ROLE_BACKOFFICE'], { branches: [mine.id] })
    await must(call(tablesEndpoints.reorder, { body: { ids: [b.id, a.id, y.id, x.id] } }, { as: clerk }))
    const rows = await must(call(tablesEndpoints.list, {}, { as }))
    const place = (id: string) => rows.find((row) => row.id === id)?.position
    expect([place(a.id), place(b.id), place(x.id), place(y.id)]).toEqual([2, 1, 1, 2])
  })
})

describe('Changing many products at once', () => {
  test('changes price, tax, category, tags and switches of all named products, each with a line in the audit trail', async () => {
    const category = await must(call(calls.categories.create, { body: { name: 'Suppen' } }, { as }))
    const [vegan, hot] = [
      await must(call(calls.tags.create, { body: { name: 'Vegan' } }, { as })),
      await must(call(calls.tags.create, { body: { name: 'Scharf' } }, { as })),
    ]
    const [a, b, c] = [await product('A', { tagIds: [hot.id] }), await product('B'), await product('C')]
    const change = {
      categoryId: category.id,
      price: { by: 'percent' as const, value: 5, step: '0.10' as const },
      tax: 19,
      isEnabled: false,
      addTagIds: [vegan.id],
      removeTagIds: [hot.id],
    }
    expect(await must(call(calls.bulkChange, { body: { ids: [a.id, b.id], change } }, { as }))).toEqual({ changed: 2 })
    const after = await listed()
    for (const id of [a.id, b.id])
      expect(after.find((one) => one.id === id)).toMatchObject({
        categoryId: category.id,
        price: 10.5,
        tax: 19,
        isEnabled: false,
        tagIds: [vegan.id],
        version: 2,
      })
    expect(after.find((one) => one.id === c.id)).toMatchObject({ price: 10, version: 1 })
    expect((await trail('product.update'))[0]).toMatchObject({
      actor_name: 'Nina Berger',
      before: { price: 10 },
      after: { price: 10.5 },
    })
    const same = { body: { ids: [a.id], change: { tax: 19 } } }
    expect(await must(call(calls.bulkChange, same, { as }))).toEqual({ changed: 0 })
  })

  test('changes all or none: an unknown product, tag or category refuses the whole call', async () => {
    const a = await product('A')
    const refused = async (ids: string[], change: object) => {
      const answer = await call(calls.bulkChange, { body: { ids, change } }, { as })
      return answer.ok ? 'done' : [answer.errors[0]?.code, answer.errors[0]?.field]
    }
    const nobody = crypto.randomUUID()
    expect(await refused([a.id, nobody], { tax: 1 })).toEqual(['record.not_found', undefined])
    expect(await refused([a.id], { categoryId: nobody })).toEqual(['field.choice', 'change.categoryId'])
    expect(await refused([a.id], { addTagIds: [nobody] })).toEqual(['field.choice', 'change.addTagIds'])
    expect(await refused([a.id], { price: { by: 'amount', value: 100_000 } })).toBe('done')
    const dear = await product('Teuer', { price: 990_000 })
    const rise = { price: { by: 'amount', value: 100_000 } }
    expect(await refused([dear.id], rise)).toEqual(['field.too_large', 'change.price'])
    expect(await refused([a.id], { colour: 'red' })).toEqual(['field.unknown', 'change.colour'])
    expect((await listed())[0]).toMatchObject({ tax: 7 })
  })
})

test('VAT above 50 % is refused with its field and the limit, for a new product, a changed one and many at once', async () => {
  const bread = await product('Brot', { tax: 50 })
  const refused = (field: string) => ({
    status: 422,
    errors: [{ code: 'field.too_large', field, values: { max: 50 } }],
  })
  const body = { name: 'Bier', price: 5, tax: 99 }
  expect(await call(calls.products.create, { body }, { as })).toMatchObject(refused('tax'))
  const change = { params: { id: bread.id }, body: { version: 1, dineInTax: 51 } }
  expect(await call(calls.products.update, change, { as })).toMatchObject(refused('dineInTax'))
  const many = { body: { ids: [bread.id], change: { takeawayTax: 50.1 } } }
  expect(await call(calls.bulkChange, many, { as })).toMatchObject(refused('change.takeawayTax'))
})

test('lists all places where a product is used: its menus and its bundles', async () => {
  const category = await must(call(calls.categories.create, { body: { name: 'Suppen' } }, { as }))
  const bread = await product('Brot', { categoryId: category.id })
  await product('Mittag', { type: 'bundle', bundle: [{ product: bread.id, amount: 1 }] })
  const catalog = [{ categoryId: category.id, products: [bread.id] }]
  await must(
    call(calls.menus.create, { body: { name: 'Abend', availableFrom: '2026-01-01T00:00:00Z', catalog } }, { as }),
  )
  const places = [
    { table: 'menus', count: 1, names: ['Abend'] },
    { table: 'products', count: 1, names: ['Mittag'] },
  ]
  expect(await must(call(calls.trash.uses, { query: { kind: 'product', id: bread.id } }, { as }))).toEqual(places)
  expect(await call(calls.products.remove, { params: { id: bread.id } }, { as })).toMatchObject({
    status: 409,
    data: { places },
  })
})

describe('Records in use are not deleted, and the response names the places', () => {
  test('refuses products in menus and bundles, categories and tags of products', async () => {
    const category = await must(call(calls.categories.create, { body: { name: 'Suppen' } }, { as }))
    const tag = await must(call(calls.tags.create, { body: { name: 'Vegan' } }, { as }))
    const soup = await product('Suppe', { categoryId: category.id, tagIds: [tag.id] })
    const bread = await product('Brot')
    await product('Mittag', { type: 'bundle', bundle: [{ product: bread.id, amount: 1 }] })
    const menu = { availableFrom: '2026-01-01T00:00:00Z', catalog: [{ categoryId: category.id, products: [soup.id] }] }
    for (const name of ['Abend', 'Sommer']) await must(call(calls.menus.create, { body: { name, ...menu } }, { as }))
    const refusal = async (answer: Promise<{ ok: boolean; status: number; errors?: { values?: object }[] }>) => {
      const got = await answer
      return [got.status, got.errors?.[0]?.values]
    }
    const remove = (endpoint: typeof calls.products.remove, id: string) =>
      refusal(call(endpoint, { params: { id } }, { as }) as never)
    expect(await remove(calls.products.remove, soup.id)).toEqual([
      409,
      { table: 'menus', count: 2, names: 'Abend, Sommer' },
    ])
    expect(await remove(calls.products.remove, bread.id)).toEqual([
      409,
      { table: 'products', count: 1, names: 'Mittag' },
    ])
    expect(await remove(calls.categories.remove as never, category.id)).toEqual([
      409,
      { table: 'products', count: 1, names: 'Suppe' },
    ])
    expect(await remove(calls.tags.remove as never, tag.id)).toEqual([
      409,
      { table: 'products', count: 1, names: 'Suppe' },
    ])
    const many = await call(calls.bulkRemove, { body: { ids: [soup.id, bread.id] } }, { as })
    expect(many).toMatchObject({ ok: false, status: 409, errors: [{ code: 'record.in_use' }] })
    expect(await names()).toHaveLength(3)
  })

  test('unused products are deleted together, also a bundle with its parts', async () => {
    const bread = await product('Brot')
    const lunch = await product('Mittag', { type: 'bundle', bundle: [{ product: bread.id, amount: 1 }] })
    await product('Bleibt')
    expect(await must(call(calls.bulkRemove, { body: { ids: [bread.id, lunch.id] } }, { as }))).toEqual({ removed: 2 })
    expect(await names()).toEqual(['Bleibt'])
    expect(await trail('product.delete')).toHaveLength(2)
  })
})

test('if two people change a product at the same time, the second one gets the current state', async () => {
  const a = await product('A')
  const params = { id: a.id }
  await must(call(calls.products.update, { params, body: { version: 1, price: 11 } }, { as }))
  const lost = await call(
    calls.products.update,
    { params, body: { version: 1, price: 12 } },
    { as: admin({ name: 'Max' }) },
  )
  expect(lost).toMatchObject({ ok: false, status: 409, data: { price: 11, changedBy: 'Nina Berger' } })
  if (!lost.ok) expect(lost.errors[0]?.message).toBe('Der Eintrag wurde inzwischen von Nina Berger geändert.')
})
