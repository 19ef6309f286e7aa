import { openCheckout } from '../support/checkout-page.ts'
import { BookingPage } from '../support/booking-page.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { errorText, errorTextIn } from '#i18n/errors.ts'
import { orderingErrors } from '#modules/ordering/words/errors.ts'
import { siteTexts } from '#i18n/site.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { withBranch, withConfig, withVehicle } from '../support/desk.ts'
import { placeRide } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

/**
 * German sentences that the specification quotes (§2, §3, §4, §5, §8; docs/rules/guests.md, Consent; docs/rules/back-office.md, Order
 * board). They are grouped by the place where a visitor sees them. Some failures cannot be caused in a browser test. Their texts are at the
 * end, with the keys of the product's texts.
 */
test.describe('the texts of the specification', () => {
  test('§2: header, footer, cookie banner, vehicles and booking block show them', async ({ page }) => {
    await page.goto('/de/startseite')
    const menu = page.getByRole('banner').getByRole('navigation')
    for (const name of ['Buchung', 'Über uns', 'Kontakt'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const name of ['AGB', 'Datenschutz', 'Impressum'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(footer.getByText('24h geöffnet')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Anfrage' })).toBeVisible()
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner.getByText(/Cookies und ähnliche Technologien/)).toBeVisible()
    for (const name of ['Akzeptieren', 'Ablehnen']) await expect(banner.getByRole('button', { name })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Mehr erfahren' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Buchung' }).first()).toBeVisible()
    const sheet = page.locator('#booking')
    for (const name of ['Flughafentransfer', 'Privattransfer', 'Chauffeur für Privatfahrzeuge']) {
      await expect(sheet.getByRole('radio', { name: new RegExp(name.split('').join('\u00ad?')) })).toBeAttached()
    }
    await expect(sheet.getByRole('button', { name: 'Kontaktdaten eingeben' })).toBeVisible()
    await sheet
      .getByRole('radiogroup', { name: 'Leistung' })
      .getByText(/Privat\u00ad?transfer/)
      .click()
    await expect(sheet.getByText('(opt.)')).toBeVisible()
  })

  test('§2: the footer links to the allergens as soon as there is a text', async ({ page, desk }) => {
    await withConfig(desk, { allergensText: { de: '<p>Keine.</p>', en: '' } }, async () => {
      await page.goto('/de/startseite')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Allergene' })).toBeVisible()
    })
  })

  test('§2: the booking block shows them for a vehicle without accessories', async ({ page, desk }) => {
    await withVehicle(desk, 'Business', { parts: [] }, async () => {
      const booking = new BookingPage(page)
      await booking.open()
      await expect(page.getByText('Bei diesem Fahrzeugtyp sind keine möglichen Erweiterungen vorhanden.')).toBeVisible()
    })
  })

  /**
   * The label of the submit button in three cases: the order needs a quotation; the branch is open; the branch is closed but takes
   * preorders (specification §2, Checkout).
   */
  test('§2: the checkout shows its submit labels and the way back', async ({ page, server, desk }) => {
    await openCheckout(page, server.url)
    await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zurück' })).toBeVisible()
    await withBranch(desk, { isQuotationRequired: true }, async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Angebotsanfrage abschicken' })).toBeVisible()
    })
    await withConfig(desk, { isPaidOrderLabelEnabled: false }, async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Bestellung abschicken' })).toBeVisible()
    })
    expect(checkoutTexts('de').submit.preorder).toBe('Vorbestellung abschicken')
    expect(checkoutTexts('de').submit.processing).toBe('Verarbeiten...')
  })

  test('the board shows its columns, and a booking item shows its parts (§3)', async ({ staff, server }) => {
    const { page, desk } = await staff('frontdesk')
    await placeRide(server.url)
    await page.goto('/backend/bestellungen')
    for (const name of ['Neu', 'Angenommen', 'Für später'])
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
    const vehicle = (await desk.call(catalogueEndpoints.products.list, {})).find(({ type }) => type === 'vehicle')
    expect(vehicle?.parts.map(({ name }) => name)).toEqual([
      'Dienstleistung',
      'Startpunkt',
      'Endpunkt',
      'Flugnummer',
      'Personenanzahl',
      'Zubehör',
    ])
  })

  test('the 500 block (§2), phone numbers (§5) and failures (§8) show them', () => {
    const { broken } = siteTexts('de')
    expect([broken.title, broken.text]).toEqual([
      '500 Internal Server Error',
      'Leider ist ein interner Fehler aufgetreten.',
    ])
    expect(siteTexts('de').footer.install).toBe('App installieren')
    expect(errorTextIn(orderingErrors, 'de', 'field.phone', { phone: '+43 664 1234567' })).toBe(
      'Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.',
    )
    expect(errorText('de', 'internal')).toBe('Ein unbekannter Fehler ist aufgetreten.')
    const { actions } = boardTexts('de')
    expect([
      actions.failed,
      actions.cancelFailed,
      actions.printFailed,
      actions.paymentFailed,
      actions.mailFailed,
    ]).toEqual([
      'Bestellstatus konnte nicht geändert werden.',
      'Bestellung konnte nicht storniert werden.',
      'Beleg konnte nicht gedruckt werden.',
      'Zahlungsstatus konnte nicht überprüft werden.',
      'Bestätigung konnte nicht versendet werden.',
    ])
    expect(errorTextIn(orderingErrors, 'de', 'order.review_refused')).toBe('Bewertung konnte nicht gesendet werden.')
  })
})
