import { BookingPage } from '../support/booking-page.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, type Page, test } from '../support/test.ts'

const notLoaded = /konnte nicht geladen werden/

/** Sets the browser to save data: nothing is loaded before it is needed. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )

async function openSaving(page: Page): Promise<BookingPage> {
  await saveData(page)
  const booking = new BookingPage(page)
  await booking.open()
  await page.waitForLoadState('networkidle')
  return booking
}

function parts(page: Page, booking: BookingPage) {
  return {
    date: {
      field: booking.date,
      dialog: page.getByRole('dialog', { name: 'Datum wählen' }),
      // The days of a week are next to each other only if the styles are loaded.
      isStyled: async () => expect(page.locator('dialog .cal')).toHaveCSS('display', 'grid'),
    },
    accessories: {
      field: page.locator('#booking-accessories'),
      dialog: page.getByRole('dialog', { name: 'Zubehör' }),
      isStyled: async () => expect(page.locator('dialog .addon').first()).toHaveCSS('display', 'flex'),
    },
  }
}

for (const [first, second] of [
  ['date', 'accessories'],
  ['accessories', 'date'],
] as const)
  test(`a part that failed without a connection opens with its styles when the connection is back: ${first}, then ${second}`, async ({
    context,
    page,
    watched,
  }) => {
    watched.expectLostConnection()
    const booking = await openSaving(page)
    const { [first]: one, [second]: other } = parts(page, booking)
    await context.setOffline(true)
    await one.field.click()
    await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible()
    await context.setOffline(false)
    await expect(one.dialog).toBeVisible()
    await one.isStyled()
    await page.keyboard.press('Escape')
    await other.field.click()
    await other.isStyled()
    await page.keyboard.press('Escape')
    await one.field.click()
    await one.isStyled()
  })

test('a dialog that failed without a connection does not open over what the guest does since the tap', async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  await page.setViewportSize({ width: 390, height: 844 })
  const booking = await openSaving(page)
  const { accessories, date } = parts(page, booking)
  const flight = page.getByLabel('Flugnummer')
  for (const { field, dialog, isStyled } of [accessories, date]) {
    await context.setOffline(true)
    await field.click()
    await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await flight.pressSequentially('OS 202')
    await context.setOffline(false)
    // The code is loaded now, and the dialog waits for the guest.
    await expect(page.getByRole('alert').filter({ hasText: 'Die Verbindung ist wieder da.' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(flight).toBeFocused()
    await field.click()
    await expect(dialog).toBeVisible()
    await isStyled()
    await page.keyboard.press('Escape')
  }
})

test('the time picker that failed without a connection opens with its styles when the connection is back', async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = await openSaving(page)
  await booking.date.click()
  const calendar = page.getByRole('dialog', { name: 'Datum wählen' })
  await calendar.getByRole('button', { name: 'Nächster Monat' }).click()
  await calendar.locator('button.d:not(.off)').first().click()
  await context.setOffline(true)
  await calendar.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible()
  await context.setOffline(false)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('spinbutton').first()).toBeVisible()
  await expect(dialog.locator('.pick')).toHaveCSS('padding-top', '20px')
})

test('a dish that could not be opened without a connection says so on the screen, and later opens only when the guest asks for it', async ({
  context,
  page,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  await page.setViewportSize({ width: 390, height: 844 })
  await saveData(page)
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await store.choose('Schweinsbraten').click()
  const message = page.getByRole('alert').filter({ hasText: notLoaded })
  await expect(message).toBeInViewport({ ratio: 1 })
  await page.waitForTimeout(5500)
  await context.setOffline(false)
  const back = page.getByRole('alert').filter({ hasText: 'Die Verbindung ist wieder da.' })
  await expect(back).toBeInViewport({ ratio: 1 })
  const dialog = page.getByRole('dialog', { name: 'Schweinsbraten' })
  await expect(dialog).toBeHidden()
  await back.getByRole('button', { name: 'Jetzt öffnen' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(back).toBeHidden()
})
