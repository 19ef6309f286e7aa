import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { mediaEndpoints } from '../contract.ts'

test.describe.configure({ timeout: 240_000 })

/** A small picture of one colour. No other picture in the library has the same bytes. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAFCAIAAADzBuo/AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4Y2yMBzEMoDQAN2E7xX9//doAAAAASUVORK5CYII=',
    'base64',
  ),
})

test('a picture is uploaded, cropped by keys and described, and the next one is opened', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/medien')
  await page.locator('input[data-upload]').setInputFiles([picture('eins.png'), picture('zwei.png')])
  await expect(page.getByText('2 von 2 hochgeladen')).toBeVisible()
  await page.getByRole('link', { name: 'zwei.png' }).first().click()
  await expect(page.getByText(/^Bild 1 von \d+$/)).toBeVisible()

  await page.getByText('Frei', { exact: true }).click()
  const edge = page.getByRole('button', { name: 'Kante rechts' })
  await edge.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByLabel('Deutsch').fill('Ein rotes Feld')
  await expect(page.getByText('Zuschnitt, Texte')).toBeVisible()
  await page.getByRole('link', { name: 'Nächstes Bild' }).click()
  // The picture has unsaved changes. So the screen asks whether to save them before it opens the next picture.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Speichern/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'eins.png' })).toBeVisible()
  await page.getByRole('link', { name: 'Vorheriges Bild' }).click()
  await expect(page.getByLabel('Deutsch')).toHaveValue('Ein rotes Feld')
  await expect(page.getByText('Version 2')).toBeVisible()
  const { value } = await desk
    .call(mediaEndpoints.listImages, { query: { search: 'zwei.png' } })
    .then((found) => ({ value: found[0] }))
  expect(value?.width).toBe(7)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds no problem in the library, a picture and its crop, ${colorScheme}`, async ({ staff, server }) => {
    const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme })
    const [first] = await desk.call(mediaEndpoints.listImages, { query: { pageSize: 1 } })
    await page.goto('/backend/medien')
    await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
    await expectAccessible(page, 'library')
    await page.goto('/backend/medien?art=dateien')
    await expect(page.getByRole('tab', { name: /^Dateien/, selected: true })).toBeVisible()
    await expectAccessible(page, 'files')
    await page.goto(`/backend/medien/bilder/${first?.id}`)
    await expect(page.getByText(/^Bild \d+ von \d+$/)).toBeVisible()
    await expectAccessible(page, 'one picture')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page)
    }
    await expectAccessible(page, 'one picture on a phone')
  })
