import { cartKey } from '#modules/store/site/cart-store.ts'
import { emptyCart, serialiseCart } from '#modules/store/site/cart.ts'
import { withoutBanner } from '../support/consent.ts'
import { signIn } from '../support/desk.ts'
import { storefront } from '../support/food-page.ts'
import { openAllDay, plainDishesOf } from '../support/food.ts'
import { isInSight } from '../support/in-sight.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

// It must be ordered two days before, and no choice is required.
const pig = 'Spanferkel'

test('the sheet of a full cart shows the total beside the button, and from when a slow dish is possible', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const found = await storefront(server.lindwurmUrl, 'lindwurm')
  const slow = found.products.filter(({ name }) => name === pig)
  const items = [...slow, ...plainDishesOf(found).slice(0, 4)].map((product, index) => ({
    key: String(index),
    product,
    amount: product.minimumQuantity || 1,
    unit: product.unit,
    parts: [],
  }))
  expect(items).toHaveLength(5)
  await withoutBanner(page, server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/healthz`)
  const cart = serialiseCart({ ...emptyCart, items, deliveryType: 'takeaway' }, Date.now())
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartKey(found.branch.id), cart] as const)
  const store = new StorePage(page, server.lindwurmUrl)
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await store.open()
    await store.openSheet()
    const total = store.sheet.locator('.foot .price')
    expect(await isInSight(total)).toBe(true)
    expect(await isInSight(store.sheet.locator('.foot .btn'))).toBe(true)
    await expect(store.sheet.locator('.totals .sum .num')).toHaveText((await total.textContent()) ?? '')
  }
  // If five minutes end between the two pages, the second one names a later time. Then both are read again.
  await expect(async () => {
    await store.open()
    await store.openSheet()
    const line = store.sheet.getByText(/ ab \d\d:\d\d Uhr$/)
    await expect(line).toHaveCount(1)
    const when = ((await line.textContent()) ?? '').trim()
    await page.goto(`${server.lindwurmUrl}/de/store/lindwurm/checkout`)
    await expect(page.locator('.late-items')).toBeVisible()
    expect(await page.locator('.late-items').textContent()).toContain(`${pig}: ${when}`)
  }).toPass()
})
