import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { cartKey } from '#modules/store/site/cart-store.ts'
import { houseOf, openAllDay, plainDish } from '../support/food.ts'
import { openKitchen, ticketOf } from '../support/kitchen-page.ts'
import { expect, type Page, test } from '../support/test.ts'
import type { Desk } from '../support/desk.ts'
import { Visitor } from '../support/visitor.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Types the contact data and the address of a delivery. */
async function typeAddress(guest: Visitor, page: Page, lastName: string): Promise<void> {
  for (const [field, text] of [
    ['firstName', 'Vroni'],
    ['lastName', lastName],
    ['phone', '0151 23456789'],
    ['street', 'Lindwurmstraße 12'],
    ['zipCode', '80337'],
    ['city', 'München'],
  ] as const)
    await guest.type(page.locator(`#checkout-${field}`), text)
}

/** Orders a delivery that reaches the minimum of its area, from the storefront to the payment page of the provider. */
async function deliveryOnline(
  page: Page,
  url: string,
  desk: Desk,
): Promise<{ guest: Visitor; lastName: string; uid: string }> {
  const lastName = `Hirt${crypto.randomUUID().slice(0, 8)}`
  const { deliveryAreas } = await openAllDay(desk)
  const [dish, area] = [await plainDish(desk), deliveryAreas.find(({ minimumOrderValue }) => minimumOrderValue)]
  const times = Math.ceil((area?.minimumOrderValue ?? 0) / dish.price)
  const guest = new Visitor(page)
  await page.goto(`${url}/de/store/lindwurm`)
  await guest.declineCookies()
  const add = page.getByRole('button', { name: `${dish.name} zum Warenkorb hinzufügen` })
  for (let n = 0; n < times; n += 1) await guest.tap(add)
  await guest.tap(page.locator('.cartbar').getByRole('button', { name: /Warenkorb öffnen/ }))
  const sheet = page.getByRole('dialog', { name: 'Warenkorb' })
  await guest.tap(sheet.getByText('Lieferung', { exact: true }))
  await sheet.getByLabel('Liefergebiet').selectOption(area?.area ?? '')
  await guest.tap(sheet.getByRole('link', { name: 'Jetzt bestellen' }))
  await typeAddress(guest, page, lastName)
  await guest.tap(page.locator('.opt-row', { hasText: 'Online Zahlung' }))
  await guest.tap(page.locator('#checkout-legalInstructions'))
  await guest.tap(page.locator('#checkout-privacyPolicy'))
  await guest.tap(page.locator('form.co button.lg[type=submit]'))
  await expect(page.getByText('Nur ein Test')).toBeVisible()
  const [found] = await desk.call(orderingEndpoints.history, { query: { search: lastName } })
  return { guest, lastName, uid: found?.uid ?? '' }
}

