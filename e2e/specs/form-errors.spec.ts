import { BookingPage } from '../support/booking-page.ts'
import { openCheckout } from '../support/checkout-page.ts'
import { withBranch } from '../support/desk.ts'
import { inDays } from '../support/ride.ts'
import { expect, type Page, test } from '../support/test.ts'

const listOf = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('list') })

/** Specification §5: booking proceeds only when service, from, to, date, vehicle and, for airport transfer, a flight number are set. */
test.describe('the booking sheet', () => {
  test('lists everything that is missing, receives the focus, and links to each field', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await page.getByRole('button', { name: 'Kontaktdaten eingeben' }).click()
    const list = listOf(page)
    await expect(list).toBeFocused()
    await expect(list).toContainText('Bitte ergänzen Sie 4 Angaben.')
    for (const [text, field] of [
      ['Bitte wählen Sie einen Startpunkt.', booking.place('from')],
      ['Bitte wählen Sie einen Endpunkt.', booking.place('to')],
      ['Bitte geben Sie Ihre Flugnummer an.', page.getByRole('textbox', { name: 'Flugnummer' })],
    ] as const) {
      await list.getByRole('link', { name: text }).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      // The flight number also says why it is asked for.
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(text)}`))
    }
    // The date field opens its picker when it receives the focus.
    await list.getByRole('link', { name: 'Bitte wählen Sie Datum und Uhrzeit.' }).click()
    await expect(page.getByRole('dialog', { name: 'Datum wählen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/startseite/)
  })

  for (const [language, start, destination] of [
    [
      'de',
      'Start in Graz: Bitte nennen Sie die genaue Adresse',
      'Ziel in Salzburg: Bitte nennen Sie die genaue Adresse',
    ],
    ['en', 'Start in Graz: Please give the exact address', 'Destination in Salzburg: Please give the exact address'],
  ] as const)
    test(`names the end of the ride whose exact address is missing: ${language}`, async ({ page }) => {
      const booking = new BookingPage(page, language)
      await booking.open()
      await booking.choosePlace('from', 'Graz', /Graz/)
      await booking.choosePlace('to', 'Salzburg', /Salzburg/)
      await page.getByRole('button', { name: booking.words.submit }).click()
      for (const [text, field] of [
        [start, page.locator('#booking-from-detail')],
        [destination, page.locator('#booking-to-detail')],
      ] as const) {
        await listOf(page).getByRole('link', { name: text }).click()
        await expect(field).toBeFocused()
      }
    })

  test('a completed field leaves the list; a private transfer needs no flight number', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await page.getByRole('radiogroup', { name: 'Leistung' }).getByText('Privattransfer').click()
    await expect(page.getByRole('textbox', { name: 'Flugnummer (opt.)' })).toBeVisible()
    await page.getByRole('button', { name: 'Kontaktdaten eingeben' }).click()
    await expect(listOf(page)).toContainText('Bitte ergänzen Sie 3 Angaben.')
    await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
    await expect(listOf(page)).toContainText('Bitte ergänzen Sie 2 Angaben.')
    await booking.choosePlace('to', 'Salzburg Hauptbahnhof', /Salzburg/)
    // A day without a time is no appointment yet. The list of errors now asks for the time.
    await booking.chooseDate(inDays(2))
    await expect(listOf(page)).toContainText('Bitte wählen Sie eine Uhrzeit.')
    await booking.chooseTime('10:20')
    await expect(listOf(page)).toHaveCount(0)
    // The visitor changes a place again. The list of errors does not appear again, because it would take the focus out of the field.
    const to = booking.place('to')
    await to.fill('')
    await to.pressSequentially('Graz')
    await expect(to).toBeFocused()
    await expect(to).toHaveValue('Graz')
    await expect(listOf(page)).toHaveCount(0)
    // The whole name: for a moment the list still contains the city 'Graz' from the text before.
    await booking.choosePlace('to', 'Graz Hauptbahnhof', /Graz Hauptbahnhof/)
    await booking.toCheckout()
  })

  test('without an airport the error about the flight number offers a private transfer with one tap', async ({
    page,
  }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choosePlace('from', 'Graz Hauptbahnhof', /Graz Hauptbahnhof/)
    await booking.choosePlace('to', 'Salzburg Hauptbahnhof', /Salzburg/)
    await page.getByRole('radiogroup', { name: 'Leistung' }).getByText('Flughafen').click()
    await page.getByRole('button', { name: 'Kontaktdaten eingeben' }).click()
    await expect(listOf(page)).toContainText('Bitte geben Sie Ihre Flugnummer an.')
    await page.getByRole('button', { name: 'Privattransfer wählen' }).click()
    await expect(page.getByRole('textbox', { name: 'Flugnummer (opt.)' })).toBeFocused()
    await expect(listOf(page)).not.toContainText('Flugnummer')
    await expect(page.getByText('Privattransfer, weil weder Start noch Ziel ein Flughafen ist.')).toBeVisible()
  })

  test('an unusual flight number gets a hint and is never refused', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.fillRide(inDays(2))
    const flight = page.getByRole('textbox', { name: 'Flugnummer' })
    await flight.fill('abc')
    await flight.blur()
    await expect(
      page.getByText('Eine Flugnummer sieht meist so aus: OS 202. Bitte prüfen Sie Ihre Angabe.'),
    ).toBeVisible()
    await booking.toCheckout()
  })
})

/** The error messages of specification §5. Each row: the field, its label, the typed text, the expected message. */
const checkoutErrors = [
  ['firstName', 'Vorname', '', 'Bitte geben Sie Ihren Vornamen an.'],
  ['lastName', 'Nachname', '', 'Bitte geben Sie Ihren Nachnamen an.'],
  ['email', 'E-Mail', '', 'Bitte geben Sie Ihre E-Mail-Adresse an.'],
  ['email', 'E-Mail', 'maria@', 'Dieser Wert ist keine gültige E-Mail-Adresse.'],
  ['phone', 'Telefon', '', 'Bitte geben Sie Ihre Telefonnummer an.'],
  ['phone', 'Telefon', '12', /Bitte geben Sie eine gültige Nummer im Format \+43[\d ]+ an\./],
] as const

test.describe('the checkout', () => {
  for (const [field, label, typed, message] of checkoutErrors) {
    test(`${label} ${typed === '' ? 'left empty' : `with '${typed}'`} is named, highlighted and kept`, async ({
      page,
      server,
    }) => {
      const booking = await openCheckout(page, server.url)
      await booking.fillContact()
      await booking.accept()
      await booking.field(field).fill(typed)
      await booking.send.click()
      const list = listOf(page)
      await expect(list).toBeFocused()
      await expect(list).toContainText('Bitte prüfen Sie eine Angabe.')
      await expect(list.getByRole('link')).toHaveText(
        typeof message === 'string' && typed !== '' ? `${label}: ${message}` : message,
      )
      await list.getByRole('link').click()
      await expect(booking.field(field)).toBeFocused()
      await expect(booking.field(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(booking.field(field)).toHaveAccessibleDescription(message)
      await expect(booking.field('lastName')).toHaveValue(field === 'lastName' ? typed : 'Gruber')
      await booking.field(field).fill('x')
      await expect(list).toHaveCount(0)
    })
  }

  test('shows all errors at once: both agreements and every field, in the order of the form', async ({
    page,
    server,
  }) => {
    const booking = await openCheckout(page, server.url)
    await booking.send.click()
    const list = listOf(page)
    await expect(list).toContainText('Bitte prüfen Sie 6 Angaben.')
    await expect(list.getByRole('link')).toHaveText([
      'Bitte geben Sie Ihren Vornamen an.',
      'Bitte geben Sie Ihren Nachnamen an.',
      'Bitte geben Sie Ihre E-Mail-Adresse an.',
      'Bitte geben Sie Ihre Telefonnummer an.',
      'Allgemeine Geschäftsbedingungen: Bitte stimmen Sie zu.',
      'Datenschutzerklärung: Bitte bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben.',
    ])
    await list.getByRole('link', { name: /^Datenschutz/ }).click()
    await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeFocused()
  })

  test('requires an address if the branch demands it, and the name of a company', async ({ page, server, desk }) => {
    await withBranch(desk, { isTakeawayAddressRequired: true }, async () => {
      const booking = await openCheckout(page, server.url)
      await booking.fillContact()
      await booking.accept()
      await page.getByRole('checkbox', { name: 'Ich buche für ein Unternehmen' }).check()
      await booking.send.click()
      await expect(listOf(page).getByRole('link')).toHaveText([
        'Bitte geben Sie Straße und Hausnummer an.',
        'Bitte geben Sie Ihre Postleitzahl an.',
        'Bitte geben Sie Ihren Ort an.',
        'Bitte geben Sie Ihre Firma an.',
      ])
    })
  })

  test('highlights the field that an error of the server names', async ({ page, server, watched }) => {
    watched.expectStatus(422)
    const booking = await openCheckout(page, server.url)
    await booking.fillContact()
    await booking.accept()
    await page.route('**/api/orders/public', (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { field: 'email', code: 'field.email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
          ],
        },
      }),
    )
    await booking.send.click()
    await listOf(page).getByRole('link', { name: 'E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein.' }).click()
    await expect(booking.field('email')).toBeFocused()
    await expect(booking.field('email')).toHaveValue('maria.gruber@example.com')
  })

  test('removes characters that phone numbers cannot have, replaces 00 by + and a leading 0 by the country code', async ({
    page,
    server,
  }) => {
    const booking = await openCheckout(page, server.url)
    const phone = booking.field('phone')
    await phone.fill('0043 664-123 abc 4567')
    await phone.blur()
    // The prefix is beside the number, and only there.
    const prefix = page.getByRole('combobox', { name: /^Vorwahl/ })
    await expect(phone).toHaveValue('664 1234567')
    await expect(prefix).toHaveValue('AT')
    // What was removed is named (docs/rules/guests.md, Phone numbers).
    const removed = page.locator('.hint', { hasText: '„abc“ entfernt' })
    await expect(removed).toBeVisible()
    await phone.fill('')
    await phone.pressSequentially('Büro')
    await expect(phone).toHaveValue('')
    await expect(page.locator('.hint', { hasText: '„Büro“ entfernt' })).toBeVisible()
    await phone.fill('0664 1234567')
    await phone.blur()
    await expect(phone).toHaveValue('0664 1234567')
    await expect(page.getByText('0664 1234567 gelesen mit der Landesvorwahl Österreich.')).toBeVisible()
    // A pasted number with another prefix changes the shown one.
    await phone.fill('+49 171 2345678')
    await phone.blur()
    await expect(phone).toHaveValue('171 2345678')
    await expect(prefix).toHaveValue('DE')
    await expect(page.getByText('+49 171 2345678 gelesen mit der Landesvorwahl Deutschland.')).toBeVisible()
  })

  test('opens legal texts over the form, and returns the focus afterwards', async ({ page, server }) => {
    await openCheckout(page, server.url)
    await page.getByRole('button', { name: 'Allgemeinen Geschäftsbedingungen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Allgemeine Geschäftsbedingungen' })
    await expect(dialog.getByText('1. Geltung')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Allgemeinen Geschäftsbedingungen' })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).not.toBeChecked()
  })
})
