import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
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
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').toInstant().toString()

describe('Refusals report all broken rules at once (specification §5)', () => {
  test.each<[string, () => OrderDraftInput, readonly string[]]>([
    [
      'several at a time',
      () =>
        brand.draft({
          deliveryType: 'dineIn',
          table: '99',
          donatee: crypto.randomUUID(),
          appointmentDate: at('2026-11-20T12:32'),
          items: [
            of('schnitzel', { amount: 1.5 }),
            { product: crypto.randomUUID(), amount: 1 },
            of('cheese', { unit: 'l' }),
            of('cheese', { amount: 12 }),
            of('schnitzel', {
              parts: [
                { id: 'side', options: [{ id: 'rice', amount: 1 }] },
                { id: 'dip', text: 'x' },
              ],
            }),
            of('cake', { parts: [{ id: 'picture', options: [{ id: 'x', amount: 1 }] }] }),
          ],
        }),
      [
        'field.choice donatee',
        'table.unknown table',
        'product.unknown items.1',
        'product.quantity items.0',
        'configuration.required items.0.parts.side',
        'product.unit items.2',
        'product.quantity items.3',
        'configuration.choice items.4.parts.side',
        'configuration.unexpected items.4.parts.dip',
        'configuration.unexpected items.5.parts.picture',
        'appointment.off_grid appointmentDate',
      ],
    ],
    [
      'an amount beyond the range of money',
      () =>
        brand.draft({
          items: [
            of('soup', { amount: 99_999 }),
            of('truffle', { amount: 99_999 }),
            of('schnitzel', {
              amount: 1000,
              parts: [
                { id: 'side', options: [{ id: 'fries', amount: 1 }] },
                { id: 'extras', options: [{ id: 'sauce', amount: 1000 }] },
              ],
            }),
          ],
        }),
      ['product.quantity items.2'],
    ],
    ['a delivery to an address abroad', () => brand.delivery({ country: 'JP' }), ['field.choice country']],
    ['a table that is not there', () => brand.draft({ deliveryType: 'dineIn', table: '99' }), ['table.unknown table']],
    ['no table', () => brand.draft({ deliveryType: 'dineIn' }), ['field.required table']],
    ['an unknown area', () => brand.delivery({ deliveryArea: 'Süd' }), ['delivery.area_unknown deliveryArea']],
    [
      'no area and no street',
      () => brand.delivery({ deliveryArea: '', street: '' }),
      ['field.required deliveryArea', 'field.required street'],
    ],
    [
      'another address without its street',
      () => brand.delivery({ isDeliveryAddressDifferent: true, deliveryZipCode: '80333', deliveryCity: 'München' }),
      ['field.required deliveryStreet'],
    ],
    [
      'a postcode that no area names',
      () => brand.delivery({ deliveryArea: 'Au', zipCode: '99999' }),
      ['delivery.postcode_unserved zipCode'],
    ],
    [
      'the other address, outside its area',
      () =>
        brand.delivery({
          deliveryArea: 'Au',
          zipCode: '81541',
          isDeliveryAddressDifferent: true,
          deliveryStreet: 'Isartor 1',
          deliveryZipCode: '99999',
          deliveryCity: 'München',
        }),
      ['delivery.postcode_unserved deliveryZipCode'],
    ],
    ['a donatee that is not there', () => brand.draft({ donatee: crypto.randomUUID() }), ['field.choice donatee']],
    [
      'lunch in the evening',
      () => brand.draft({ items: [of('lunch')], appointmentDate: at('2026-11-20T18:00') }),
      ['appointment.not_served appointmentDate'],
    ],
    [
      'a cake for tomorrow',
      () => brand.draft({ items: [of('cake', { parts: [] })], appointmentDate: at('2026-11-21T18:00') }),
      ['configuration.required items.0.parts.picture', 'appointment.too_soon appointmentDate'],
    ],
    [
      'after closing',
      () => brand.draft({ appointmentDate: at('2026-11-21T10:00') }),
      ['appointment.closed appointmentDate'],
    ],
    [
      'delivery after its hours',
      () => brand.delivery({ appointmentDate: at('2026-11-20T22:00') }),
      ['appointment.closed appointmentDate'],
    ],
    [
      'a time between the slots',
      () => brand.draft({ appointmentDate: at('2026-11-20T18:02') }),
      ['appointment.off_grid appointmentDate'],
    ],
    ['a payment that is not offered', () => brand.draft({ paymentMethod: 'atm-card' }), ['field.choice paymentMethod']],
  ])('%s', async (_, body, expected) => {
    expect(await refusals(body())).toEqual(expected)
  })

  test('an area accepts the postcodes that it lists, in any spelling', async () => {
    expect(await refusals(brand.delivery({ deliveryArea: 'Au', zipCode: '81 543' }))).toEqual([])
  })

  test('refusals are in the language of the order', async () => {
    const answer = await submit(brand.draft({ locale: 'en', items: [of('schnitzel')] }), 'en')
    expect(answer.ok ? '' : answer.errors[0]?.message).toBe('Something is still missing for “Schnitzel”: Side dish.')
  })

  test('a refusal contains the next free time', async () => {
    const answer = await submit(brand.draft({ items: [of('lunch')], appointmentDate: at('2026-11-20T18:00') }))
    expect(answer).toMatchObject({
      errors: [{ values: { nextFree: at('2026-11-21T11:00').replace('.000', ''), next: '21.11.26, 11:00' } }],
    })
  })

  test('another delivery address is stored for a delivery only', async () => {
    const other = {
      isDeliveryAddressDifferent: true,
      deliveryStreet: 'Isartor 1',
      deliveryZipCode: '80331',
      deliveryCity: 'München',
    }
    expect((await brand.order(await brand.place(brand.delivery(other)))).deliveryAddress).toMatchObject({
      street: 'Isartor 1',
      country: 'DE',
    })
    expect((await brand.order(await brand.place(brand.draft(other)))).deliveryAddress).toBeNull()
  })
})

