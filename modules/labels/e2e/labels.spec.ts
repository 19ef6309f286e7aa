import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { expect, type Page, test } from '../../../e2e/support/test.ts'
import { readPdf } from '../../../packages/testing/pdf-text.ts'

test.describe.configure({ timeout: 120_000 })

/** Chooses a product by typing its name, without the mouse. */
async function add(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Produkt hinzufügen' })
  await field.focus()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `${name} entfernen` })).toBeVisible()
}

async function saved(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await press()
  return readPdf(await readFile(await (await download).path()))
}

test('labels are printed by keyboard: products, copies, first label, correction, preview, and the file with its pages', async ({
  server,
  staff,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/etiketten')
  await expect(page.getByText('Noch keine Etiketten')).toBeVisible()
  await add(page, 'Süßer Senf im Glas')
  const sheet = page.getByRole('img', { name: /^Vorschau/ })
  await expect(sheet).toHaveAccessibleName('Vorschau: 1 Etikett')

  const copies = page.getByRole('textbox', { name: 'Anzahl für Süßer Senf im Glas' })
  await copies.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('50')
  await expect(sheet).toHaveAccessibleName('Vorschau: 50 Etiketten')
  await expect(page.getByText('Seite 1 von 2')).toBeVisible()

  // With the Tab key the drawn sheet is one stop. The arrow keys choose another of its labels.
  await page.getByRole('radio', { name: 'Zeile 1, Spalte 1' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Zeile 2, Spalte 2' })).toBeFocused()
  await expect(page.getByText('5 Felder schon benutzt')).toBeVisible()

  const before = await sheet.getAttribute('src')
  const right = page.getByRole('textbox', { name: 'Nach rechts (mm)' })
  await right.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2,5')
  await expect(sheet).not.toHaveAttribute('src', before ?? '')
  await page.getByRole('button', { name: 'Nächste Seite' }).press('Enter')
  await expect(page.getByText('Seite 2 von 2')).toBeVisible()
  await expectAccessible(page, 'labels')

  const save = page.getByRole('link', { name: 'PDF herunterladen' })
  const { pages } = await saved(page, () => save.press('Enter'))
  expect(pages.map((words) => words.filter((one) => one.startsWith('Süßer Senf')).length)).toEqual([43, 7])

  // The offset is still set after the reload, because it is stored in this browser: it corrects the printer of this device.
  await page.reload()
  await expect(right).toHaveValue('2,5')
  await right.fill('0')
})

test('the large sheet works in English, in dark mode and on a phone', async ({ server, staff }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/backend/etiketten')
  await page.getByText('Detail 2 × 5', { exact: true }).click()
  await page.getByText('Englisch', { exact: true }).click()
  await add(page, 'Süßer Senf im Glas')
  await expect(page.getByRole('img', { name: 'Vorschau: 1 Etikett' })).toBeVisible()
  await expect(page.getByText('96 × 50,8 mm, vergrößert')).toBeVisible()
  // Staff can type the content and the EAN on this screen, too.
  await page.getByRole('button', { name: '200 g, Inhalt und EAN von Süßer Senf im Glas' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoOverflow(page)
  await expectAccessible(page, 'labels on a phone, dark')
  const link = page.getByRole('link', { name: 'PDF herunterladen' })
  const { pages } = await saved(page, () => link.click())
  expect(pages).toHaveLength(1)
  expect(pages[0]?.join(' ')).toContain('Sweet')
})
