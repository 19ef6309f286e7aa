import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessible.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { signIn } from '../support/desk.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readPdf } from '#testing/pdf-text.ts'

const save = (page: Page) => page.getByRole('button', { name: /^(Speichern|Anlegen)/ })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const names = (page: Page) => page.locator('tbody .rowlink').allInnerTexts()

test('staff create a product with its steps, picture and tags, and it is in the list at once', async ({
  staff,
  server,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/produkte/neu')
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Probeknödel')
  await page.getByRole('textbox', { name: /^Bruttopreis/ }).fill('12,50')
  await page
    .getByRole('row', { name: /Lieferung/ })
    .getByRole('textbox')
    .fill('7')
  await page
    .locator('input[data-upload]')
    .first()
    .setInputFiles({
      name: 'knoedel.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
      ),
    })
  const alt = page.getByRole('textbox', { name: 'Beschreibung des Bildes 1' })
  await alt.fill('Ein Knödel')
  await page.getByRole('button', { name: 'Schritt', exact: true }).click()
  await page.getByRole('textbox', { name: /^Name des Schritts/ }).fill('Soße')
  await page.getByRole('button', { name: 'Option', exact: true }).click()
  await page.getByRole('textbox', { name: 'Option', exact: true }).fill('Rahmsoße')
  await page.getByRole('textbox', { name: 'Rahmsoße: Betrag' }).fill('1,20')
  await save(page).click()
  await expect(page.getByText('„Probeknödel“ ist angelegt.')).toBeVisible()
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const [made] = await desk.call(catalogueEndpoints.products.list, { query: { search: 'Probeknödel' } })
  expect(made).toMatchObject({
    type: 'configurable',
    price: 12.5,
    tax: 7,
    images: [{ extension: 'svg', alt: 'Ein Knödel' }],
    parts: [{ name: 'Soße', type: 'select', options: [{ name: 'Rahmsoße', price: 1.2 }] }],
  })
  await expect(page.getByText('Steht auf keiner Speisekarte: Gäste finden es noch nicht.')).toBeVisible()
  await expectAccessible(page, 'product')
  await page.getByRole('button', { name: 'Ausverkauft bis Betriebsschluss' }).click()
  await expect(page.getByRole('button', { name: 'Wieder verfügbar' })).toBeVisible()
  await page.goto('/backend/produkte?suche=Probekn%C3%B6del')
  await row(page, 'Probeknödel')
    .getByRole('button', { name: /Weitere Aktionen/ })
    .click()
  await page.getByRole('menuitem', { name: /^Löschen/ }).click()
  await page.getByRole('button', { name: 'In den Papierkorb' }).click()
  await expect(page.getByText('„Probeknödel“ liegt im Papierkorb.')).toBeVisible()
  await page.goto('/backend/papierkorb')
  await expect(page.getByRole('button', { name: '„Probeknödel“ zurückholen' })).toBeVisible()
  await expectAccessible(page, 'trash')
  await page.getByRole('button', { name: '„Probeknödel“ zurückholen' }).click()
  await expect(page.getByText('„Probeknödel“ ist wieder da.')).toBeVisible()
  const [back] = await desk.call(catalogueEndpoints.products.list, { query: { search: 'Probeknödel' } })
  expect(back).toMatchObject({ id: made?.id, price: 12.5, parts: [{ name: 'Soße' }] })
  await desk.call(catalogueEndpoints.products.remove, { params: { id: made?.id ?? '' } })
})

test('products are reordered by keyboard alone, and Escape restores the position', async ({ staff, server }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/produkte')
  await expect(page.getByRole('table')).toBeVisible()
  const before = await names(page)
  const [first = '', second = ''] = before
  const grip = (name: string) => page.getByRole('button', { name: `${name} verschieben` })
  await grip(first).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(grip(first)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect.poll(() => names(page)).toEqual(before)
  await expect(grip(first)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/products/order'))
  await page.keyboard.press('Space')
  expect((await saved).ok()).toBe(true)
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first])
  await page.reload()
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first])
  await row(page, first)
    .getByRole('button', { name: /Weitere Aktionen/ })
    .click()
  // The new sequence of the products is shown before it is saved. So the test waits for the response; otherwise the next test could
  // find the old sequence.
  const restored = page.waitForResponse((response) => response.url().endsWith('/api/products/order'))
  await page.getByRole('menuitem', { name: 'Ganz nach oben' }).click()
  expect((await restored).ok()).toBe(true)
  await expect.poll(async () => (await names(page))[0]).toBe(first)
})