describe('Closed branches, sold-out products, changed menus (specification §4, §5)', () => {
  test('a guest who saw the branch open learns that it has closed; the second order is a preorder', async () => {
    const expected = { expectedStart: 'now' as const }
    expect(await refusals(brand.draft(expected))).toEqual([])
    // Saturday: the branch opens at 11:00, and delivers from 12:00.
    brand.clock.set('2026-11-21T06:00:00Z')
    expect(await refusals(brand.draft(expected))).toEqual(['appointment.closed_now appointmentDate'])
    expect(await refusals(brand.delivery(expected))).toEqual(['appointment.no_delivery_now appointmentDate'])
    expect(await refusals(brand.draft({ ...expected, appointmentDate: at('2026-11-21T12:00') }))).toEqual([])
    expect(await refusals(brand.draft())).toEqual([])
    brand.clock.set('2026-11-21T10:20:00Z')
    expect(await refusals(brand.draft(expected))).toEqual([])
    const refused = await submit(brand.delivery(expected))
    expect(refused.ok ? [] : refused.errors.map(({ message }) => message)).toEqual([
      'Wir liefern inzwischen nicht mehr und haben Ihre Bestellung noch nicht angenommen. So schnell wie möglich heißt jetzt: ab 21.11.26, 12:00. Ist Ihnen das recht, senden Sie sie bitte noch einmal.',
    ])
    brand.clock.set(fridayNoon)
  })

  test('a guest who saw another opening than the true one is asked once', async () => {
    const seen = (hour: string) => ({ expectedStart: at(`2026-11-21T${hour}`) })
    // Saturday: the branch opens at 11:00, and delivers from 12:00.
    brand.clock.set('2026-11-21T06:00:00Z')
    expect(await refusals(brand.draft(seen('11:00')))).toEqual([])
    expect(await refusals(brand.draft(seen('11:30')))).toEqual([])
    expect(await refusals(brand.draft(seen('11:31')))).toEqual(['appointment.hours_changed appointmentDate'])
    expect(await refusals(brand.draft(seen('10:29')))).toEqual(['appointment.hours_changed appointmentDate'])
    expect(await refusals(brand.delivery(seen('11:00')))).toEqual(['appointment.hours_changed appointmentDate'])
    expect(await refusals(brand.draft({ ...seen('17:00'), appointmentDate: at('2026-11-21T12:00') }))).toEqual([])
    // 11:20: the branch is open.
    brand.clock.set('2026-11-21T10:20:00Z')
    expect(await refusals(brand.draft(seen('11:00')))).toEqual([])
    expect(await refusals(brand.draft(seen('08:00')))).toEqual([])
    const refused = await submit(brand.draft(seen('17:00')))
    expect(refused.ok ? [] : refused.errors.map(({ message }) => message)).toEqual([
      'Unsere Zeiten haben sich inzwischen geändert. Ihre Bestellung ist noch nicht abgeschickt. Sie würde jetzt gleich zubereitet. Ist Ihnen das recht, senden Sie sie bitte noch einmal.',
    ])
    brand.clock.set(fridayNoon)
  })

  test('a closed branch accepts only a preorder, and only if these are enabled; a delivery type that is not offered is refused', async () => {
    brand.clock.set('2026-11-21T06:00:00Z')
    const wanted = { appointmentDate: at('2026-11-21T12:00') }
    expect(await refusals(brand.draft())).toEqual([])
    expect(await refusals(brand.draft(wanted))).toEqual([])
    await brand.changeHouse({ isPreorderEnabled: false, isDineInEnabled: false })
    expect(await refusals(brand.draft())).toEqual(['order.closed appointmentDate'])
    expect(await refusals(brand.draft(wanted))).toEqual(['order.closed appointmentDate'])
    expect(await refusals(brand.delivery(wanted))).toEqual(['order.no_delivery appointmentDate'])
    expect(await refusals(brand.draft({ deliveryType: 'dineIn', table: '1' }))).toEqual([
      'order.serving_unavailable deliveryType',
    ])
    brand.clock.set(fridayNoon)
    expect(await refusals(brand.draft(wanted))).toEqual([])
    await brand.changeHouse({ isPreorderEnabled: true, isDineInEnabled: true, isAppointmentRequired: true })
    expect(await refusals(brand.draft())).toEqual(['appointment.required appointmentDate'])
    await brand.changeHouse({ isAppointmentRequired: false, isQuotationRequired: true })
    expect(await refusals(brand.draft())).toEqual([])
    await brand.changeHouse({ isQuotationRequired: false })
  })

  test('a product that is sold out until a time is refused before that time and accepted from then on, and so is a bundle with it', async () => {
    const soldOut = (isSoldOut: boolean, until: string | null) =>
      must(
        brand.call(
          catalogueEndpoints.soldOut,
          { params: { id: brand.products.soup }, body: { isSoldOut, until } },
          { as: admin() },
        ),
      )
    await soldOut(true, at('2026-11-20T17:00'))
    expect(await refusals(brand.draft())).toEqual(['product.sold_out items.0'])
    expect(await refusals(brand.draft({ items: [of('feast')] }))).toEqual(['product.unavailable items.0'])
    expect(await refusals(brand.draft({ appointmentDate: at('2026-11-20T16:55') }))).toContain(
      'appointment.too_soon appointmentDate',
    )
    expect(
      await refusals(brand.draft({ appointmentDate: at('2026-11-20T17:00'), items: [of('soup'), of('feast')] })),
    ).toEqual([])
    await soldOut(true, null)
    expect(await refusals(brand.draft({ appointmentDate: at('2026-11-27T17:00') }))).toEqual([
      'product.sold_out items.0',
    ])
    await soldOut(false, null)
    expect(await refusals(brand.draft({ items: [of('feast')] }))).toEqual([])
  })

  test('only products of the active menu are accepted', async () => {
    const { id } = await must(
      brand.call(
        catalogueEndpoints.menus.create,
        {
          body: {
            name: 'Wildwochen',
            availableFrom: '2026-12-01T00:00:00Z',
            branches: [brand.house],
            catalog: [{ categoryId: brand.categories.mains, products: [brand.products.dumplings] }],
          },
        },
        { as: admin() },
      ),
    )
    expect(await refusals(brand.draft())).toEqual([])
    brand.clock.set('2026-12-01T12:00:00Z')
    expect(await refusals(brand.draft())).toEqual(['product.unknown items.0'])
    expect(await refusals(brand.draft({ items: [of('dumplings')] }))).toEqual([])
    brand.clock.set(fridayNoon)
    expect(id).toBeTruthy()
  })
})

test('at most a hundred files are looked up', async () => {
  const uploads = Array.from({ length: 20 }, () => ({ id: crypto.randomUUID(), publicHash: 'x'.repeat(22) }))
  const items = Array.from({ length: 10 }, () =>
    of('cake', {
      parts: [
        { id: 'picture', uploads: uploads.slice(0, 1) },
        { id: 'more', uploads },
      ],
    }),
  )
  expect(new Set((await refusals(brand.draft({ items }))).map((one) => one.split(' ')[0]))).toEqual(
    new Set(['upload.unknown']),
  )
})
