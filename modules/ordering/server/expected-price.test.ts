import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { chief, newKey, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { type OrderDraftInput, orderingEndpoints, PriceChanged } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const refused = async (body: OrderDraftInput) => {
  const answer = await brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': newKey() } })
  if (answer.ok) throw new Error('The order was taken')
  return answer
}

describe("The customer's expected price (docs/rules/money.md, Agreement)", () => {
  test('a price that rose is refused with the old and new price per line; a price that fell is accepted', async () => {
    const total = (await brand.order(await brand.place())).pricing.totalGross
    const risen = await refused(
      brand.draft({ expectedTotal: total - 1, expectedLines: [{ key: 'ride:AT', gross: 100 }] }),
    )
    expect(risen.status).toBe(409)
    expect(risen.errors[0]?.code).toBe('order.price_changed')
    const data = PriceChanged.parse(risen.data)
    expect(data.total).toEqual({ old: total - 1, new: total })
    expect(data.lines.find(({ key }) => key === 'ride:AT')).toMatchObject({ old: 100, name: 'First Class' })
    await brand.place(brand.draft({ expectedTotal: total + 10 }))
    await brand.place(brand.draft({ expectedTotal: total }))
  })

  test('an expected price that is not a valid amount is refused as invalid input', async () => {
    for (const wrong of [0.1 + 0.2, 1e-7, 1e21]) {
      const total = await refused(brand.draft({ expectedTotal: wrong }))
      expect([total.status, total.errors[0]]).toMatchObject([422, { code: 'field.format', field: 'expectedTotal' }])
      const line = await refused(brand.draft({ expectedTotal: 1, expectedLines: [{ key: 'ride:AT', gross: wrong }] }))
      expect([line.status, line.errors[0]?.field]).toEqual([422, 'expectedLines.0.gross'])
    }
  })

  test('an amount has at most 4 decimal places', async () => {
    for (const wrong of [1e-7, 0.00001, 0.1 + 0.2]) {
      const item = await refused(brand.draft({ items: [{ product: brand.vehicle, amount: wrong }] }))
      expect([item.status, item.errors[0]]).toMatchObject([422, { code: 'field.format', field: 'items.0.amount' }])
      const parts = [{ id: 'size', options: [{ id: 'large', amount: wrong }] }]
      const option = await refused(brand.draft({ items: [{ product: brand.vehicle, amount: 1, parts }] }))
      expect([option.status, option.errors[0]?.field]).toEqual([422, 'items.0.parts.0.options.0.amount'])
    }
  })

  test('a price that staff change is used by the next order', async () => {
    const before = (await brand.order(await brand.place())).pricing.totalGross
    const product = await brand.call(catalogueEndpoints.products.get, { params: { id: brand.vehicle } }, { as: chief })
    if (!product.ok) throw new Error('no vehicle')
    const changed = await brand.call(
      catalogueEndpoints.products.update,
      { params: { id: brand.vehicle }, body: { price: 4.4, version: product.value.version } },
      { as: chief },
    )
    expect(changed.ok).toBe(true)
    expect((await refused(brand.draft({ expectedTotal: before }))).errors[0]?.code).toBe('order.price_changed')
    if (changed.ok)
      await brand.call(
        catalogueEndpoints.products.update,
        { params: { id: brand.vehicle }, body: { price: 3.3, version: changed.value.version } },
        { as: chief },
      )
  })
})
