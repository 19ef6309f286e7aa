import { BookingPage } from '../support/booking-page.ts'
import { inDays, placeRide, rideDraft } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

/** Tests the rules in docs/rules/guests.md, section 'The return ride'. */
test('the return ride is booked from the status page of a ride', async ({ page, server, desk }) => {
  const there = (await rideDraft(server.url)).ride
  const more = { adults: 2, luggage: 1, toDetail: 'Getreidegasse 9', accessories: [{ id: 'child-seat', amount: 1 }] }
  const { uid, hash } = await placeRide(server.url, { ride: { ...there!, ...more } })
  const booking = new BookingPage(page)
  // The guest first enters another ride into the form. The return ride replaces it.
  await booking.open()
  await booking.choosePlace('from', 'Linz', /Linz/)
  await booking.typeFlight('LH 99')

  await page.goto(`/de/status/${uid}/${hash}`)
  await page.getByRole('button', { name: 'Rückfahrt buchen' }).click()
  await expect(page).toHaveURL(/\/de\/startseite#booking-date$/)
  await expect(booking.date).toBeFocused()
  await expect(booking.place('from')).toHaveValue(/Salzburg/)
  await expect(booking.place('to')).toHaveValue(/Flughafen Wien/)
  await expect(page.getByRole('textbox', { name: booking.words.flight })).toHaveValue('')
  await expect(booking.date).toHaveValue('')
  await expect(booking.vehicle('Business')).toBeChecked()

  await page.goBack()
  await expect(page.getByText(uid, { exact: true })).toBeVisible()
  await page.goForward()
  await booking.chooseDate(inDays(5))
  await booking.chooseTime('10:20')
  await booking.typeFlight('OS 203')
  await booking.toCheckout()
  await booking.fillContact()
  await booking.fill(booking.field('street'), 'Praterstraße 1')
  await booking.fill(booking.field('zip'), '1020')
  await booking.fill(booking.field('city'), 'Wien')
  await booking.accept()
  await booking.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warten auf Bestätigung')

  const back = await desk.order(booking.placed().uid)
  expect(back.uid).not.toBe(uid)
  expect(back.ride).toMatchObject({
    service: 'airport-transfer',
    from: { name: there?.to.name },
    to: { name: there?.from.name },
    fromDetail: 'Getreidegasse 9',
    toDetail: '',
    flightNumber: 'OS203',
    adults: 2,
    luggage: 1,
    accessories: [{ id: 'child-seat', amount: 1 }],
  })
  expect((await desk.order(uid)).state).toBe('waiting')

  // 'Back' leads to the form, which is empty now. What the guest sees first names the booking and links to its page.
  const status = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/startseite/)
  const notice = page.getByRole('status').filter({ hasText: 'Ihre Buchung ist bei uns angekommen.' })
  await expect(notice).toContainText('Flughafen Wien')
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(booking.place('from')).toHaveValue('')
  await notice.getByRole('link', { name: 'Zu Ihrer Buchung' }).click()
  await expect(page).toHaveURL(status)
})
