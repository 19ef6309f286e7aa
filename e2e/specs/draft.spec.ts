import { BookingPage } from '../support/booking-page.ts'
import { inDays } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

/**
 * Specification §3, Booking draft: the draft is stored in the session storage, in keys that begin with 'asp'. §4: each change is stored for
 * the branch.
 */
test('the draft survives reload, a change of language, the checkout and going back', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fillRide(inDays(2, '10:20'))
  await booking.chooseVehicle('Van')
  await page.getByRole('button', { name: 'Mehr Erwachsene' }).click()
  // The price contains 'ca.' in the language of the page, so only the amount is compared.
  const price = /[\d.,]+ EUR/.exec((await page.locator('.bk-foot .price').textContent()) ?? '')?.[0] ?? 'a price'
  const keys = await page.evaluate(() => Object.keys(sessionStorage))
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !key.startsWith('asp'))).toEqual([])

  const isKept = async (kept: BookingPage) => {
    // The airport is from our own list, so it is named in the language of the page.
    await expect(kept.place('from')).toHaveValue(kept === booking ? /Flughafen Wien/ : /Vienna/)
    await expect(kept.place('to')).toHaveValue(/Salzburg/)
    await expect(kept.time).toHaveValue('10:20')
    await expect(page.getByRole('textbox', { name: kept.words.flight })).toHaveValue('OS 202')
    await expect(kept.vehicle('Van')).toBeChecked()
    await expect(page.locator('.bk-foot .price')).toContainText(price)
  }
  await page.reload()
  await isKept(booking)
  await page.getByRole('banner').getByRole('link', { name: /EN/ }).click()
  await expect(page).toHaveURL(/\/en\/home/)
  await isKept(new BookingPage(page, 'en'))
  // The page in the new language replaces this page in the history. So 'back' does not open the page in the old language.
  await page.getByRole('banner').getByRole('link', { name: /DE/ }).click()
  await isKept(booking)
  await booking.toCheckout()
  await booking.field('firstName').fill('Maria')
  await page.reload()
  await expect(booking.field('firstName')).toHaveValue('Maria')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await isKept(booking)
})

for (const [name, damaged] of [
  ['no JSON', '{"version":1,'],
  [
    'another shape',
    '{"version":1,"draft":{"from":7,"to":[],"appointment":"gestern","adults":"viele","accessories":{},"route":{"metres":-1}}}',
  ],
  ['another version', '{"version":99,"draft":{}}'],
] as const) {
  test(`a damaged session storage (${name}) gives an empty form`, async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
    await page.evaluate((text) => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text)
    }, damaged)
    await page.reload()
    await expect(booking.place('from')).toHaveValue('')
    await booking.choosePlace('from', 'Salzburg', /Salzburg/)
    await page.goto('/de/store/donau/checkout')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a checkout without a ride redirects to the booking', async ({ page }) => {
  await page.goto('/de/store/donau/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch keine Fahrt gewählt')
  await page.getByRole('link', { name: 'Neue Fahrt buchen' }).click()
  await expect(page).toHaveURL(/\/de\/startseite#booking$/)
})
