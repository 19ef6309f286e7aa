import { expectAccessible } from '../support/accessible.ts'
import { BookingPage } from '../support/booking-page.ts'
import { openCheckout } from '../support/checkout-page.ts'
import { inDays, placeRide } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

// One test opens many pages, which takes long on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

/**
 * Texts do not affect colours, and colours do not affect texts. So each language is checked with only one colour scheme, and each scheme
 * with only one language.
 */
for (const [language, colorScheme, home, about] of [
  ['de', 'light', '/de/startseite', '/de/ueber-uns'],
  ['en', 'dark', '/en/home', '/en/about'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('content pages, banner, menu and 404 page are accessible', async ({ page, watched }) => {
      watched.expectStatus(404)
      await page.goto(home)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await expectAccessible(page, 'start page with banner')
      await page.getByRole('button', { name: /^(Ablehnen|Decline)$/ }).click()
      for (const path of [about, `/${language}/site/privacy`, `/${language}/nothing-here`]) {
        await page.goto(path)
        await expectAccessible(page, path)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(home)
      await expectAccessible(page, 'start page on a phone')
      await page.getByRole('button', { name: /^(Menü öffnen|Open menu)$/ }).click()
      await expectAccessible(page, 'menu')
    })

    test('the booking sheet in its states, its pickers, the checkout and its errors are accessible', async ({
      page,
      server,
    }) => {
      const booking = new BookingPage(page, language)
      await booking.open()
      await page.getByRole('button', { name: booking.words.submit }).click()
      await expectAccessible(page, 'booking with errors')
      await booking.place('from').fill('Wien')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'suggestions')
      await booking.fillRide(inDays(3))
      await expect(page.locator('.bk-foot .price')).toBeVisible()
      await expectAccessible(page, 'booking, filled in')
      await booking.date.click()
      await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
      await expectAccessible(page, 'date picker')
      await page.keyboard.press('Escape')
      await booking.time.click()
      await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible()
      await expectAccessible(page, 'time picker')
      await page.keyboard.press('Escape')
      await openCheckout(page, server.url, { language })
      await expectAccessible(page, 'checkout')
      await booking.send.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page, 'checkout with errors')
      await page.goto(`/${language}/store/donau/checkout`)
    })

    test('the status page is accessible in every state', async ({ page, server, desk, watched }) => {
      watched.expectStatus(404)
      const { uid, hash } = await placeRide(server.url, { locale: language })
      const look = async (state: string) => {
        await page.goto(`/${language}/status/${uid}/${hash}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, `status ${state}`)
      }
      await look('waiting')
      await desk.act(uid, 'counterAppointment', {
        appointment: inDays(3, '16:40').toString({ timeZoneName: 'never' }),
      })
      await look('counter-appointment')
      await desk.act(uid, 'confirm')
      await look('confirmed')
      await desk.act(uid, 'inDelivery')
      await look('in delivery')
      await desk.act(uid, 'completed')
      await look('completed')
      const other = await placeRide(server.url)
      await desk.act(other.uid, 'reject', { reason: 'no-vehicle', message: 'Leider nicht.' })
      await page.goto(`/${language}/status/${other.uid}/${other.hash}`)
      await expectAccessible(page, 'status canceled')
      await page.goto(`/${language}/status/${uid}/${'x'.repeat(32)}`)
      await expectAccessible(page, 'unknown order')
    })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`back office, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('sign-in, board, drawer, dialogs, history and palette are accessible', async ({
      staff,
      server,
      page,
      watched,
    }) => {
      watched.expectStatus(401)
      await page.goto('/backend/login')
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
      await expectAccessible(page, 'sign-in')
      const lastName = `Axe${Date.now()}`
      await placeRide(server.url, { lastName })
      const { page: office } = await staff('admin', { colorScheme })
      await office.goto('/backend/bestellungen')
      await expect(office.getByRole('article').filter({ hasText: lastName })).toBeVisible()
      await expectAccessible(office, 'board')
      await office.getByRole('article').filter({ hasText: lastName }).getByRole('link').click()
      const drawer = office.getByRole('dialog', { name: new RegExp(lastName) })
      await expect(drawer.getByText('Kontakt und Rechnung')).toBeVisible()
      await expectAccessible(office, 'drawer')
      await drawer.getByRole('button', { name: 'Anderen Termin vorschlagen' }).click()
      await expect(office.getByRole('dialog', { name: /Anderen Termin/ }).getByRole('radiogroup')).toBeVisible()
      await expectAccessible(office, 'counter-appointment')
      await office.keyboard.press('Escape')
      await drawer.getByRole('button', { name: 'Ablehnen' }).click()
      await expect(office.getByRole('dialog', { name: /ablehnen\?/ })).toBeVisible()
      await expectAccessible(office, 'reject dialog')
      await office.goto('/backend/verlauf')
      await expect(office.getByRole('table')).toBeVisible()
      await expectAccessible(office, 'history')
      await office.keyboard.press('Control+k')
      await expect(office.getByPlaceholder('Suchen oder Befehl …')).toBeVisible()
      await expectAccessible(office, 'palette')
    })

    test('lists and forms are accessible', async ({ staff }) => {
      const { page: office } = await staff('admin', { colorScheme })
      for (const [path, row] of [
        ['/backend/ueberblick', undefined],
        ['/backend/produkte', /Van/],
        ['/backend/kategorien', undefined],
        ['/backend/standorte', /Donau Chauffeur Wien/],
        ['/backend/benutzer', /Bruno Bauer/],
        ['/backend/marke', undefined],
        ['/backend/ausgang', undefined],
        ['/backend/konto', undefined],
      ] as const) {
        await office.goto(path)
        await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(office.getByText('Wird geladen')).toHaveCount(0)
        await expectAccessible(office, path)
        if (!row) continue
        await office
          .getByRole('link', { name: row })
          .or(office.getByRole('row', { name: row }).getByRole('link'))
          .first()
          .click()
        await expect(office.getByRole('button', { name: /^Speichern/ })).toBeVisible()
        await expectAccessible(office, `${path}, form`)
      }
    })
  })
}
