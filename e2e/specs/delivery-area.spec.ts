import { houseOf, openAllDay } from '../support/food.ts'
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
  const [one, other] = deliveryAreas.filter(({ postcodes }) => postcodes?.length === 1)
  const several = deliveryAreas.find(({ postcodes = [] }) => postcodes.length > 1 && postcodes.includes(zipCode))
  const cart = { deliveryType: 'delivery', deliveryArea: one?.area ?? '' } as const
  await openFoodCheckout(page, server.lindwurmUrl, { cart })
  const [area, postcode, town] = ['deliveryArea', 'zipCode', 'city'].map((name) => page.locator(`#checkout-${name}`))
  if (!area || !postcode || !town || !other || !several) throw new Error('The demo has changed')
  await expect(postcode).toHaveValue(one?.postcodes?.[0] ?? '-')
  // The field for the town is empty: the demo stores no town for this delivery area, and the postcode differs from that of the branch.
  await expect(town).toHaveValue('')
  await area.selectOption(other.area)
  await expect(postcode).toHaveValue(other.postcodes?.[0] ?? '-')
  await page.reload()
  await area.selectOption(several.area)
  await expect(postcode).toHaveValue('')
  await postcode.fill(zipCode)
  await expect(town).toHaveValue(city)
  await expect(area).toHaveValue(several.area)
  // The visitor now chooses an area to which the typed postcode does not belong. The typed postcode is kept.
  await area.selectOption(other.area)
  await expect(postcode).toHaveValue(zipCode)
})
