import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { openAllDay, plainDish, takeOrder } from '../support/food.ts'
import { openKitchen } from '../support/kitchen-page.ts'
import { expect, type Page, test } from '../support/test.ts'

// One test opens many pages, which takes long on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** Opens a page and waits until no loading text is left. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Wird geladen')).toHaveCount(0)
}

const editors = [
  ['produkte', 'Schweinsbraten'],
  ['produkte', 'Silvaner aus Franken'],
  ['produkte', 'Brotzeit für zwei'],
  ['kategorien', 'Abendkarte'],
  ['karten', 'Hauptkarte'],
  ['tags', 'vegan'],
  ['tische', '7'],
  ['spenden', undefined],
  ['standorte', 'Gasthaus Lindwurm'],
] as const
/**
 * The editors that are also checked in the dark scheme. All editors use the same components and colours, and these few contain all of
 * them.
 */
const inDark: ReadonlySet<string> = new Set(['karten', 'standorte'])

/** Runs axe on screens of the back office for restaurants, light and dark. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test('board, drawer, kitchen, order by phone and sold-out products are accessible', async ({ staff, server }) => {
      const { page, desk, watch } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme })
      // The test sends an incomplete order. The server refuses it with the status 422.
      watch.expectStatus(422)
      await openAllDay(desk)
      const dish = await plainDish(desk)
      const lastName = `Axe${crypto.randomUUID().slice(0, 6)}`
      const { id } = await takeOrder(desk, { lastName })
      await open(page, '/backend/bestellungen')
      await expect(page.getByRole('article').filter({ hasText: lastName })).toBeVisible()
      await expectAccessible(page, 'board of food and rides')
      await page.goto(`/backend/bestellungen/${id}`)
      await page.getByRole('button', { name: `${dish.name} ändern` }).click()
      await expect(page.getByRole('dialog', { name: `${dish.name} ändern` })).toBeVisible()
      await expectAccessible(page, 'changing an item')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: new RegExp(lastName) })).toBeVisible()
      await expectAccessible(page, 'drawer of an order of food')
      await openKitchen(page)
      await expectAccessible(page, 'kitchen in columns')
      await page.getByRole('button', { name: 'Ansicht: Karten' }).click()
      await expectAccessible(page, 'kitchen in cards')
      await page.getByRole('button', { name: 'Schirm einrichten' }).click()
      await expect(page.getByLabel('Name des Schirms')).toBeVisible()
      await expectAccessible(page, 'setting up a screen')
      await open(page, '/backend/bestellungen/neu')
      const search = page.getByRole('combobox', { name: 'Speise suchen' })
      await search.fill(dish.name)
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'order by phone, searching')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Aufnehmen und annehmen' }).click()
      await expect(page.getByText('Es fehlt noch: Telefon, Nachname.')).toBeVisible()
      await expectAccessible(page, 'order by phone, with errors')
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page, 'order by phone, on a phone')
      await expectNoOverflow(page)
      await open(page, '/backend/ausverkauft')
      await expect(page.getByRole('button', { name: /ist heute aus$/ }).first()).toBeVisible()
      await expectAccessible(page, 'sold out')
    })

    for (const [path, row] of colorScheme === 'light' ? editors : editors.filter(([path]) => inDark.has(path))) {
      test(`list and editor are accessible: ${path}, ${row ?? 'the first'}`, async ({ staff, server }) => {
        const { page } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme })
        await open(page, `/backend/${path}`)
        const table = page.getByRole('table')
        await expect(table).toBeVisible()
        await expectAccessible(page, 'list')
        const link = row ? table.getByRole('link', { name: row, exact: true }) : table.getByRole('link')
        await link.first().click()
        await expect(page.getByRole('button', { name: /^Speichern/ })).toBeVisible()
        await expectAccessible(page, 'editor')
        // The editor of branches shows one section at a time. The other editors show all sections on one page.
        if (path !== 'standorte') return
        for (const section of await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('button').all()) {
          await section.click()
          await expectAccessible(page, await section.innerText())
        }
      })
    }

    test('the preview of an import is accessible', async ({ staff, server }) => {
      const { page } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme })
      await open(page, '/backend/produkte')
      await page.getByRole('button', { name: 'Importieren' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('input[type=file]')).toBeAttached()
      await expectAccessible(page, 'import')
      const csv = 'Name;Bruttopreis;Steuer Lieferung %\nBreze;9,70;7\nKaputt;abc;7\nNeu aus Tabelle;5,00;7\n'
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await expect(dialog.getByText('1 Zeile mit Fehlern wird nicht übernommen.')).toBeVisible()
      await expectAccessible(page, 'preview of an import')
    })
  })
}
