import { cartKey } from '#modules/store/site/cart-store.ts'
import { emptyCart, serialiseCart } from '#modules/store/site/cart.ts'
import { withoutBanner } from '../support/consent.ts'
import { placeFood, storefront } from '../support/food-page.ts'
import { openAllDay } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

test('the status page of an order names what is still in the cart, and leads to the checkout', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const { branch, products } = await storefront(server.lindwurmUrl, 'lindwurm')
  const name = 'Lebkuchenherz mit Ihrem Bild'
  const product = products.find((one) => one.name === name)
  if (!product) throw new Error(`No ${name}`)
  const items = [{ key: 'heart', product, amount: 1, unit: product.unit, parts: [] }]
  const cart = serialiseCart({ ...emptyCart, items }, Date.now())
  const order = await placeFood(server.lindwurmUrl)
  await withoutBanner(page, server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/healthz`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartKey(branch.id), cart] as const)
  await page.goto(`${server.lindwurmUrl}/de/status/${order.uid}/${order.hash}`)
  const notice = page.getByText(`Noch im Warenkorb: ${name}`)
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL(/\/de\/store\/lindwurm\/checkout$/)
  await expect(page.getByText(name).first()).toBeVisible()
})
