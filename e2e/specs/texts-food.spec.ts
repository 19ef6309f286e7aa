import type { Locale } from '#contract/locale.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { foodCheckoutTexts } from '#modules/store/words/checkout.ts'
import { productWords } from '#modules/catalogue/words/product.ts'
import { branchSiteTexts } from '#modules/branches/words/site.ts'
import { storeLinkTexts } from '#modules/store/words/site.ts'
import { statusTexts } from '#modules/ordering/words/status.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { storeTexts } from '#modules/store/words/store.ts'
import { unitTexts } from '#i18n/units.ts'
import { signIn } from '../support/desk.ts'
import { openAllDay, plainDish } from '../support/food.ts'
import { openFoodCheckout } from '../support/food-page.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

const de: Locale = 'de'
const { opening } = branchSiteTexts(de)
const [store, checkout, food] = [storeTexts(de), checkoutTexts(de), foodCheckoutTexts(de)]
const [status, units] = [foodStatusTexts(de), unitTexts(de)]
const { choices } = productWords(de)

/**
 * German texts of the specification about ordering food. Each row has the section of the specification, its text, and the text of the
 * product. Texts that are on a page at any hour are checked on the page itself below. All other texts are checked by the specs of their
 * page: storefront, item-overlay, food-checkout, food-status.
 */
