import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstClass, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import { catalogueEndpoints, type PublicProduct } from '../contract.ts'
import { createPages } from './public-products.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const create = async (body: object) => {
  const made = await brand.call(
    catalogueEndpoints.products.create,
    { body: { ...firstClass, ...body } as typeof firstClass },
    { as: admin() },
  )
  if (!made.ok) throw new Error(made.errors[0]?.code)
  return made.value
}
const get = (query: string, etag?: string) =>
  brand.app.inject({ url: `/api/products/public${query}`, headers: etag ? { 'if-none-match': etag } : {} })

describe('Public list of products (specification §3; docs/rules/security.md, Rights)', () => {
  test('visitors get public products page by page, without internal fields or hidden prices', async () => {
    await create({ name: 'Geheim', isPublic: false, position: 1 })
    await create({ name: 'Auf Anfrage', price: 987.65, isPriceHidden: true, position: 2 })
    const { data, meta } = (await get('?pageSize=1&page=2')).json<{ data: PublicProduct[]; meta: object }>()
    expect(data.map(({ name, price }) => [name, price])).toEqual([['Auf Anfrage', null]])
    expect(meta).toEqual({ total: 2, page: 2, pageSize: 1 })
    expect(data[0]).not.toHaveProperty('createdAt')
    expect((await get('')).body).not.toMatch(/Geheim|987\.65/)
    expect((await get('?pageSize=501')).statusCode).toBe(422)
  })

  test('responds with 304 for the same page until a product changes', async () => {
    const first = await get('?pageSize=20')
    const etag = String(first.headers['etag'])
    expect((await get('?pageSize=20', etag)).statusCode).toBe(304)
    expect((await get('?pageSize=10', etag)).statusCode).toBe(200)
    await create({ name: 'Neu' })
    const next = await get('?pageSize=20', etag)
    expect(next.statusCode).toBe(200)
    expect(next.body).toContain('Neu')
  })

  test('a page is created only once, and only a limited number of pages is cached', () => {
    const pageOf = createPages([])
    const first = pageOf(1, 20)
    expect(pageOf(1, 20)).toBe(first)
    for (let page = 2; page < 200; page++) pageOf(page, 20)
    expect(pageOf(1, 20)).not.toBe(first)
    expect(pageOf(1, 20)).toEqual(first)
  })
})