/** A delivery is paid online at the test terminal, and the kitchen gets it. */
test('a guest pays a delivery online with at most eight typed fields; kitchen and board show it after the payment', async ({
  page,
  server,
  staff,
}) => {
  const office = await staff('admin', { baseURL: server.lindwurmUrl, viewport: { width: 1280, height: 900 } })
  const { guest, lastName, uid } = await deliveryOnline(page, server.lindwurmUrl, office.desk)
  expect(guest.typedFields, 'typed fields').toBeLessThanOrEqual(8)

  const [order, house] = [await office.desk.order(uid), await houseOf(office.desk)]
  expect(order).toMatchObject({ deliveryType: 'delivery', paymentState: 'open', state: 'waiting' })
  const board = await office.context.newPage()
  await board.goto('/backend/bestellungen')
  const unpaid = board.getByRole('region', { name: 'Wartet auf Zahlung' })
  await expect(unpaid).toContainText(lastName)
  await openKitchen(office.page)
  const ticket = ticketOf(office.page, order, house.name)
  await expect(ticket).toHaveCount(0)

  await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${order.uid}/`))
  const paid = await office.desk.order(order.uid)
  expect(paid).toMatchObject({ paymentState: 'paid', state: 'waiting' })
  // The stream sends the order within a second. The timeout is longer for busy machines.
  await expect(ticketOf(office.page, paid, house.name)).toBeVisible()
  await expect(
    board.getByRole('region', { name: /^Neu/ }).getByRole('article').filter({ hasText: lastName }),
  ).toBeVisible()
  await expect(page.locator('.badge.ok')).toHaveText('Bezahlt')
})

test('after a cancelled payment the cart is unchanged, and the second attempt pays the same order', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { uid } = await deliveryOnline(page, server.lindwurmUrl, desk)
  await page.getByRole('button', { name: 'Abgebrochen' }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout/error\\?order=${uid}\\.`))
  await expect(page.locator('.notice[role=alert]')).toContainText(
    'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht. Ihre Angaben sind alle noch da.',
  )
  await expect(page.locator('form.co aside .item')).toHaveCount(1)
  await expect(page.locator('#checkout-street')).toHaveValue('Lindwurmstraße 12')
  await expect(page.locator('#checkout-legalInstructions')).toBeChecked()
  await expect(page.locator('#checkout-privacyPolicy')).toBeChecked()
  // The button of the form says that the same order is paid, as long as nothing is changed.
  const send = page.locator('form.co button.lg[type=submit]')
  await expect(send).toHaveText('Erneut bezahlen')
  await page.locator('#checkout-street').fill('Lindwurmstraße 14')
  await expect(send).toHaveText('Zahlungspflichtig bestellen')
  await page.locator('#checkout-street').fill('Lindwurmstraße 12')
  await expect(send).toHaveText('Erneut bezahlen')
  await send.click()
  await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${uid}/`))
  await expect(page.locator('.badge.ok')).toHaveText('Bezahlt')
})

test('if the payment ends in another tab, the notice there pays exactly the order, without ticks', async ({
  context,
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { uid } = await deliveryOnline(page, server.lindwurmUrl, desk)
  const terminal = page.url()
  await page.close()
  const other = await context.newPage()
  await other.goto(terminal)
  await other.getByRole('button', { name: 'Abgebrochen' }).click()
  await expect(other).toHaveURL(new RegExp(`/checkout/error\\?order=${uid}\\.`))
  // The cart of the device is here, but not what the guest typed and ticked.
  await expect(other.locator('form.co aside .item')).toHaveCount(1)
  await expect(other.locator('#checkout-legalInstructions')).not.toBeChecked()
  await expect(other.locator('form.co button.lg[type=submit]')).toHaveText('Zahlungspflichtig bestellen')
  const notice = other.locator('.notice[role=alert]')
  await expect(notice).toHaveText(/^Sie haben die Zahlung abgebrochen\. Es wurde nichts abgebucht\.Erneut bezahlen/)
  await expect(notice.getByRole('link', { name: 'Status ansehen' })).toHaveAttribute(
    'href',
    new RegExp(`^/de/status/${uid}/`),
  )
  await notice.getByRole('button', { name: 'Erneut bezahlen' }).click()
  await other.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(other).toHaveURL(new RegExp(`/de/status/${uid}/`))
  await expect(other.locator('.badge.ok')).toHaveText('Bezahlt')
  // The cart held what is paid now, so the page of the order empties it as soon as its scripts run.
  const { branchId } = await desk.order(uid)
  await expect
    .poll(() => other.evaluate((key) => localStorage.getItem(key) ?? '', cartKey(branchId)))
    .not.toContain('"product"')
  await other.goto(`${server.lindwurmUrl}/de/store/lindwurm`)
  await expect(other.getByRole('button', { name: / zum Warenkorb hinzufügen$/ }).first()).toBeVisible()
  await expect(other.locator('.cartbar').getByRole('button', { name: /Warenkorb öffnen/ })).toHaveCount(0)
})

test('a second tab knows the order that waits for its payment: a new order there replaces it, and the food is not ordered twice', async ({
  context,
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { lastName, uid } = await deliveryOnline(page, server.lindwurmUrl, desk)
  const other = await context.newPage()
  await other.goto(`${server.lindwurmUrl}/de/store/lindwurm/checkout`)
  const notice = other.locator('.notice[role=alert]')
  await expect(notice).toContainText('Diese Speisen sind schon bestellt, nur die Zahlung fehlt noch.')
  await expect(notice.getByRole('button', { name: 'Erneut bezahlen' })).toBeVisible()
  const guest = new Visitor(other)
  await typeAddress(guest, other, lastName)
  await guest.tap(other.locator('.opt-row', { hasText: 'Barzahlung' }))
  await guest.tap(other.locator('#checkout-legalInstructions'))
  await guest.tap(other.locator('#checkout-privacyPolicy'))
  await guest.tap(other.locator('form.co button.lg[type=submit]'))
  await expect(other).toHaveURL(/\/de\/status\//)
  await expect(other).not.toHaveURL(new RegExp(uid))
  expect((await desk.order(uid)).state).toBe('canceled')
  const orders = await desk.call(orderingEndpoints.history, { query: { search: lastName } })
  expect(orders.filter(({ state }) => state === 'waiting')).toHaveLength(1)
})

test('the guest goes back from the payment page and pays in cash: the old payment page leads to the new order', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { guest, uid } = await deliveryOnline(page, server.lindwurmUrl, desk)
  const terminal = page.url()
  await page.goBack()
  await guest.tap(page.locator('.opt-row', { hasText: 'Barzahlung' }))
  await guest.tap(page.locator('form.co button.lg[type=submit]'))
  await expect(page).toHaveURL(/\/de\/status\//)
  await expect(page).not.toHaveURL(new RegExp(uid))
  const { pathname } = new URL(page.url())
  await page.goto(terminal)
  await page.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
})

test('after a late payment the status page waits, and the kitchen does not see the order until the notice arrives', async ({
  page,
  server,
  staff,
}) => {
  const office = await staff('admin', { baseURL: server.lindwurmUrl, viewport: { width: 1280, height: 900 } })
  const { uid } = await deliveryOnline(page, server.lindwurmUrl, office.desk)
  const [order, house] = [await office.desk.order(uid), await houseOf(office.desk)]
  await openKitchen(office.page)
  await page.getByRole('button', { name: 'Später bezahlt' }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${order.uid}/`))
  await expect(page.getByText('Warten auf Zahlungseingang').first()).toBeVisible()
  // The payment is being checked, so the page offers no second payment.
  await expect(page.getByText(/^Ihre Zahlung wird gerade geprüft\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jetzt bezahlen' })).toHaveCount(0)
  await expect(ticketOf(office.page, order, house.name)).toHaveCount(0)
  // The terminal confirms the payment half a minute later.
  await expect(page.locator('.badge.ok')).toHaveText('Bezahlt', { timeout: 90_000 })
  await expect(ticketOf(office.page, await office.desk.order(order.uid), house.name)).toBeVisible()
})