const table: readonly (readonly [section: string, literal: string, shown: string])[] = [
  ['§2 Navigation', 'Online Bestellen', storeLinkTexts(de).order],
  ['§2 Page titles', 'Bestellvorgang - Gasthaus', checkout.pageTitle('Gasthaus')],
  ['§2 Page titles', 'Bestellstatus - Gasthaus', statusTexts(de).pageTitle('Gasthaus')],
  ['§2 Opening toolbar', '1 Standort geöffnet', opening.openCount(1)],
  ['§2 Opening toolbar', '2 Standorte geöffnet', opening.openCount(2)],
  ['§2 Opening toolbar', 'Alle Standorte geschlossen', opening.allClosed],
  ['§2 Opening toolbar', 'Geöffnet bis 22:30', opening.until('22:30')],
  ['§2 Opening toolbar', 'Geschlossen', opening.closed],
  ['§2 Storefront', 'Art der Lieferung', store.cart.serving],
  ['§2 Storefront', 'Liefergebiet', store.cart.area],
  ['§2 Storefront', 'Kosten', store.cart.cost],
  ['§2 Storefront', 'Lieferkosten', store.cart.delivery],
  ['§2 Storefront', 'Gesamt', store.cart.total],
  ['§2 Storefront', 'Jetzt bestellen', store.cart.order],
  ['§2 Storefront, closed', 'Derzeit haben wir leider geschlossen.', store.notice.closed],
  ['§2 Storefront, closed', 'Wir öffnen wieder um 11:00 Uhr.', store.notice.opensToday('11:00')],
  ['§2 Storefront, closed', 'Wir öffnen wieder am Dienstag um 11:00 Uhr.', store.notice.opensOn('Dienstag', '11:00')],
  ['§2 Storefront, closed', 'Derzeit ist leider keine Lieferung möglich.', store.notice.noDelivery],
  ['§2 Storefront, closed', 'Wir liefern wieder ab 17:00 Uhr.', store.notice.deliversToday('17:00')],
  [
    '§2 Storefront, closed',
    'Wir liefern wieder am Dienstag ab 17:00 Uhr.',
    store.notice.deliversOn('Dienstag', '17:00'),
  ],
  ['§2 Storefront, closed', 'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.', store.notice.preorder],
  ['§2 Storefront, closed', 'Wir bearbeiten diese sobald wir wieder geöffnet haben.', store.notice.preorderClosed],
  ['§2 Item overlay', 'Menge', store.item.quantity],
  ['§2 Item overlay', 'Zum nächsten Schritt', store.item.next],
  ['§2 Item overlay', 'Zum Warenkorb hinzufügen', store.item.add],
  ['§2 Item overlay', 'Datei auswählen', store.upload.choose],
  ['§2 Item overlay', 'Produkt zum Warenkorb hinzugefügt.', store.item.added],
  ['§2 Item overlay', 'Keine Produkte im Warenkorb', store.cart.none],
  ['§2 Item overlay', '1 Produkt im Warenkorb', store.cart.count('1', true)],
  ['§2 Item overlay', '3 Produkte im Warenkorb', store.cart.count('3', false)],
  ['§2 Item overlay', 'Bearbeiten', store.cart.edit],
  ['§2 Item overlay', 'Entfernen', store.cart.remove],
  ['§2 Checkout', 'Takeaway', food.serving.types.takeaway],
  ['§2 Checkout', 'Lieferung', food.serving.types.delivery],
  ['§2 Checkout', 'Dine In', food.serving.types.dineIn],
  ['§2 Checkout', 'Derzeit haben wir leider geschlossen.', food.serving.closed],
  ['§2 Checkout', 'Derzeit bieten wir leider keine Lieferung an.', food.serving.noDelivery],
  ['§2 Checkout', 'Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.', food.serving.preorder],
  ['§2 Checkout', 'Lieferadresse', checkout.address.deliveryTitle],
  ['§2 Checkout', 'Adresse', checkout.address.title],
  ['§2 Checkout', 'Heute, 24.11.2026', food.appointment.today('24.11.2026')],
  ['§2 Checkout', 'Morgen, 25.11.2026', food.appointment.tomorrow('25.11.2026')],
  ['§2 Checkout', 'Keine Angabe', food.appointment.none],
  ['§2 Checkout', 'So schnell wie möglich', food.appointment.asap],
  ['§2 Checkout', 'Bitte wählen Sie einen Termin aus.', food.appointment.required],
  [
    '§2 Checkout',
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    food.appointment.closed,
  ],
  ['§2 Checkout', 'Keine Produkte im Warenkorb!', food.cart.empty],
  ['§2 Checkout', 'Mehrwertsteuer (7%)', food.totals.tax('7')],
  ['§2 Checkout', 'ca. 20,00 EUR', food.totals.approximate('20,00 EUR')],
  ['§2 Checkout, submit', 'Zahlungspflichtig bestellen', checkout.submit.paid],
  ['§2 Checkout, submit', 'Vorbestellung abschicken', checkout.submit.preorder],
  ['§2 Status page', 'Vielen Dank für Ihre Bestellung!', status.titles.thanks],
  ['§2 Status page', 'Ihre Bestellung wurde storniert.', status.titles.canceled],
  ['§2 Status page', 'Ticket', status.ticket.ticket],
  ['§2 Status page', 'Bestellnummer', status.ticket.number],
  ['§2 Status page', 'Bestellnummer', status.info.number],
  ['§2 Status page, timeline', 'Abholbereit', status.timeline.ready],
  ['§2 Status page, timeline', 'Abgeschlossen', status.timeline.completed],
  ['§2 Status page, timeline', 'Bestellung storniert', status.timeline.canceled],
  ['§2 Status page, payment', 'Barzahlung', checkout.payment.methods.cash.name],
  ['§2 Status page, payment', 'EC Karte / Debitkarte', checkout.payment.methods['atm-card'].name],
  ['§2 Status page, payment', 'Online Zahlung', checkout.payment.methods.mollie.name],
  ['§2 Status page, payment', 'Online Zahlung', checkout.payment.methods.datatrans.name],
  ['§2 Status page, payment', 'Rückerstattet', status.paid.refunded],
  ['§2 Status page, payment', 'Bezahlt', status.paid.paid],
  ['§2 Status page, status', 'Warten auf Zahlungseingang', status.status.unpaid],
  ['§2 Status page, status', 'Warten auf Bestätigung', status.status.waiting],
  ['§2 Status page, status', 'Wird bearbeitet', status.status.confirmed],
  ['§2 Status page, status', 'In Zustellung', status.status.underway],
  ['§2 Status page, status', 'Abholbereit', status.status.ready],
  ['§2 Status page, status', 'Zugestellt', status.status.delivered],
  ['§2 Status page, status', 'Abgeschlossen', status.status.completed],
  ['§2 Status page, status', 'Storniert', status.status.canceled],
  ['§3 Units', 'Stk.', units.amount],
  ['§3 Units', 'Port.', units.serving],
  ['§3 Units', 'Paar', units.pair],
  ['§3 Units', 'Pers.', units.person],
  ['§3 Units', 'Pkg.', units.package],
  ['§3 Units, product editor', 'Person (Pers.)', choices['unit']?.['person'] ?? ''],
  ['§3 Units, product editor', 'Packung (Pkg.)', choices['unit']?.['package'] ?? ''],
  ['§3 Pricing models', 'Exakt', store.model.long.fixed],
  ['§3 Pricing models', 'Ungefähr', store.model.long.approximate],
  ['§3 Pricing models', 'Minimum', store.model.long.minimum],
  ['§3 Pricing models', 'Fix', store.model.short.fixed],
  ['§3 Pricing models', 'ca.', store.model.short.approximate],
  ['§3 Pricing models', 'ab', store.model.short.minimum],
  [
    '§5 Delivery',
    'Sie haben den Mindestbestellwert in Höhe von 25,00 EUR leider noch nicht erreicht.',
    store.cart.minimum('25,00 EUR'),
  ],
  [
    '§5 Delivery, checkout',
    'Sie haben den Mindestbestellwert in Höhe von 25,00 EUR leider noch nicht erreicht.',
    food.minimum('25,00 EUR'),
  ],
  ['§5 Delivery', 'Kostenlose Lieferung ab 60,00 EUR.', store.cart.freeFrom('60,00 EUR')],
  ['§5 Delivery, checkout', 'Kostenlose Lieferung ab 60,00 EUR.', food.totals.free('60,00 EUR')],
  [
    '§8 checkout/error',
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    checkout.failedPayment,
  ],
  [
    '§8 Upload',
    'Die ausgewählte Datei "plan.pdf" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    store.upload.failed('plan.pdf'),
  ],
]

test('the texts of the specification about ordering food are shown exactly', () => {
  for (const [section, literal, shown] of table) expect.soft(shown, section).toBe(literal)
})

test('toolbar, storefront and checkout show the texts of §2', async ({ page, server }) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  await openAllDay(desk, 'cafe')
  const dish = await plainDish(desk)
  await page.goto(`${server.lindwurmUrl}/de/startseite`)
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toHaveText(/\d Standorte geöffnet/)
  const visitor = new StorePage(page, server.lindwurmUrl)
  await visitor.open()
  await visitor.add(dish.name).click()
  for (const text of ['Art der Lieferung', 'Takeaway', 'Lieferung', 'Dine In', 'Kosten', 'Gesamt', 'Jetzt bestellen'])
    await expect(visitor.desk.getByText(text, { exact: true })).toBeVisible()
  for (const text of ['Bearbeiten', 'Entfernen']) await expect(visitor.desk.getByText(text)).toBeVisible()
  await openFoodCheckout(page, server.lindwurmUrl)
  await expect(page).toHaveTitle(/^Bestellvorgang - /)
  for (const text of ['So schnell wie möglich', 'Barzahlung', 'EC Karte / Debitkarte', 'Online Zahlung'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Mehrwertsteuer \(7%\)$/)).toBeVisible()
})
