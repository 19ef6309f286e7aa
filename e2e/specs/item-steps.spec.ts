import { expectAccessible } from '../support/accessible.ts'
import { signIn } from '../support/desk.ts'
import { houseOf, openAllDay } from '../support/food.ts'
import { openKitchen, ticketOf } from '../support/kitchen-page.ts'
import { nineSteps, withDish } from '../support/own-dish.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { Visitor } from '../support/visitor.ts'

test.describe.configure({ timeout: 180_000 })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
const refusal = (name: string) =>
  `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`

async function openStore(page: Page, url: string, branch: 'lindwurm' | 'cafe' = 'lindwurm'): Promise<void> {
  await openAllDay(await signIn(url, 'admin'), branch)
  await page.goto(`${url}/de/store/${branch}`)
  await new Visitor(page).declineCookies()
}

/** Opens a product's overlay. */
async function choose(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `${name} auswählen` }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

const option = (dialog: Locator, name: string) => dialog.locator('.opt-row', { hasText: name })
const file = (dialog: Locator, step: string) => dialog.getByLabel(`${step}: Datei auswählen`)
const add = (dialog: Locator) => dialog.getByRole('button', { name: 'Zum Warenkorb hinzufügen' })
const cart = (page: Page) => page.getByRole('complementary', { name: 'Warenkorb' })

