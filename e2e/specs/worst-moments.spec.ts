import { BookingPage } from '../support/booking-page.ts'
import { openCheckout } from '../support/checkout-page.ts'
import { signIn } from '../support/desk.ts'
import { openAllDay } from '../support/food.ts'
import { agree, fillContact, openFoodCheckout, storefront } from '../support/food-page.ts'
import { expect, test } from '../support/test.ts'

test('the network is lost while a visitor enters a ride: all typed values stay, and the visitor can continue', async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
  await context.setOffline(true)
  await expect(page.getByText('Sie sind offline')).toBeVisible()
  await booking.place('to').fill('Salzburg')
  await expect(booking.place('from')).toHaveValue(/Flughafen Wien/)
  await context.setOffline(false)
  await booking.place('to').fill('')
  await booking.choosePlace('to', 'Salzburg Hauptbahnhof', /Salzburg/)
  await expect(page.locator('.bk-foot .price')).toContainText('EUR')
  await expect(booking.place('from')).toHaveValue(/Flughafen Wien/)
})

test('reload, another language and the way back in the checkout of a ride keep the typed values', async ({
  page,
  server,
}) => {
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.field('street').fill('Praterstraße 1')
  await page.getByRole('combobox', { name: 'Land' }).selectOption('IT')
  await page.reload()
  await expect(booking.field('street')).toHaveValue('Praterstraße 1')
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveValue('IT')
  await page.getByRole('banner').getByRole('link', { name: /EN/ }).click()
  const english = new BookingPage(page, 'en')
  await expect(english.field('firstName')).toHaveValue('Maria')
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('IT')
  await expect(page.getByLabel('Country', { exact: true }).locator('option:checked')).toHaveText('Italy')
  await page.goto('/en/home')
  await page.goBack()
  await expect(english.field('firstName')).toHaveValue('Maria')
})

test('an order with alcohol needs a ticked box, which is never stored, and goes through with it', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const { products } = await storefront(server.lindwurmUrl, 'lindwurm')
  const beer = products.find(({ alcohol, type }) => alcohol === 'fermented' && type === 'simple')
  if (!beer) throw new Error('The demo has no beer')
  const items = [{ key: 'beer', product: beer, amount: 1, unit: beer.unit, parts: [] }]
  await openFoodCheckout(page, server.lindwurmUrl, { cart: { items, deliveryType: 'takeaway' } })
  await fillContact(page)
  await agree(page)
  const box = page.getByRole('checkbox', { name: /mindestens 16 Jahre/ })
  await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: /abschicken|Zahlungspflichtig/ }).click()
  await expect(page.getByText('Bitte bestätigen Sie, dass Sie mindestens 16 Jahre alt sind.').first()).toBeVisible()
  await box.check()
  // The consent is given for one order only. After a reload the box is empty again, and all other values are still there.
  await page.reload()
  await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')
  await expect(box).not.toBeChecked()
  await box.check()
  await agree(page)
  await page.getByRole('button', { name: /abschicken|Zahlungspflichtig/ }).click()
  await expect(page).toHaveURL(/\/de\/status\//)
  await expect(page.getByText('Ab 16 Jahren. Bitte halten Sie einen Ausweis bereit.')).toBeVisible()
})
