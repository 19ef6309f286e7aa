import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#platform/module.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { navigationEntity } from '#modules/content/contract.ts'
import { crudEndpoints } from '#contract/entity.ts'
import { storeEndpoints } from '#modules/store/contract.ts'
import { catalogueEndpoints as calls } from '../contract.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
let a: string
let b: string
const office = (...branches: string[]): Session => sessionOf(['ROLE_BACKOFFICE'], { branches })
const desk = (...branches: string[]): Session => sessionOf(['ROLE_FRONTDESK'], { branches })

async function must<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
  const branch = async (identifier: string) =>
    (await must(call(branchesEndpoints.create, { body: { identifier, name: `Haus ${identifier}` } }, { as: admin() })))
      .id
  ;[a, b] = [await branch('a'), await branch('b')]
})
afterAll(() => brand.close())

const product = async (name: string, more: object = {}, as: Session = admin()) =>
  must(call(calls.products.create, { body: { name, price: 10, tax: 7, ...more } }, { as }))
const menu = (branches: string[], products: string[], categoryId: string = crypto.randomUUID()) =>
  must(
    call(
      calls.menus.create,
      { body: { name: 'Karte', availableFrom: '2026-01-01T00:00:00Z', branches, catalog: [{ categoryId, products }] } },
      { as: admin() },
    ),
  )
const rowOf = (id: string) => brand.core.db.first(sql`SELECT * FROM products WHERE id = ${id}`)
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const price = (id: string, as: Session, version = 1) =>
  call(calls.products.update, { params: { id }, body: { version, price: 0.01 } }, { as })

beforeEach(async () => {
  await brand.core.db.run(sql`DELETE FROM menus`)
  await brand.core.db.run(sql`DELETE FROM products`)
  await brand.core.db.run(sql`DELETE FROM categories`)
  await brand.core.db.run(sql`DELETE FROM tags`)
})

// The rules are in docs/rules/security.md, Branch scope.
describe('A product belongs to the branches whose menus carry it', () => {
  test('staff of another branch cannot change it in any way, and its row stays the same', async () => {
    const [dish, own] = [await product('Knödel'), await product('Suppe')]
    await menu([a], [dish.id])
    await menu([b], [own.id])
    const before = await rowOf(dish.id)
    const csv = `Id;Name;Bruttopreis\n${dish.id};Knödel;0,01`
    const { fingerprint } = await must(call(calls.previewImport, { body: { csv } }, { as: office(b) }))
    const tries = {
      update: price(dish.id, office(b)),
      remove: call(calls.products.remove, { params: { id: dish.id } }, { as: office(b) }),
      order: call(calls.reorderProducts, { body: { ids: [own.id, dish.id] } }, { as: office(b) }),
      bulk: call(
        calls.bulkChange,
        { body: { ids: [dish.id], change: { price: { by: 'percent', value: -99 } } } },
        { as: office(b) },
      ),
      'bulk sold out': call(
        calls.bulkChange,
        { body: { ids: [dish.id], change: { isSoldOut: false } } },
        { as: office(b) },
      ),
      'bulk remove': call(calls.bulkRemove, { body: { ids: [dish.id] } }, { as: office(b) }),
      import: call(calls.importCsv, { body: { csv, fingerprint } }, { as: office(b) }),
    }
    for (const [way, answer] of Object.entries(tries))
      expect([way, await answer]).toMatchObject([
        way,
        { ok: false, status: 403, errors: [{ code: 'auth.not_your_branches', values: { branches: 'Haus a' } }] },
      ])
    expect(await rowOf(dish.id)).toEqual(before)
    expect((await price(dish.id, office(a))).ok).toBe(true)
    expect((await price(own.id, office(b))).ok).toBe(true)
  })

  test('only staff of both branches can change a product of both; the same applies to the parts of a bundle', async () => {
    const bread = await product('Brot')
    const lunch = await product('Mittag', { type: 'bundle', bundle: [{ product: bread.id, amount: 1 }] })
    await menu([a, b], [lunch.id])
    for (const { id } of [bread, lunch]) {
      expect(await statusOf(price(id, office(a)))).toBe(403)
      expect(await statusOf(price(id, office(a, b)))).toBe(200)
    }
  })

  test('the categories and tags of a product belong to the same branches', async () => {
    const as = admin()
    const [soups, vegan, unused] = [
      await must(call(calls.categories.create, { body: { name: 'Suppen' } }, { as })),
      await must(call(calls.tags.create, { body: { name: 'Vegan' } }, { as })),
      await must(call(calls.tags.create, { body: { name: 'Neu' } }, { as })),
    ]
    const dish = await product('Knödelsuppe', { tagIds: [vegan.id] })
    await menu([a], [dish.id], soups.id)
    await menu([b], [(await product('Brot')).id])
    const rename = (endpoint: typeof calls.tags.update, { id }: { id: string }, by: Session) =>
      statusOf(call(endpoint, { params: { id }, body: { version: 1, name: 'X' } }, { as: by }))
    for (const [endpoint, record] of [
      [calls.categories.update as never, soups],
      [calls.tags.update, vegan],
    ] as const) {
      expect(await rename(endpoint, record, office(b))).toBe(403)
      expect(await rename(endpoint, record, office(a))).toBe(200)
    }
    expect(await rename(calls.tags.update, unused, office(a))).toBe(403)
  })

  test('a branch without a menu offers every product, so all products belong to it as well', async () => {
    const dish = await product('Knödel')
    await menu([a], [dish.id])
    expect(await statusOf(price(dish.id, office(a)))).toBe(403)
  })
})

