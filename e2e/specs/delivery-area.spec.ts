import { changeHouse, houseOf, openAllDay } from '../support/food.ts'
import { openFoodCheckout } from '../support/food-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the delivery area of the store fills in the postcode; what is typed stays, and another area replaces only what was filled in', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const { city, deliveryAreas, zipCode } = await houseOf(desk)
  const [one, other] = deliveryAreas.filter(({ postcodes = [] }) => postcodes.length === 1 && postcodes[0] !== zipCode)
  const several = { area: 'Mitte', price: 2.9, tax: 7, free: false, postcodes: ['80331', zipCode] }
  if (!one || !other) throw new Error('The demo has changed')
  const cart = { deliveryType: 'delivery', deliveryArea: one.area } as const
  await changeHouse(desk, { deliveryAreas: [one, other, several] })
  try {
    await openFoodCheckout(page, server.lindwurmUrl, { cart })
    const [area, postcode, town] = ['deliveryArea', 'zipCode', 'city'].map((name) => page.locator(`#checkout-${name}`))
    if (!area || !postcode || !town) throw new Error('A field is missing')
    await expect(postcode).toHaveValue(one.postcodes?.[0] ?? '-')
    // The area has one postcode, so the town is that of the branch.
    await expect(town).toHaveValue(city)
    await area.selectOption(other.area)
    await expect(postcode).toHaveValue(other.postcodes?.[0] ?? '-')
    await page.reload()
    await area.selectOption(several.area)
    await expect(postcode).toHaveValue('')
    await expect(town).toHaveValue('')
    await postcode.fill(zipCode)
    await expect(town).toHaveValue(city)
    await expect(area).toHaveValue(several.area)
    // The visitor now chooses an area to which the typed postcode does not belong. The typed postcode is kept.
    await area.selectOption(other.area)
    await expect(postcode).toHaveValue(zipCode)
  } finally {
    await changeHouse(desk, { deliveryAreas })
  }
})

test('an area of the demo that has one postcode in its name fills in this postcode and the town of the branch', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const { city, deliveryAreas, zipCode } = await houseOf(desk)
  const own = deliveryAreas.find(({ area }) => area.endsWith(`(${zipCode})`))
  await openFoodCheckout(page, server.lindwurmUrl, {
    cart: { deliveryType: 'delivery', deliveryArea: own?.area ?? '' },
  })
  await expect(page.locator('#checkout-zipCode')).toHaveValue(zipCode)
  await expect(page.locator('#checkout-city')).toHaveValue(city)
})

for (const language of ['de', 'en'] as const)
  test(`a typed postcode that changes the delivery area says so beside the field, until the guest chooses an area (${language})`, async ({
    page,
    server,
    staff,
  }) => {
    const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
    await openAllDay(desk)
    const { deliveryAreas, zipCode } = await houseOf(desk)
    const own = deliveryAreas.find(({ postcodes }) => postcodes?.includes(zipCode))
    const far = deliveryAreas.find(({ minimumOrderValue }) => minimumOrderValue === 35)
    const cart = { deliveryType: 'delivery', deliveryArea: own?.area ?? '' } as const
    await openFoodCheckout(page, server.lindwurmUrl, { cart, language })
    const [area, postcode] = ['deliveryArea', 'zipCode'].map((name) => page.locator(`#checkout-${name}`))
    const typed = far?.postcodes?.[0]
    if (!area || !postcode || !own || !far || !typed) throw new Error('The demo has changed')
    const said = page.locator('.field').filter({ has: postcode }).getByRole('status')
    await expect(said).toHaveText('')
    await postcode.fill(typed)
    await expect(area).toHaveValue(far.area)
    // The whole text is above the bar with the order button.
    await expect
      .poll(async () => {
        const [text, bar] = await Promise.all([said.boundingBox(), page.locator('[data-form-bar]').boundingBox()])
        return text !== null && bar !== null && text.y + text.height <= bar.y
      })
      .toBe(true)
    for (const words of [typed, far.area, '4,90 EUR', '35,00 EUR', own.area, '25,00 EUR'])
      await expect(said).toContainText(words)
    await area.selectOption(own.area)
    await expect(said).toHaveText('')
    // The guest chooses the area of the postcode. The guest has seen it, therefore the text does not come back.
    await area.selectOption(far.area)
    await expect(said).toHaveText('')
  })