test('all nine kinds of steps can be required, are uploaded and priced, and are shown in the cart and on the kitchen’s ticket', async ({
  page,
  server,
  staff,
  watched,
}) => {
  // The server refuses some of the files below because of their content.
  watched.expectStatus(400, 413, 415, 422)
  const office = await staff('admin', { baseURL: server.lindwurmUrl })
  await withDish(office.desk, { name: 'Neunerlei', price: 10, parts: nineSteps }, async () => {
    await openStore(page, server.lindwurmUrl)
    const dialog = await choose(page, 'Neunerlei')
    await add(dialog).click()
    await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
    await expect(dialog.getByText('Bitte treffen Sie hier eine Auswahl.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Aufschrift' })).toBeFocused()

    await dialog.getByRole('textbox', { name: 'Aufschrift' }).fill('Alles Gute')
    await dialog.getByRole('textbox', { name: 'Wunsch' }).fill('Bitte hübsch')
    await file(dialog, 'Titelbild').setInputFiles(paper('karte.pdf'))
    await expect(dialog.getByRole('alert')).toHaveText(refusal('karte.pdf'))
    await dialog.getByRole('button', { name: 'Meldung schließen' }).click()
    await file(dialog, 'Titelbild').setInputFiles({ ...picture('kaputt.png'), buffer: Buffer.from('kein Bild') })
    await expect(dialog.getByRole('alert')).toHaveText(refusal('kaputt.png'))
    await file(dialog, 'Titelbild').setInputFiles(picture('titel.png'))
    const row = dialog.locator('.filerow', { hasText: 'titel.png' })
    await expect(row).toContainText('· hochgeladen')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    const preview = row.locator('img')
    await expect(preview).toHaveAttribute('src', /^\/upload\/.+\/preview\//)
    await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await file(dialog, 'Weitere Bilder').setInputFiles([picture('eins.png'), picture('zwei.png')])
    await file(dialog, 'Plan').setInputFiles(paper('plan.pdf'))
    await file(dialog, 'Unterlagen').setInputFiles([paper('a.pdf'), paper('b.pdf')])
    await expect(dialog.locator('.filerow', { hasText: '· hochgeladen' })).toHaveCount(6)

    await option(dialog, 'Knödel').click()
    await option(dialog, 'Kraut').click()
    await option(dialog, 'Ohne Salat').click()
    const more = dialog.getByRole('button', { name: 'Mehr Extra Sauce' })
    await more.click()
    await more.click()
    // The sum of product and options: 10 + 1 + 0.50 - 1 + 2 × 1.50.
    await expect(dialog.locator('.sum')).toContainText('13,50 EUR')
    await expectAccessible(page, 'item overlay, filled in')
    await add(dialog).click()
    await expect(dialog).toBeHidden()

    const chosen = ['Alles Gute', 'Bitte hübsch', 'Knödel', 'Kraut, Ohne Salat', '2 × Extra Sauce']
    const files = ['titel.png', 'eins.png', 'zwei.png', 'plan.pdf', 'a.pdf', 'b.pdf']
    const line = cart(page).locator('.item')
    for (const word of [...chosen, ...files]) await expect(line).toContainText(word)
    await expect(line).toContainText('13,50 EUR')
    await cart(page).getByText('Dine In', { exact: true }).click()
    await cart(page).getByRole('link', { name: 'Jetzt bestellen' }).click()
    await page.getByLabel('Ihr Tisch').selectOption('7')
    await page.locator('#checkout-legalInstructions').check()
    await page.locator('#checkout-privacyPolicy').check()
    await page.getByRole('button', { name: /Zahlungspflichtig bestellen|Vorbestellung abschicken/ }).click()
    await expect(page).toHaveURL(/\/de\/status\//)
    for (const word of [...chosen, ...files]) await expect(page.locator('.st-aside')).toContainText(word)

    const order = await office.desk.order(new Visitor(page).placed().uid)
    await openKitchen(office.page)
    const ticket = ticketOf(office.page, order, (await houseOf(office.desk)).name)
    for (const word of [...chosen, ...files]) await expect(ticket).toContainText(word)
  })
})

test('each step is validated separately, and going back keeps the choices', async ({ page, server }) => {
  await openStore(page, server.lindwurmUrl)
  const dialog = await choose(page, 'Lindwurm-Burger')
  const next = dialog.getByRole('button', { name: 'Zum nächsten Schritt' })
  await expect(dialog.getByText('Schritt 1 von 4')).toBeVisible()
  await next.click()
  await expect(dialog.getByText('Bitte treffen Sie hier eine Auswahl.')).toBeVisible()
  await option(dialog, 'Rote Linse').click()
  await next.click()
  await expect(dialog.getByText('Schritt 2 von 4')).toBeVisible()
  await option(dialog, 'Bergkäse').click()
  await option(dialog, 'Röstzwiebeln').click()
  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await expect(dialog.getByRole('radio', { name: /Rote Linse/ })).toBeChecked()
  await next.click()
  await expect(dialog.getByRole('checkbox', { name: /Bergkäse/ })).toBeChecked()
  await next.click()
  await dialog.getByRole('button', { name: 'Mehr Pommes frites' }).click()
  await next.click()
  await expect(dialog.getByText('Schritt 4 von 4')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Ein Wort an die Küche' }).fill('Durch, bitte')
  // The sum of product and options: 15.90 - 1 + 1.20 + 3.90.
  await expect(dialog.locator('.sum')).toContainText('20,00 EUR')
  await add(dialog).click()
  const line = cart(page).locator('.item')
  await expect(line).toContainText('Rote Linse, Bergkäse, Röstzwiebeln, Pommes frites, Durch, bitte')
  // The overlay opens with the options that the guest has chosen before.
  await line.getByRole('button', { name: 'Lindwurm-Burger bearbeiten' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Rote Linse/ })).toBeChecked()
})

test('a second click removes an optional choice', async ({ page, server }) => {
  await openStore(page, server.lindwurmUrl, 'cafe')
  const dialog = await choose(page, 'Schinken-Käse-Toast')
  const ketchup = dialog.getByRole('radio', { name: /Ketchup/ })
  await option(dialog, 'Ketchup').click()
  await expect(ketchup).toBeChecked()
  await option(dialog, 'Ketchup').click()
  await expect(ketchup).not.toBeChecked()
  await option(dialog, 'Estragonsenf').click()
  await expect(dialog.getByRole('radio', { name: /Estragonsenf/ })).toBeChecked()
})

test('another unit has a hint, accepts a comma in the amount, and is rounded to the nearest step', async ({
  page,
  server,
}) => {
  await openStore(page, server.lindwurmUrl)
  const dialog = await choose(page, 'Silvaner aus Franken')
  await expect(dialog.getByLabel('Menge')).toHaveValue('2')
  await dialog.getByLabel('Einheit').selectOption('l')
  await expect(dialog.getByText('1 l entspricht 9 dl.')).toBeVisible()
  await dialog.getByLabel('Menge').fill('1,6')
  await dialog.getByLabel('Menge').press('Tab')
  await expect(dialog.getByLabel('Menge')).toHaveValue('1,5')
  // The bottle is cheaper than the glass: 1.5 l cost as much as 13.5 dl. Each dl costs 3.10.
  await expect(dialog.locator('.sum')).toContainText('41,85 EUR')
  await add(dialog).click()
  await expect(cart(page).locator('.item')).toContainText('1,5 l Silvaner aus Franken')
})

test('a bundle lists its contents; Escape and the back button close it, and the focus returns', async ({
  page,
  server,
}) => {
  await openStore(page, server.lindwurmUrl)
  const opener = page.getByRole('button', { name: 'Brotzeit für zwei', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Brotzeit für zwei' })
  await opener.click()
  await expect(dialog.getByText('Enthalten sind')).toBeVisible()
  await expect(dialog.locator('.bundle li')).toHaveText([/Obazda/, /Radi/, /^2.*Breze/])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\/de\/store\/lindwurm$/)
})