test('staff select many products with the keyboard and change their prices; the old price is shown next to the new one', async ({
  staff,
  server,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const before = await desk.call(catalogueEndpoints.products.list, { query: { pageSize: 500 } })
  await page.goto('/backend/produkte')
  await expect(page.getByRole('table')).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await expect(page.getByText('2 gewählt')).toBeVisible()
  await expectAccessible(page, 'several chosen')
  await page.getByRole('button', { name: 'Preis …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Wert' }).fill('10')
  await dialog.getByRole('button', { name: 'Bei 2 Produkten ändern' }).click()
  await expect(page.getByText('2 Produkte geändert.')).toBeVisible()
  const after = await desk.call(catalogueEndpoints.products.list, { query: { pageSize: 500 } })
  const changed = after.filter(({ price }, index) => price !== before[index]?.price)
  expect(changed).toHaveLength(2)
  for (const { id, price, version } of after) {
    const old = before.find((one) => one.id === id)
    if (old && old.price !== price)
      await desk.call(catalogueEndpoints.products.update, { params: { id }, body: { price: old.price, version } })
  }
})

test('an imported table is previewed before anything changes', async ({ staff, server }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const [one] = await desk.call(catalogueEndpoints.products.list, { query: { pageSize: 1 } })
  const { name = '', price = 0, id = '' } = one ?? {}
  await page.goto('/backend/produkte')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportieren' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  expect(exported).toContain(`"${name}"`)
  await page.getByRole('button', { name: 'Importieren' }).click()
  const dialog = page.getByRole('dialog')
  const csv = `Name;Bruttopreis;Steuer Lieferung %\n${name};77,70;7\nKaputt;abc;7\nNeu aus Tabelle;5,00;7\n`
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText('1 Zeile mit Fehlern wird nicht übernommen.')).toBeVisible()
  await dialog.getByRole('button', { name: /Alle Zeilen/ }).click()
  await expect(dialog.getByText('77,70')).toBeVisible()
  await expectAccessible(page, 'import')
  const priceNow = async () => (await desk.call(catalogueEndpoints.products.get, { params: { id } })).price
  expect(await priceNow()).toBe(price)
  await dialog.getByRole('button', { name: '2 Produkte übernehmen' }).click()
  await expect(page.getByText('2 Produkte übernommen.')).toBeVisible()
  expect(await priceNow()).toBe(77.7)
  const { version, tax } = await desk.call(catalogueEndpoints.products.get, { params: { id } })
  await desk.call(catalogueEndpoints.products.update, {
    params: { id },
    body: { price, tax: one?.tax ?? tax, version },
  })
  const [made] = await desk.call(catalogueEndpoints.products.list, { query: { search: 'Neu aus Tabelle' } })
  await desk.call(catalogueEndpoints.products.remove, { params: { id: made?.id ?? '' } })
})

test('staff get the codes of tables as a PDF, one sheet for four tables', async ({ staff, server }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/tische')
  await row(page, 'Stube').first().getByRole('checkbox').check()
  await row(page, 'Stube').nth(1).getByRole('checkbox').check()
  await page
    .getByRole('region', { name: 'Auswahl bearbeiten' })
    .getByRole('button', { name: 'QR-Codes drucken' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${new URL(server.lindwurmUrl).host}/de/store/`)).toBeVisible()
  await expectAccessible(page, 'tables')
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'PDF herunterladen' }).click()
  const { pages } = readPdf(await readFile(await (await download).path()))
  expect(pages).toHaveLength(1)
  expect(pages[0]?.filter((words) => words === 'Gasthaus Lindwurm').length).toBeGreaterThanOrEqual(2)
})

test('staff add all products of a category to a menu with one tap, and test a delivery area before they save it', async ({
  staff,
  server,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/karten/neu')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Probekarte')
  const from = page.getByRole('group', { name: /^Gilt ab/ })
  await from.getByRole('textbox', { name: 'Datum' }).fill('1.1.2099')
  await from.getByRole('textbox', { name: 'Uhrzeit' }).fill('00:00')
  await page
    .getByRole('combobox', { name: 'Kategorie hinzufügen' })
    .or(page.getByPlaceholder('Kategorie hinzufügen'))
    .first()
    .click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: /^Alle \d+ dieser Kategorie hinzufügen/ }).click()
  await save(page).click()
  await expect(page.getByText('„Probekarte“ ist angelegt.')).toBeVisible()
  await expect(page.getByText('Gilt später')).toBeVisible()
  await expectAccessible(page, 'menu')
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const menus = await desk.call(catalogueEndpoints.menus.list, { query: { search: 'Probekarte' } })
  expect(menus[0]?.catalog[0]?.products.length).toBeGreaterThan(0)
  await desk.call(catalogueEndpoints.menus.remove, { params: { id: menus[0]?.id ?? '' } })

  await page.goto('/backend/standorte')
  await page.getByRole('link', { name: 'Gasthaus Lindwurm', exact: true }).click()
  await page.getByText('Liefergebiete', { exact: true }).first().click()
  const cart = page.getByRole('textbox', { name: 'Warenkorb' })
  await cart.fill('1,00')
  await expect(
    page.getByText(/Sie haben den Mindestbestellwert in Höhe von .* leider noch nicht erreicht/),
  ).toBeVisible()
  await cart.fill('500,00')
  await expect(page.getByText('Der Mindestbestellwert ist erreicht.')).toBeVisible()
  await expectAccessible(page, 'area')
})
