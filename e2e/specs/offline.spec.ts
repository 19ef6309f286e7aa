import { BookingPage } from '../support/booking-page.ts'
import { openCheckout } from '../support/checkout-page.ts'
import { withoutBanner } from '../support/consent.ts'
import { signIn } from '../support/desk.ts'
import { openAllDay } from '../support/food.ts'
import { openFoodCheckout } from '../support/food-page.ts'
import { placeRide } from '../support/ride.ts'
import { expect, type Locator, test } from '../support/test.ts'

test('if the calendar cannot be loaded, the form stays and says so, and the calendar opens once the network is back', async ({
  page,
  watched,
}) => {
  watched.expectLostConnection()
  // The request for the calendar's style sheet fails, too. The next attempt must request it again.
  await page.route(/\/assets\/(date-picker|picker|popup)[^/]*\.(js|css)$/, (route) => route.abort())
  const booking = new BookingPage(page)
  await booking.open()
  await page.getByLabel('Flugnummer').fill('OS 202')
  await booking.date.click()
  const message = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' })
  await expect(message).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('combobox', { name: 'Von' })).toBeVisible()
  await page.unroute(/\/assets\/(date-picker|picker|popup)[^/]*\.(js|css)$/)
  await message.getByRole('button', { name: 'Erneut versuchen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Datum wählen' })
  // Some browsers remember that a module failed, so the page reloads itself. After that the test opens the calendar again.
  await expect(async () => {
    if (!(await dialog.isVisible())) await booking.date.click({ timeout: 2000 })
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByLabel('Flugnummer')).toHaveValue('OS 202')
  // The days of a week are next to each other only if the styles are loaded.
  await expect(dialog.locator('.cal')).toHaveCSS('display', 'grid')
})

for (const [name, file] of [
  ['the script that hydrates the page', /\/assets\/wake-islands-[^/]*\.js$/],
  ['the script of the form', /\/assets\/booking-island-[^/]*\.js$/],
] as const)
  test(`${name} is loaded again until it is there; meanwhile the page says so and keeps what the guest enters`, async ({
    page,
    watched,
  }) => {
    watched.expectLostConnection()
    let aborted = 0
    await page.route(file, async (route) => {
      aborted += 1
      await route.abort()
    })
    const booking = new BookingPage(page)
    // The page is open only after it was hydrated.
    const opened = booking.open()
    await page.getByLabel('Flugnummer').fill('OS 202')
    const notice = page.getByText('Die Seite ist noch nicht vollständig geladen. Wir versuchen es weiter.')
    await expect(notice).toBeInViewport()
    expect(aborted).toBeGreaterThan(1)
    await booking.date.click()
    await page.unroute(file)
    await opened
    await expect(page.getByRole('dialog', { name: 'Datum wählen' })).toBeVisible()
    await expect(page.getByLabel('Flugnummer')).toHaveValue('OS 202')
    await expect(notice).toBeHidden()
  })

test('what the guest enters before any script of the page is loaded is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/entry\.client-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  // The page is open only after it was hydrated.
  const opened = new BookingPage(page).open()
  await page.getByLabel('Flugnummer').fill('OS 202')
  release()
  await opened
  await expect(page.getByLabel('Flugnummer')).toHaveValue('OS 202')
  await page.reload()
  await expect(page.getByLabel('Flugnummer')).toHaveValue('OS 202')
})

test("without a connection the page says 'Sie sind offline', and links do not lead to the browser's own error page", async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = new BookingPage(page)
  await booking.open()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const notice = page.getByText('Sie sind offline')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Bitte überprüfen Sie Ihre Internetverbindung.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/de\/startseite/)
  await expect(page.locator('#offline')).toBeFocused()
  // The link is at the foot of the page, but the notice is visible. The notice says why the link does not work.
  await expect(page.locator('#offline')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('„Impressum“ öffnet sich erst, wenn die Verbindung wieder da ist.')).toBeInViewport()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('a phone number that was read for the wrong country is read again for the right one', async ({ page, server }) => {
  const booking = await openCheckout(page, server.url)
  const phone = booking.field('phone')
  await phone.fill('0171 234 56 78')
  await phone.blur()
  await expect(phone).toHaveValue('0171 234 56 78')
  await expect(page.getByText('0171 234 56 78 gelesen mit der Landesvorwahl Österreich.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Land' }).selectOption('DE')
  await expect(phone).toHaveValue('0171 234 56 78')
  await expect(page.getByText('0171 234 56 78 gelesen mit der Landesvorwahl Deutschland.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Vorwahl' })).toHaveValue('DE')
  await page.reload()
  await phone.focus()
  await phone.blur()
  await expect(phone).toHaveValue('0171 234 56 78')
  await expect(page.getByRole('combobox', { name: 'Vorwahl' })).toHaveValue('DE')
  await page.getByRole('combobox', { name: 'Vorwahl' }).selectOption('CH')
  await expect(page.getByText('0171 234 56 78 gelesen mit der Landesvorwahl Schweiz.')).toBeVisible()
})

