import { BookingPage } from '../support/booking-page.ts'
import { inDays } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

/** Tests the rules in docs/rules/orders.md, section 'Accessories'. */
test('a stop on the way asks where; the answer is on the status page and in the drawer', async ({ page, staff }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fillRide(inDays(4, '11:40'))
  const exact = page.getByRole('textbox', { name: /genau in Salzburg/ })
  if (await exact.isVisible()) await exact.fill('Südtiroler Platz 1')
  await page.locator('#booking-accessories').click()
  const dialog = page.getByRole('dialog', { name: 'Zubehör wählen' })
  const answer = dialog.getByRole('textbox', { name: 'Wo sollen wir halten?' })
  await expect(answer).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Mehr: Zwischenhalt' }).click()
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(answer).toBeFocused()
  await expect(answer).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText('Bitte beantworten Sie diese Frage.')).toBeVisible()
  await answer.fill('Hotel Sacher')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#booking-accessories')).toContainText('1 × Zwischenhalt: Hotel Sacher')

  await booking.toCheckout()
  await expect(page.getByText('1 × Zwischenhalt: Hotel Sacher').first()).toBeAttached()
  await booking.fillContact()
  await booking.fill(booking.field('street'), 'Praterstraße 1')
  await booking.fill(booking.field('zip'), '1020')
  await booking.fill(booking.field('city'), 'Wien')
  await booking.accept()
  await booking.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warten auf Bestätigung')
  await expect(page.getByText('1 × Zwischenhalt: Hotel Sacher')).toBeVisible()

  const desk = await staff()
  const { id } = await desk.desk.order(booking.placed().uid)
  await desk.page.goto(`/backend/bestellungen/${id}`)
  await expect(desk.page.getByText(/Zwischenhalt: Hotel Sacher/).first()).toBeVisible()
})
