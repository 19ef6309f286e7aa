import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { type OrderDraftInput, orderingEndpoints } from '#modules/ordering/contract.ts'
import { foodBrand, type FoodBrand, fridayNoon } from '#testing/food-brand.ts'
import { foodOrders } from '#testing/food-orders.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const { of, refusals, submit } = foodOrders(() => brand)

describe('The price of a food order (specification §9; docs/rules/money.md, Prices of food)', () => {
  test('the price contains lines with their options, taxes by delivery type, and the fee with its own tax', async () => {
    const items = [
      of('schnitzel', {
        amount: 2,
        parts: [
          { id: 'side', options: [{ id: 'salad', amount: 1 }] },
          {
            id: 'extras',
            options: [
              { id: 'sauce', amount: 2 },
              { id: 'napkin', amount: 1 },
            ],
          },
          { id: 'without', options: [{ id: 'berries', amount: 1 }] },
        ],
      }),
      of('beer', { amount: 3 }),
    ]
    const delivered = await brand.order(await brand.place(brand.delivery({ items, deliveryArea: 'Nord' })))
    // Gross: (16.90 + 1.50 + 2 × 1.20 − 0.50) × 2 + 3 × 4.20 = 53.20. The delivery fee is 5.00.
    expect(delivered.pricing).toMatchObject({ gross: 53.2, deliveryGross: 5, totalGross: 58.2, isApproximate: false })
    expect(delivered.pricing.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([
      [19, 17.6],
      [7, 40.6],
    ])
    expect(delivered).toMatchObject({
      kind: 'food',
      deliveryType: 'delivery',
      deliveryArea: 'Nord',
      isDelivery: true,
      isDineIn: false,
    })
    const inHouse = await brand.order(await brand.place(brand.draft({ deliveryType: 'dineIn', table: '2', items })))
    expect(inHouse.pricing.taxes.map(({ rate }) => rate)).toEqual([19])
    expect(inHouse).toMatchObject({ tableIdentifier: '2', isDineIn: true, deliveryArea: '' })
    expect(inHouse.items.map(({ unitPrice, gross }) => [unitPrice, gross])).toEqual([
      [20.3, 40.6],
      [4.2, 12.6],
    ])
  })

  test('goods sold by the gram use the exact price of a gram, also if staff change the amount', async () => {
    const own = await foodBrand()
    const as = { as: admin() }
    const { id, version } = await must(
      own.call(catalogueEndpoints.products.get, { params: { id: own.products.cheese } }, as),
    )
    const alternativeUnits = [{ unit: 'g' as const, ratio: 0.001, quantityStepSize: 1, minimumQuantity: 1 }]
    const body = { price: 30.86, unit: 'kg' as const, defaultUnit: 'kg' as const, alternativeUnits }
    const params = { id }
    await must(own.call(catalogueEndpoints.products.update, { params, body: { ...body, version } }, as))
    const placed = await own.place(
      own.draft({
        items: [
          { product: own.products.cheese, unit: 'g' as const, amount: 849 },
          { product: own.products.soup, amount: 1 },
        ],
      }),
    )
    const order = await own.order(placed)
    expect(order.items[0]).toMatchObject({ unitPrice: 0.0309, exactUnitPrice: '1543/5', gross: 26.2 })
    expect((await own.status(placed)).items[0]).not.toHaveProperty('exactUnitPrice')
    const change = { version: order.version, amount: 850 }
    await must(
      own.call(
        orderingEndpoints.editItem,
        { params: { id: order.id, itemId: order.items[0]?.id ?? '' }, body: change },
        as,
      ),
    )
    expect((await own.order(placed)).items[0]).toMatchObject({ amount: 850, gross: 26.23 })
  })

  test('goods by weight in another unit are approximate, and a hidden price counts as 0', async () => {
    const order = await brand.order(
      await brand.place(brand.draft({ items: [of('cheese', { unit: 'kg', amount: 0.75 }), of('truffle')] })),
    )
    expect(
      order.items.map(({ unit, gross, calculationModel, isPriceHidden }) => [
        unit,
        gross,
        calculationModel,
        isPriceHidden,
      ]),
    ).toEqual([
      ['kg', 18.68, 'approximate', false],
      ['amount', 0, 'fixed', true],
    ])
    expect(order.pricing).toMatchObject({ isApproximate: true, hasHiddenPrices: true, totalGross: 18.68 })
  })

  test('8.10 + 8.20 + 8.70 meets the minimum of 25.00 exactly, but a cent less does not', async () => {
    expect(await refusals(brand.delivery())).toEqual([])
    const items = [of('soup'), of('dumplings'), of('beer', { amount: 2 })]
    const answer = await submit(brand.delivery({ items }))
    expect(answer).toMatchObject({
      ok: false,
      errors: [
        { code: 'delivery.below_minimum', field: 'deliveryArea', values: { amount: '25,00 EUR', missing: '0,30 EUR' } },
      ],
    })
    expect(answer.ok ? '' : answer.errors[0]?.message).toBe(
      'Sie haben den Mindestbestellwert in Höhe von 25,00 EUR leider noch nicht erreicht. Es fehlen noch 0,30 EUR.',
    )
  })

  test('delivery is free from the free value on, and always in an area without a fee', async () => {
    const fee = async (more: Partial<OrderDraftInput>) =>
      (await brand.order(await brand.place(brand.delivery(more)))).pricing.deliveryGross
    expect(await fee({ items: [of('truffle'), of('soup', { amount: 5 })] })).toBe(0)
    expect(await fee({})).toBe(3.5)
    expect(await fee({ deliveryArea: 'Nachbarn', items: [of('soup')] })).toBe(0)
  })

  test('an order with a price that rose is refused and each such line is reported, also the fee; a price that fell is accepted', async () => {
    const body = brand.delivery({
      expectedTotal: 26,
      expectedLines: [
        { key: 'item:0', gross: 8.1 },
        { key: 'item:1', gross: 8.2 },
        { key: 'item:2', gross: 7.7 },
        { key: 'delivery', gross: 2 },
      ],
    })
    expect(await submit(body)).toMatchObject({
      ok: false,
      errors: [{ code: 'order.price_changed' }],
      data: {
        total: { old: 26, new: 28.5 },
        lines: [
          { key: 'item:2', name: 'Apfelstrudel', old: 7.7, new: 8.7 },
          { key: 'delivery', name: 'Lieferkosten', old: 2, new: 3.5 },
        ],
      },
    })
    expect((await submit({ ...body, expectedTotal: 99 })).ok).toBe(true)
  })
})

describe('Printed texts (specification §3, Cart item; kitchen and mails)', () => {
  test('items are in the order’s language, with the parts of a bundle', async () => {
    const items = [
      of('schnitzel', {
        parts: [
          { id: 'side', options: [{ id: 'salad', amount: 1 }] },
          { id: 'name', text: 'Anna' },
        ],
      }),
      of('feast'),
      of('dumplings'),
    ]
    const printed = async (locale: 'de' | 'en') =>
      (await brand.order(await brand.place(brand.draft({ items, locale })))).items.map(({ name, details }) => [
        name,
        ...details.map((detail) => `${detail.name}: ${detail.value}`),
      ])
    expect(await printed('de')).toEqual([
      ['Schnitzel', 'Beilage: Salat', 'Name: Anna'],
      ['Brotzeit für zwei', 'Enthält: 2 × Leberknödelsuppe, 25 dag Bergkäse'],
      ['Semmelknödel'],
    ])
    expect(await printed('en')).toEqual([
      ['Schnitzel', 'Side dish: Salad', 'Name: Anna'],
      ['Brotzeit für zwei', 'Contains: 2 × Leberknödelsuppe, 25 dag Bergkäse'],
      ['Bread dumplings'],
    ])
  })

  test("for an English guest staff get the texts of the menu's language too; guests do not get them", async () => {
    const side = { id: 'side', options: [{ id: 'salad', amount: 1 }] }
    const items = [of('schnitzel', { parts: [side] }), of('dumplings')]
    const placed = await brand.place(brand.draft({ items, locale: 'en' }))
    const [schnitzel, dumplings] = (await brand.order(placed)).items
    expect(schnitzel).toMatchObject({ name: 'Schnitzel', staffName: null })
    expect(schnitzel?.staffDetails).toEqual([{ name: 'Beilage', value: 'Salat' }])
    expect(dumplings).toMatchObject({ name: 'Bread dumplings', staffName: 'Semmelknödel', staffDetails: null })
    for (const item of (await brand.status(placed)).items) {
      expect(item).not.toHaveProperty('staffName')
      expect(item).not.toHaveProperty('staffDetails')
    }
    const german = await brand.order(await brand.place(brand.draft({ items })))
    expect(german.items.map(({ staffName, staffDetails }) => [staffName, staffDetails])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('files are stored with name and address, and an unknown file is refused', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const upload = await must(
      brand.call(mediaEndpoints.upload, { body: { filename: 'Oma.png', dataUrl: `data:image/png;base64,${png}` } }),
    )
    const file = { id: upload.id, publicHash: upload.publicHash }
    const order = await brand.order(
      await brand.place(brand.draft({ items: [of('cake', { parts: [{ id: 'picture', uploads: [file] }] })] })),
    )
    expect(order.items[0]?.details).toEqual([
      {
        name: 'Bild',
        value: 'Oma.png',
        files: [
          { name: 'Oma.png', url: expect.stringMatching(`^/upload/${file.publicHash}/${file.id}-1\\.`) as string },
        ],
      },
    ])
    const table = await must(
      brand.call(mediaEndpoints.upload, { body: { filename: 'a.csv', dataUrl: `data:;base64,${btoa('a;b')}` } }),
    )
    const noPicture = { id: table.id, publicHash: table.publicHash }
    expect(
      await refusals(brand.draft({ items: [of('cake', { parts: [{ id: 'picture', uploads: [noPicture] }] })] })),
    ).toEqual(['upload.unusable items.0.parts.picture'])
    const stranger = { id: upload.id, publicHash: 'x'.repeat(22) }
    expect(
      await refusals(brand.draft({ items: [of('cake', { parts: [{ id: 'picture', uploads: [stranger] }] })] })),
    ).toEqual(['upload.unknown items.0.parts.picture'])
  })
})

describe('As soon as possible (docs/rules/time.md, Slots)', () => {
  test('an order with a dish that must be ordered two days before gets its actual earliest time', async () => {
    const dataUrl =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { id, publicHash } = await must(brand.call(mediaEndpoints.upload, { body: { filename: 'Oma.png', dataUrl } }))
    const picture = [{ id: 'picture', uploads: [{ id, publicHash }] }]
    const placed = await brand.place(brand.draft({ items: [of('cake', { parts: picture })], appointmentDate: null }))
    const order = await brand.order(placed)
    expect(order.appointment).not.toBeNull()
    const earliest = Temporal.Instant.from(order.appointment ?? '')
    expect(
      Temporal.Instant.compare(earliest, Temporal.Instant.from(fridayNoon).add({ hours: 48 })),
    ).toBeGreaterThanOrEqual(0)
  })

  test('at a table, a dish that must be ordered two days before is refused by name, with its item', async () => {
    const dataUrl =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { id, publicHash } = await must(brand.call(mediaEndpoints.upload, { body: { filename: 'Oma.png', dataUrl } }))
    const items = [of('dumplings'), of('cake', { parts: [{ id: 'picture', uploads: [{ id, publicHash }] }] })]
    const seated = { deliveryType: 'dineIn', table: '2', items } as const
    expect(await refusals(brand.draft({ ...seated, appointmentDate: null }))).toEqual(['table.too_late items.1'])
    expect(await refusals(brand.draft({ items, appointmentDate: null }))).toEqual([])
  })

  test("an order without a dish that takes longer stays 'as soon as possible'", async () => {
    const placed = await brand.place(brand.draft({ items: [of('dumplings')], appointmentDate: null }))
    expect((await brand.order(placed)).appointment).toBeNull()
  })
})
