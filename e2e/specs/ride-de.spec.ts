import { BookingPage } from '../support/booking-page.ts'
import { inDays } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A visitor books a ride in German on a phone: at most 14 taps, 7 typed fields, 2 screens. */
test('a visitor books from the airport to Salzburg on a phone, staff see the ride, and the status page shows it until its end', async ({
  page,
  server,
  staff,
}) => {
  const booking = new BookingPage(page)
  const at = inDays(2)
  const board = await staff('frontdesk', { viewport: { width: 1280, height: 900 } })
  await board.page.goto('/backend/bestellungen')
  await expect(board.page.getByRole('heading', { name: 'Bestellungen' })).toBeVisible()

  await booking.open()
  booking.taps = 0
  await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
  await expect(booking.place('to')).toBeFocused()
  await booking.choosePlace('to', 'Salzburg Hauptbahnhof', /Salzburg/)
  await expect(page.getByText(/^[\d,]+ km · \d+ Std\. \d+ Min\./)).toBeVisible()
  await booking.chooseProposed(at)
  await booking.typeFlight('os202')
  await booking.chooseVehicle('First Class')
  await expect(page.locator('.bk-foot')).toContainText('EUR')
  await booking.toCheckout()
  await expect(page).toHaveTitle(/^Bestellvorgang - /)
  await booking.fillContact()
  await booking.accept()
  await booking.tap(booking.send)

  await expect(page).toHaveURL(/\/de\/status\//)
  await expect(page.getByRole('heading', { name: 'Warten auf Bestätigung' })).toBeVisible()
  await expect(page).toHaveTitle(/^Bestellstatus - /)
  // Near the end of a month, the calendar needs one more tap for the next month.
  expect(booking.taps, 'taps').toBeLessThanOrEqual(at.month === inDays(0).month ? 14 : 15)
  expect(booking.typedFields, 'typed fields').toBeLessThanOrEqual(7)

  const { uid } = booking.placed()
  await expect(page.getByText(uid)).toBeVisible()
  const card = board.page.locator(`article[data-order="${(await board.desk.order(uid)).id}"]`)
  await expect(card).toContainText('Maria Gruber')
  await card.getByRole('button', { name: 'Fahrt annehmen' }).click()

  await expect(page.getByRole('heading', { name: 'Buchung bestätigt' })).toBeVisible()
  await expect
    .poll(
      () =>
        server.mail?.caught.filter(
          ({ to, mail }) => to.includes('maria.gruber@example.com') && mail.text?.includes(uid),
        ).length,
    )
    .toBe(2)
  await board.desk.act(uid, 'inDelivery')
  await expect(page.getByRole('heading', { name: 'Wir sind da...' })).toBeVisible()
  await board.desk.act(uid, 'completed')
  await expect(page.getByRole('heading', { name: 'Buchung abgeschlossen' })).toBeVisible()
})