describe('A product on no menu', () => {
  beforeEach(async () => void (await menu([a, b], [])))

  test('belongs to all branches; a vehicle always does', async () => {
    const [dish, car] = [await product('Knödel'), await product('Limousine', { type: 'vehicle' })]
    // Staff may not change a vehicle, even if it is on a menu of their branch.
    await must(
      call(
        calls.menus.create,
        {
          body: {
            name: 'X',
            availableFrom: '2026-01-01T00:00:00Z',
            branches: [a],
            catalog: [{ categoryId: crypto.randomUUID(), products: [car.id] }],
          },
        },
        { as: office(a) },
      ),
    )
    for (const { id } of [dish, car]) expect(await statusOf(price(id, office(a)))).toBe(403)
    expect(await statusOf(price(dish.id, office(a, b)))).toBe(200)
  })

  test('belongs to the branches of its author, if the author does not have all branches', async () => {
    const dish = await product('Knödel', {}, office(a))
    expect(await statusOf(price(dish.id, office(b)))).toBe(403)
    expect(await statusOf(price(dish.id, office(a)))).toBe(200)
    const asVehicle = { params: { id: dish.id }, body: { version: 2, type: 'vehicle' as const } }
    expect(await statusOf(call(calls.products.update, asVehicle, { as: office(a) }))).toBe(403)
    expect(
      await statusOf(call(calls.products.create, { body: { name: 'X', price: 1, tax: 7 } }, { as: office() })),
    ).toBe(403)
  })
})

test('pages and navigations belong to the whole brand', async () => {
  const { create } = crudEndpoints(navigationEntity)
  const body = { identifier: 'footer-navigation-de' }
  expect(await statusOf(call(create, { body }, { as: office(a) }))).toBe(403)
  expect(await statusOf(call(create, { body }, { as: office(a, b) }))).toBe(201)
})

describe('Sold out is a state of a branch (docs/rules/security.md, Branch scope)', () => {
  const isOut = async (branch: string) => {
    const store = await must(brand.api().call(storeEndpoints.storefront, { params: { branch } }))
    return store.products.map(({ isSoldOut }) => isSoldOut)
  }
  const set = (id: string, isSoldOut: boolean, as: Session, branch?: string) =>
    call(calls.soldOut, { params: { id }, body: { isSoldOut, ...(branch ? { branch } : {}) } }, { as })

  test('the frontdesk marks a product as sold out only in its own branch', async () => {
    const dish = await product('Knödel')
    await menu([a, b], [dish.id])
    expect(await set(dish.id, true, desk(b))).toMatchObject({
      ok: true,
      value: { isSoldOut: false, version: 1, soldOutAt: [{ product: dish.id, branch: b, until: null }] },
    })
    expect([await isOut('a'), await isOut('b')]).toEqual([[false], [true]])
    expect(await must(call(calls.soldOutList, {}, { as: desk(a) }))).toEqual([])
    expect(await set(dish.id, true, desk(b), a)).toMatchObject({
      ok: false,
      status: 404,
      errors: [{ field: 'branch' }],
    })
    expect(await isOut('a')).toEqual([false])
    await must(set(dish.id, false, desk(b)))
    expect(await isOut('b')).toEqual([false])
  })

  test('staff of all branches mark a product in all of them together, and one branch can remove the mark for itself', async () => {
    const dish = await product('Knödel')
    await menu([a, b], [dish.id])
    await must(set(dish.id, true, admin()))
    expect([await isOut('a'), await isOut('b')]).toEqual([[true], [true]])
    await must(set(dish.id, false, desk(a)))
    expect([await isOut('a'), await isOut('b')]).toEqual([[false], [true]])
    await must(set(dish.id, false, admin()))
    expect(await isOut('b')).toEqual([false])
  })

  test('staff without a branch cannot mark products', async () => {
    const dish = await product('Knödel')
    await menu([a, b], [dish.id])
    expect(await statusOf(set(dish.id, true, desk()))).toBe(403)
    expect(await isOut('a')).toEqual([false])
  })
})
