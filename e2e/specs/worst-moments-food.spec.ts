import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { signIn } from '../support/desk.ts'
import { openAllDay } from '../support/food.ts'
import { agree, fillContact, openFoodCheckout } from '../support/food-page.ts'
import { answerLost } from '../support/lost-answer.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the network is lost in the checkout of food: the page says so, all typed values stay, and the order is sent later', async ({
  context,
  page,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  await openFoodCheckout(page, server.lindwurmUrl, { cart: { deliveryType: 'takeaway' } })
  await fillContact(page)
  await agree(page)
  await context.setOffline(true)
  await expect(page.getByText('Sie sind offline')).toBeVisible()
  const send = page.getByRole('button', { name: /abschicken|Zahlungspflichtig/ })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  // Playwright does not press a button that is aria-disabled.
  await send.click({ force: true })
  const reason = page.getByText('Erst mit Netz. Ihre Angaben bleiben hier.')
  await expect(reason).toBeFocused()
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')
  await context.setOffline(false)
  await expect(page.getByText('Sie sind offline')).toBeHidden()
  await expect(send).not.toHaveAttribute('aria-disabled')
  await send.click()
  await expect(page).toHaveURL(/\/de\/status\//)
})

test('the response to an order is lost and the page is loaded again: sending the form again creates no second order', async ({
  page,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  await openFoodCheckout(page, server.lindwurmUrl, { cart: { deliveryType: 'takeaway' } })
  await fillContact(page)
  const lastName = `Gast${crypto.randomUUID().slice(0, 8)}`
  await page.locator('#checkout-lastName').fill(lastName)
  await agree(page)
  await page.route('**/api/orders/public', (route) => answerLost(route))
  await page.getByRole('button', { name: /abschicken|Zahlungspflichtig/ }).click()
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  await page.unroute('**/api/orders/public')
  await page.reload()
  await expect(page.locator('#checkout-lastName')).toHaveValue(lastName)
  await agree(page)
  await page.getByRole('button', { name: /abschicken|Zahlungspflichtig/ }).click()
  await expect(page).toHaveURL(/\/de\/status\//)
  expect(await desk.call(orderingEndpoints.history, { query: { search: lastName } })).toHaveLength(1)
})

test('another language and the way back in the checkout of food keep the typed values', async ({ page, server }) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  await openFoodCheckout(page, server.lindwurmUrl, { cart: { deliveryType: 'takeaway' } })
  await fillContact(page)
  await page.locator('#checkout-comment').fill('Ohne Zwiebeln')
  await page.goto(`${server.lindwurmUrl}/en/store/lindwurm/checkout`)
  await expect(page.locator('#checkout-comment')).toHaveValue('Ohne Zwiebeln')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/store\/lindwurm$/)
  await page.goBack()
  await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')
  await expect(page.locator('#checkout-phone')).toHaveValue(/151/)
})
