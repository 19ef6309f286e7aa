import { Client } from 'pg'
import { expect, type Page, test } from '../../../e2e/support/test.ts'

/** Makes all planned publications due at once, so that the test does not have to wait until the next day. */
async function letPlansBeDue(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=brand_lindwurm' })
  await client.connect()
  await client.query(`UPDATE outbox SET next_at = now() WHERE topic = 'content.planned' AND done_at IS NULL`)
  await client.end()
}

const picture = {
  name: 'saal.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAFCAIAAADzBuo/AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4Y2yMBzEMoDQAN2E7xX9//doAAAAASUVORK5CYII=',
    'base64',
  ),
}

async function insert(page: Page, block: string): Promise<void> {
  await page.getByRole('button', { name: 'Block einfügen' }).click()
  await page.getByRole('dialog', { name: 'Welcher Block?' }).getByRole('button', { name: block }).click()
}
/**
 * Publishes the open page. Its translation has a draft that is not published, so a dialog offers to publish both pages. `isTicked`: whether the
 * checkbox for the translation is ticked at first.
 */
async function publish(page: Page, isTicked: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '„Weihnachtsfeiern“ veröffentlichen' })
  await expect(dialog.getByRole('checkbox', { name: /^Auch Englisch/ })).toBeChecked({ checked: isTicked })
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
}
const step = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Weitere Schritte' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('the owner builds, plans, publishes and restores the Christmas page (specification §1, Content management)', async ({
  staff,
  server,
  visit,
}) => {
  test.setTimeout(240_000)
  const { page, watch } = await staff('admin', { baseURL: server.lindwurmUrl })
  // In this test the server refuses one publication with 422. The browser writes this to the console.
  watch.expectStatus(422)
  const guest = await visit({ baseURL: server.lindwurmUrl })
  guest.watch.expectStatus(404)
  await page.goto('/backend/seiten')
  await page.getByRole('button', { name: 'Seite anlegen' }).click()
  await page.getByLabel('Name der Seite').fill('Weihnachtsfeiern')
  await page.getByLabel('Name auf Englisch').fill('Christmas parties')
  await page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weihnachtsfeiern' })).toBeVisible()

  const preview = page.frameLocator('iframe[title="Entwurf"]')
  await test.step('the preview shows what is typed, and new blocks have their styles', async () => {
    await insert(page, 'Titelbild')
    await page.getByLabel('Überschrift').fill('Weihnachten im Lindwurm')
    const hero = preview.getByRole('heading', { name: 'Weihnachten im Lindwurm' })
    await expect(hero).toBeVisible()
    // When a block is inserted, its style sheet is loaded, even if the page had no such block before.
    await expect(preview.locator('.hero').first()).toHaveCSS('background-color', /^rgb\((?!0, 0, 0)/)
    await insert(page, 'Häufige Fragen')
    await page.getByLabel('Überschrift').fill('Fragen zur Feier')
    // A click on a block in the preview opens the form of this block.
    await hero.click()
    await expect(page.getByRole('treeitem', { name: /^Titelbild/ })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('treeitem', { name: /^Häufige Fragen/ }).click()
  })

  await test.step('a new picture is uploaded in the dialog of its field, chosen at once and shown', async () => {
    await page.getByRole('treeitem', { name: /^Titelbild/ }).click()
    await page.getByRole('button', { name: 'Aus Medien wählen' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('button', { name: 'Hochladen' }).click()
    await (await chooser).setFiles(picture)
    await expect(page.getByRole('dialog', { name: 'Bild wählen' })).toBeHidden()
    await page.getByLabel('Was zeigt das Bild?').fill('Der Saal im Advent')
    await expect(preview.getByRole('img', { name: 'Der Saal im Advent' })).toBeVisible()
    await page.getByRole('treeitem', { name: /^Häufige Fragen/ }).click()
  })

  await test.step('a gallery is found by its name', async () => {
    await page.getByRole('button', { name: 'Block einfügen' }).click()
    await page.getByLabel('Suchen, zum Beispiel Galerie oder Knopf').fill('Galerie')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('treeitem', { name: /^Galerie/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Überschrift')).toBeFocused()
    // After a click on a row, the Delete key (Entf) alone does not delete the block, because the user may want to delete text in a field.
    await page.getByRole('treeitem', { name: /^Galerie/ }).click()
    await page.keyboard.press('Delete')
    await expect(page.getByText(/^Zum Löschen halten Sie Strg/)).toBeVisible()
    await page.keyboard.press('Control+Delete')
    await expect(page.getByRole('treeitem', { name: /^Galerie/ })).toHaveCount(0)
    await page.getByRole('treeitem', { name: /^Häufige Fragen/ }).click()
  })

  await test.step('publishing names the missing values and links to them', async () => {
    // The English page is still empty. So its checkbox in the dialog is not ticked.
    await publish(page, false)
    await expect(page.getByText('Noch nicht veröffentlicht: 1 Feld bitte prüfen.')).toBeVisible()
    await page.getByRole('button', { name: 'Frage hinzufügen' }).click()
    await page.getByLabel('Frage', { exact: true }).fill('Bis wann melden wir uns an?')
    await page.getByLabel('Antwort').fill('Bis eine Woche vorher.')
    await expect(preview.getByText('Bis wann melden wir uns an?')).toBeVisible()
  })

  await test.step('a planned page becomes visible to guests at its time', async () => {
    await step(page, 'Veröffentlichung planen')
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichung planen' })
    // The field for the day has the focus, but its calendar is still closed, because it would cover the dialog. A tap or a key opens the
    // calendar.
    await expect(dialog.getByRole('textbox', { name: 'Datum' })).toBeFocused()
    await expect(page.locator('[data-dates-dropdown]')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Datum' }).press('ArrowDown')
    await expect(page.locator('[data-dates-dropdown]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-dates-dropdown]')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Planen' }).click()
    await expect(page.getByText(/^geplant: /)).toBeVisible()
    await expect(page.getByText(/^Noch nicht veröffentlicht/)).toHaveCount(0)
    expect((await guest.page.goto('/de/weihnachtsfeiern'))?.status()).toBe(404)
    await letPlansBeDue(server.databaseUrl)
    await expect
      .poll(async () => (await guest.page.goto('/de/weihnachtsfeiern'))?.status(), { timeout: 60_000 })
      .toBe(200)
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('Weihnachten im Lindwurm')
  })

  await test.step('a publication is taken back with one click', async () => {
    await page.reload()
    await page.getByRole('treeitem', { name: /^Titelbild/ }).click()
    await page.getByLabel('Überschrift').fill('Nur noch Restplätze')
    await publish(page, false)
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(
      page.getByText('„Weihnachtsfeiern“: Live ist wieder der Stand davor. Der Entwurf bleibt.'),
    ).toBeVisible()
    await expect(page.getByLabel('Überschrift')).toHaveValue('Nur noch Restplätze')
    await expect
      .poll(async () => {
        await guest.page.goto('/de/weihnachtsfeiern')
        return guest.page.getByRole('heading', { level: 1 }).textContent()
      })
      .toBe('Weihnachten im Lindwurm')
  })

  await test.step('a change is published, and the version before it is restored', async () => {
    await page.reload()
    await page.getByRole('treeitem', { name: /^Titelbild/ }).click()
    await page.getByLabel('Überschrift').fill('Ausgebucht')
    await publish(page, false)
    await expect(page.getByText('„Weihnachtsfeiern“ ist veröffentlicht.')).toBeVisible()
    await expect
      .poll(async () => {
        await guest.page.goto('/de/weihnachtsfeiern')
        return guest.page.getByRole('heading', { level: 1 }).textContent()
      })
      .toBe('Ausgebucht')
    await page.getByRole('button', { name: 'Versionen' }).click()
    const versions = page.getByRole('dialog', { name: 'Versionen' })
    await versions.getByRole('button', { name: 'Version 1' }).click()
    await versions.getByRole('button', { name: /^Version 1 .*laden$/ }).click()
    await expect(page.getByText('Entwurf weicht ab')).toBeVisible({ timeout: 45_000 })
    await publish(page, false)
    await expect(page.getByText('Entwurf weicht ab')).toBeHidden()
    await expect
      .poll(async () => {
        await guest.page.goto('/de/weihnachtsfeiern')
        return guest.page.getByRole('heading', { level: 1 }).textContent()
      })
      .toBe('Weihnachten im Lindwurm')
  })

  await test.step('the blocks are copied to the English page', async () => {
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await page.getByRole('button', { name: '2 Blöcke aus Deutsch übernehmen' }).click()
    await expect(page.getByRole('treeitem', { name: /^Häufige Fragen/ })).toBeVisible()
    await page.getByRole('treeitem', { name: /^Titelbild/ }).click()
    await page.getByLabel('Überschrift').fill('Christmas at the Lindwurm')
    // The picture has no English text in the library. So the editor asks for one.
    await page.getByLabel('Was zeigt das Bild?').fill('The hall in Advent')
    // The test waits until the draft is saved. Otherwise the draft could be saved between the two calls that publish both pages.
    await expect(page.getByText(/^Entwurf gesichert/)).toBeVisible()
  })

  await test.step('both languages are published and taken back together', async () => {
    await page.getByRole('button', { name: 'DE', exact: true }).click()
    await page.getByRole('treeitem', { name: /^Titelbild/ }).click()
    await page.getByLabel('Überschrift').fill('Weihnachten 2027')
    await publish(page, true)
    await expect(page.getByText('„Weihnachtsfeiern“ ist veröffentlicht, auch Englisch.')).toBeVisible()
    await expect
      .poll(async () => (await guest.page.goto('/en/christmas-parties'))?.status(), { timeout: 30_000 })
      .toBe(200)
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(page.getByText(/ist zurückgenommen, auch Englisch\. Die Entwürfe bleiben\.$/)).toBeVisible()
    await expect
      .poll(async () => (await guest.page.goto('/en/christmas-parties'))?.status(), { timeout: 30_000 })
      .toBe(404)
    await expect
      .poll(async () => {
        await guest.page.goto('/de/weihnachtsfeiern')
        return guest.page.getByRole('heading', { level: 1 }).textContent()
      })
      .toBe('Weihnachten im Lindwurm')
  })
})

test('two people edit one page: the first one is told about the take-over and loses no text', async ({
  staff,
  server,
}) => {
  const first = await staff('admin', { baseURL: server.lindwurmUrl })
  const second = await staff('backoffice', { baseURL: server.lindwurmUrl })
  for (const one of [first, second]) one.watch.expectStatus(409, 423)
  const name = 'Zu zweit'
  await first.page.goto('/backend/seiten')
  await first.page.getByRole('button', { name: 'Seite anlegen' }).click()
  await first.page.getByLabel('Name der Seite').fill(name)
  await first.page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click()
  await insert(first.page, 'Titelbild')
  await first.page.getByLabel('Überschrift').fill('Von der ersten')
  await expect(first.page.getByText(/^Entwurf gesichert/)).toBeVisible()

  await second.page.goto(new URL(first.page.url()).pathname)
  await expect(second.page.getByText(/arbeitet gerade hier\.$/)).toBeVisible()
  await second.page.getByRole('button', { name: 'Übernehmen' }).click()
  await second.page.getByLabel('Einleitung').fill('Von der zweiten')
  await expect(second.page.getByText(/^Entwurf gesichert/)).toBeVisible()

  // The first person continues to type after the second person has taken over the lock of the page.
  await first.page.getByLabel('Überschrift').fill('Von der ersten, weiter')
  await expect(first.page.getByText(/hat hier übernommen\.$/)).toBeVisible()
  await second.page.goto('/backend/seiten')
  await first.page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(first.page.getByText(/^Entwurf gesichert/)).toBeVisible()
  await expect(first.page.getByLabel('Überschrift')).toHaveValue('Von der ersten, weiter')
  await expect(first.page.getByLabel('Einleitung')).toHaveValue('Von der zweiten')
})
