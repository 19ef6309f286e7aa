import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { signIn } from '../support/desk.ts'
import { openAllDay } from '../support/food.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

/** A picture with one red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('the overlay has choices, addons, quantity and a live price; errors lead to their step; all of it works by keyboard', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  await store.choose('Schweinsbraten').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schweinsbraten' })
  await expect(dialog.getByText('18,90 EUR')).toBeVisible()
  await expectAccessible(page, 'item overlay')
  const add = dialog.getByRole('button', { name: 'Zum Warenkorb hinzufügen' })
  await add.press('Enter')
  await expect(dialog.getByText('Bitte treffen Sie hier eine Auswahl.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Kartoffelknödel' })).toBeFocused()
  await expectAccessible(page, 'item overlay with an error')
  await page.keyboard.press('Space')
  await expect(dialog.getByText('Bitte treffen Sie hier eine Auswahl.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Mehr Extra Sauce' }).press('Enter')
  await dialog.getByLabel('Menge').fill('2,4')
  await dialog.getByLabel('Menge').blur()
  await expect(dialog.getByLabel('Menge')).toHaveValue('2')
  await expect(dialog.getByText('40,80 EUR')).toBeVisible()
  await add.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(store.choose('Schweinsbraten')).toBeFocused()
  await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible()
  await expect(store.desk).toContainText('2 × Schweinsbraten')
  await expect(store.desk).toContainText('Kartoffelknödel')
  await store.desk.getByRole('button', { name: 'Schweinsbraten bearbeiten' }).press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Kartoffelknödel' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an upload in a step is refused or accepted, and is named in the cart; the back button closes the overlay', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  await page.setViewportSize({ width: 390, height: 844 })
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  await store.choose('Lebkuchenherz mit Ihrem Bild').click()
  const dialog = page.getByRole('dialog', { name: 'Lebkuchenherz mit Ihrem Bild' })
  const next = dialog.getByRole('button', { name: 'Zum nächsten Schritt' })
  await expect(dialog.getByText('Schritt 1 von 3')).toBeVisible()
  await next.click()
  await expect(dialog.getByText('Bitte treffen Sie hier eine Auswahl.')).toBeVisible()
  await dialog.getByRole('radio').first().check({ force: true })
  await next.click()
  await expect(dialog.getByText('Schritt 2 von 3')).toBeVisible()
  // What was chosen is there again after the dialog was closed, also after a reload.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Lebkuchenherz mit Ihrem Bild auswählen' }).click()
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await next.click()
  const file = dialog.getByLabel('Ihr Bild: Datei auswählen')
  await file.setInputFiles({ name: 'feier.heic', mimeType: 'image/heic', buffer: picture })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Die ausgewählte Datei "feier.heic" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
  )
  await expectAccessible(page, 'upload step')
  await file.setInputFiles({ name: 'oma-rosi.png', mimeType: 'image/png', buffer: picture })
  // When the upload is complete, the text is 'hochgeladen' without a progress such as '40 %'.
  await expect(dialog.getByText(/ · hochgeladen$/)).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expectNoOverflow(page)
  await next.click()
  await dialog.getByRole('textbox', { name: 'Aufschrift' }).fill('Alles Guade, Oma!')
  await dialog.getByRole('button', { name: 'Zurück' }).click()
  await expect(dialog.getByText('oma-rosi.png')).toBeVisible()
  await next.click()
  await dialog.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).click()
  await store.openSheet()
  await expect(store.sheet).toContainText('oma-rosi.png, Alles Guade, Oma!')
  await store.sheet.getByRole('button', { name: /bearbeiten$/ }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/de\/store\/lindwurm$/)
})

test('a dish is sold by weight: with a decimal comma, limits, and another unit', async ({ page, server }) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  const card = page
    .getByRole('article')
    .filter({ hasText: '/ kg' })
    .getByRole('button', { name: /auswählen$/ })
    .first()
  await card.click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByLabel('Menge')
  await quantity.fill('0,001')
  await quantity.blur()
  const minimum = await quantity.inputValue()
  expect(minimum).not.toBe('0,001')
  await dialog.getByLabel('Einheit').selectOption({ index: 1 })
  // The overlay explains the ratio of two units only if guests possibly do not know it. Everybody knows how many grams a kilogram has.
  await expect(dialog.getByText(/entspricht/)).toHaveCount(0)
  await expectAccessible(page, 'units')
})
