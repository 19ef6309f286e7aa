import { openAllDay, plainDish } from '../support/food.ts'
import { signIn } from '../support/desk.ts'
import { BookingPage } from '../support/booking-page.ts'
import { placeRide } from '../support/ride.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, type Page, test } from '../support/test.ts'

/**
 * Opens the page as on a slow connection: the first script is loaded, but the scripts that hydrate the page are delayed. The returned
 * function ends the delay.
 */
async function openSlowly(page: Page, files: RegExp, open: () => Promise<unknown>): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  const opened = open()
  await expect.poll(() => page.evaluate(isKept).catch(() => false)).toBe(true)
  return () => {
    resolve()
    return opened
  }
}

/**
 * Runs in the page. Taps the first button and returns true if the page has stored the tap. A stored tap has no default action in the
 * browser.
 */
function isKept(): boolean {
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('main button')?.dispatchEvent(tap)
  return tap.defaultPrevented
}

test('a dish tapped before the store is hydrated is in the cart once', async ({ page, server }) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  const dish = await plainDish(desk)
  const store = new StorePage(page, server.lindwurmUrl)
  const awake = await openSlowly(page, /\/assets\/storefront-island-.*\.js$/, () => store.open())
  await store.add(dish.name).click()
  await store.add(dish.name).click()
  await expect(store.desk).toContainText('Keine Produkte im Warenkorb')
  await awake()
  await expect(store.desk).toContainText(`1 × ${dish.name}`)
  expect((await store.stored()).items.map(({ amount }) => amount)).toEqual([1])
})

test('a button of the status page reacts to a tap before it was hydrated', async ({ page, server }) => {
  const { uid, hash } = await placeRide(server.url)
  const awake = await openSlowly(page, /\/assets\/hydrate-router-.*\.js$/, () => page.goto(`/de/status/${uid}/${hash}`))
  await page.getByRole('button', { name: 'Anfrage stornieren' }).click()
  await awake()
  await expect(page.getByRole('button', { name: /^Ja, / })).toBeVisible()
})

test('what a visitor enters in the form of a ride before it is hydrated stays, and the calendar opens', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.typeFlight('LH 99')
  const awake = await openSlowly(page, /\/assets\/booking-island-.*\.js$/, () => page.reload())
  await booking.place('from').pressSequentially('Salzb')
  await page.getByRole('textbox', { name: booking.words.flight }).fill('OS 203')
  await booking.vehicle('Business').check({ force: true })
  await booking.date.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await awake()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(booking.place('from')).toHaveValue('Salzb')
  await expect(page.getByRole('textbox', { name: booking.words.flight })).toHaveValue('OS 203')
  await expect(booking.vehicle('Business')).toBeChecked()
  await page.reload()
  await expect(page.getByRole('textbox', { name: booking.words.flight })).toHaveValue('OS 203')
})
