import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { type Storefront, storeEndpoints } from '../contract.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const get = (etag?: string, identifier = 'gasthaus') =>
  brand.app.inject({ url: `/api/store/${identifier}`, headers: etag ? { 'if-none-match': etag } : {} })
const store = async () => must(brand.call(storeEndpoints.storefront, { params: { branch: 'gasthaus' } }))
const names = ({ products }: Storefront) => products.map(({ name }) => name)

describe('The storefront of a branch (specification §2; docs/rules/security.md, Rights)', () => {
  it('contains the branch with its tables, menu, categories and products, but nothing that only staff may see', async () => {
    const { branch, tables, menus, categories, products, currency } = await store()
    expect([branch.identifier, currency, tables.map(({ identifier }) => identifier)]).toEqual([
      'gasthaus',
      'EUR',
      ['1', '2'],
    ])
    expect(menus.map(({ name }) => name)).toEqual(['Karte'])
    expect(categories.map(({ name }) => name)).toEqual(['Speisen', 'Getränke'])
    expect(products.find(({ name }) => name === 'Trüffelpasta')).toMatchObject({ price: null, isPriceHidden: true })
    expect((await get()).body).not.toMatch(/createdAt|:48[,}]/)
  })

  it('responds with 304 while nothing changes, and serves a changed price at once', async () => {
    const first = await get()
    const etag = String(first.headers['etag'])
    expect((await get(etag)).statusCode).toBe(304)
    const soup = (await store()).products.find(({ name }) => name === 'Leberknödelsuppe')
    await must(
      brand.call(
        catalogueEndpoints.products.update,
        { params: { id: brand.products.soup }, body: { price: 8.6, version: soup?.version ?? 0 } },
        { as: admin() },
      ),
    )
    const next = await get(etag)
    expect(next.statusCode).toBe(200)
    expect(next.json<{ data: Storefront }>().data.version).not.toBe(first.json<{ data: Storefront }>().data.version)
    expect((await store()).products.find(({ id }) => id === brand.products.soup)?.price).toBe(8.6)
  })

  it('contains only products of its active and future menus, and the parts of bundles on them', async () => {
    const menu = async (name: string, availableFrom: string, products: readonly string[]) =>
      must(
        brand.call(
          catalogueEndpoints.menus.create,
          {
            body: {
              name,
              availableFrom,
              branches: [brand.house],
              catalog: [{ categoryId: brand.categories.mains, products: [...products] }],
            },
          },
          { as: admin() },
        ),
      )
    await menu('Jause', '2026-11-01T00:00:00Z', [brand.products.feast])
    const now = await store()
    expect(now.menus.map(({ name }) => name)).toEqual(['Jause'])
    expect(names(now)).toEqual(['Leberknödelsuppe', 'Bergkäse', 'Brotzeit für zwei'])
    await menu('Advent', '2026-12-01T00:00:00Z', [brand.products.strudel])
    const both = await store()
    expect(both.menus.map(({ name }) => name)).toEqual(['Advent', 'Jause'])
    expect(names(both)).toContain('Apfelstrudel')
  })

  it('an unknown branch and a branch with rides have no storefront', async () => {
    expect((await get(undefined, 'nowhere')).statusCode).toBe(404)
    await brand.changeHouse({ kind: 'rides' })
    expect((await get()).statusCode).toBe(404)
    await brand.changeHouse({ kind: 'orders' })
  })
})