test('requests that failed without a connection are repeated automatically when it is back', async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = new BookingPage(page)
  await booking.open()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const to = page.getByRole('combobox', { name: 'Nach', exact: true })
  await to.fill('Salzburg')
  await expect(page.getByText('Keine Verbindung. Ihre Eingabe bleibt erhalten')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('option', { name: /Salzburg/ }).first()).toBeVisible()
  await expect(page.getByText('Keine Verbindung. Ihre Eingabe bleibt erhalten')).toBeHidden()
})

test('a place that could not be searched without a connection is searched when it is back', async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = new BookingPage(page)
  await booking.open()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await booking.place('from').fill('Stephans')
  await page.getByLabel('Flugnummer').focus()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Keine Verbindung. Ihre Eingabe bleibt erhalten' }),
  ).toBeVisible()
  await expect(page.getByText('Diesen Ort kennen wir nicht.')).toBeHidden()
  await expect(booking.place('from')).toHaveValue('Stephans')
  await context.setOffline(false)
  await expect(page.getByText('Bitte wählen Sie einen Ort aus der Liste:')).toBeVisible()
  await expect(page.getByRole('button', { name: /Stephans/ }).first()).toBeVisible()
})

test('the page of a ride shows a lost connection only as long as it lasts', async ({
  context,
  page,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  const { uid, hash } = await placeRide(server.url)
  await page.goto(`/de/status/${uid}/${hash}`)
  const live = page.getByText('Diese Seite aktualisiert sich von selbst.')
  await expect(live).toBeVisible()
  await page.waitForLoadState('load')
  const times = page
    .getByText(/^(Keine Verbindung\. Zuletzt aktualisiert|Sie sehen den Stand von)/)
    .filter({ visible: true })
  await expect(async () => {
    await context.setOffline(true)
    // The time is shown once: in the line at the top or, if the code of this line is not loaded yet, in the page.
    await expect(times).toHaveCount(1, { timeout: 1000 })
    await expect(live).toBeHidden({ timeout: 1000 })
  }).toPass()
  await context.setOffline(false)
  await expect(times).toHaveCount(0, { timeout: 8000 })
  await expect(live).toBeVisible()
})

test.describe('offline, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [path, label] of [
    ['/de/startseite', 'Kontaktdaten eingeben'],
    ['/en/home', 'Enter contact details'],
  ] as const)
    test(`the notice moves the form of a ride by little, and the button says why it is off: ${path}`, async ({
      context,
      page,
      server,
      watched,
    }) => {
      watched.expectLostConnection()
      await withoutBanner(page, server.url)
      for (const width of [360, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const form = page.locator('#booking form')
        const top = async () => (await form.boundingBox())?.y ?? 0
        const before = await top()
        await context.setOffline(true)
        await expect(page.getByText(/^(Sie sind offline|You are offline)$/)).toBeVisible()
        await expect(page.getByText(/^(Bitte überprüfen Sie Ihre|Please check your)/)).toBeVisible()
        // With reduced motion a changed padding applies one frame later.
        await expect.poll(async () => (await top()) - before, `at ${width} px`).toBeLessThanOrEqual(100)
        await expectOff(form.getByRole('button', { name: label }))
        await context.setOffline(false)
        await expect(form.getByRole('button', { name: label })).not.toHaveAttribute('aria-disabled')
      }
    })

  test('the button of the food checkout keeps its label, too, and says why it is off', async ({
    context,
    page,
    server,
    watched,
  }) => {
    watched.expectLostConnection()
    await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
    await openFoodCheckout(page, server.lindwurmUrl)
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: /Zahlungspflichtig bestellen|abschicken/ })
    const label = await button.textContent()
    await context.setOffline(true)
    await expectOff(button)
    await expect(button).toHaveText(label ?? '')
  })
})

/** The button can be pressed, and a press checks the network. It looks disabled, and the reason is beside it. */
async function expectOff(button: Locator): Promise<void> {
  const reason = /^(Erst mit Netz|Once you are online)/
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason)
  const shown = button.page().getByText(reason)
  await expect(shown).toBeVisible()
  const [one, other] = [await shown.boundingBox(), await button.boundingBox()]
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? Infinity))).toBeLessThan(60)
  await button.click({ force: true })
  await expect(shown).toBeFocused()
}
