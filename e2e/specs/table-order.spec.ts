import { houseOf, openAllDay, plainDish } from '../support/food.ts'
import { openKitchen, ticketOf } from '../support/kitchen-page.ts'
import { expect, test } from '../support/test.ts'
import { Visitor } from '../support/visitor.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A new guest opens the link of a table and orders in six taps, including the cookie banner. */
test('a new guest at a table of the café orders in six taps, types nothing, and the ticket number appears by itself', async ({
  page,
  server,
  staff,
}) => {
  const office = await staff('admin', { baseURL: server.lindwurmUrl, viewport: { width: 1280, height: 900 } })
  await openAllDay(office.desk, 'cafe')
  const [house, dish] = [await houseOf(office.desk, 'cafe'), await plainDish(office.desk, 'cafe')]
  await openKitchen(office.page)

  // The page from the server already contains the table. So nothing moves when the scripts are loaded.
  const answer = await page.request.get(`http://127.0.0.1:${server.port}/de/store/cafe?table=3`, {
    headers: { host: new URL(server.lindwurmUrl).host },
  })
  const sent = await answer.text()
  expect(sent).toMatch(/<h1>Tisch 3<\/h1>/)
  expect(sent).not.toContain('class="intro')

  const guest = new Visitor(page)
  await page.goto(`${server.lindwurmUrl}/de/store/cafe?table=3`)
  await guest.declineCookies()
  await expect(page.locator('.seat-head')).toContainText('Tisch 3')
  await guest.tap(page.getByRole('button', { name: `${dish.name} zum Warenkorb hinzufügen` }))
  await guest.tap(page.locator('.cartbar').getByRole('link', { name: 'Jetzt bestellen' }))
  // The table is known, and no personal data is needed (specification §2, Checkout).
  await expect(page.getByLabel('Ihr Tisch')).toHaveValue('3')
  await expect(page.locator('#checkout-firstName')).toHaveCount(0)
  await guest.tap(page.locator('#checkout-legalInstructions'))
  await guest.tap(page.locator('#checkout-privacyPolicy'))
  await guest.tap(page.getByRole('button', { name: /Zahlungspflichtig bestellen|Vorbestellung abschicken/ }))
  await expect(page).toHaveURL(/\/de\/status\//)
  expect(guest.taps, 'taps').toBeLessThanOrEqual(6)
  expect(guest.typedFields, 'typed fields').toBe(0)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
  await expect(page.getByText('Tisch 3').first()).toBeVisible()
  // The footer shows the address of this branch, not of the first branch of the business.
  await expect(page.locator('footer')).toContainText('Margaretenstraße 42')
  await expect(page.locator('footer')).not.toContainText('Lindwurmstraße 204')
  await expect(page.getByText('Ihre Ticketnummer erscheint hier, sobald die Küche bestätigt hat.')).toBeVisible()
  await expect(page.locator('.ticket')).toBeHidden()

  const { uid } = guest.placed()
  const placed = await office.desk.order(uid)
  expect(placed).toMatchObject({ deliveryType: 'dineIn', origin: 'table-qr', paymentMethod: 'cash', state: 'waiting' })
  const ticket = ticketOf(office.page, placed, house.name)
  await expect(ticket).toContainText(dish.name)
  await expect(ticket).toContainText('Tisch 3')
  await ticket.getByRole('button', { name: /annehmen$/ }).click()

  await expect(page.locator('.ticket .no')).toHaveText(/^[A-Z]-\d+$/)
  const { state, ticketNumber } = await office.desk.order(uid)
  expect(state).toBe('confirmed')
  await expect(page.locator('.ticket .no')).toHaveText(new RegExp(`^[A-Z]-${ticketNumber}$`))

  // The guest's next order is for the same table.
  await page.getByRole('link', { name: 'Noch etwas bestellen' }).click()
  await expect(page.locator('.seat-head')).toContainText('Tisch 3')
  await expect(page.locator('.intro')).toHaveCount(0)
})

test('the link of an unknown table asks for the table, and the cart is not lost', async ({ page, server, staff }) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk, 'cafe')
  const dish = await plainDish(desk, 'cafe')
  const guest = new Visitor(page)
  await page.goto(`${server.lindwurmUrl}/de/store/cafe?table=99`)
  await guest.declineCookies()
  await expect(page.getByText('Tisch 99 kennen wir nicht.')).toBeVisible()
  await page.getByRole('button', { name: `${dish.name} zum Warenkorb hinzufügen` }).click()
  await page.locator('.cartbar').getByRole('link', { name: 'Jetzt bestellen' }).click()
  await expect(page.getByText(dish.name).first()).toBeVisible()
  const table = page.getByLabel('Ihr Tisch')
  if (await page.getByRole('radio', { name: 'Dine In' }).isVisible())
    await page.getByText('Dine In', { exact: true }).click()
  await expect(table).toHaveValue('')
  await table.selectOption('4')
  await page.locator('#checkout-legalInstructions').check()
  await page.locator('#checkout-privacyPolicy').check()
  await page.getByRole('button', { name: /Zahlungspflichtig bestellen|Vorbestellung abschicken/ }).click()
  await expect(page.getByText('Tisch 4').first()).toBeVisible()
})

test('a guest who is not at the table any more leaves it and keeps the dishes; the code of the table sets it again', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk, 'cafe')
  const dish = await plainDish(desk, 'cafe')
  const guest = new Visitor(page)
  const code = `${server.lindwurmUrl}/de/store/cafe?table=3`
  await page.goto(code)
  await guest.declineCookies()
  await page.getByRole('button', { name: `${dish.name} zum Warenkorb hinzufügen` }).click()
  await page.getByRole('button', { name: 'Nicht an diesem Tisch?' }).click()
  await expect(page.getByText('Sie bestellen nicht mehr an Tisch 3. Art der Lieferung: Takeaway.')).toBeVisible()
  await expect(page.locator('.seat-head')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.intro')).toBeVisible()
  await page.locator('.cartbar').getByRole('link', { name: 'Jetzt bestellen' }).click()
  await expect(page.getByText(dish.name).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Takeaway' })).toBeChecked()

  await page.goto(code)
  await expect(page.locator('.seat-head')).toContainText('Tisch 3')
  await page.locator('.cartbar').getByRole('link', { name: 'Jetzt bestellen' }).click()
  await expect(page.getByLabel('Ihr Tisch')).toHaveValue('3')
})
