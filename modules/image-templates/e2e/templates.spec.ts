import sharp from 'sharp'
import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { imageTemplateEndpoints as calls } from '../contract.ts'

test.describe.configure({ timeout: 240_000 })

const pixels = (drawing: Buffer) => sharp(drawing).resize(1200, 630, { fit: 'fill' }).flatten().raw().toBuffer()

test('a template is made by mouse and keyboard, and the server draws the same picture (specification §3, image template)', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/medien/vorlagen')
  await expect(page.getByRole('link', { name: 'Tagesgericht' })).toBeVisible()
  await page.getByRole('button', { name: 'Neue Vorlage' }).click()
  await expect(page.getByText('5 von 60 Ebenen')).toBeVisible()
  const value = async (label: string) => Number.parseInt(await page.getByLabel(label, { exact: true }).inputValue(), 10)
  const all = page.getByRole('list').filter({ hasText: 'Bild des Gerichts' })

  await test.step('keys remove a layer and bring it back', async () => {
    await all.getByRole('button', { name: 'Bild des Gerichts', exact: false }).first().click()
    await page.keyboard.press('Delete')
    await expect(page.getByText('4 von 60 Ebenen')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('5 von 60 Ebenen')).toBeVisible()
    await page.keyboard.press('Control+y')
    await expect(page.getByText('4 von 60 Ebenen')).toBeVisible()
  })

  await test.step('the mouse drags a shape, and keys move and resize it', async () => {
    await page.getByRole('group', { name: 'Hinzufügen' }).getByRole('button', { name: 'Form' }).click()
    const frame = page.locator('.edit-canvas').getByRole('button', { name: /^Form,/ })
    const before = await value('X')
    const box = await frame.boundingBox()
    if (!box) throw new Error('The shape has no frame')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 83, box.y + box.height / 2 + 37, { steps: 4 })
    await page.mouse.up()
    expect(await value('X')).toBeGreaterThan(before + 60)
    const [x, y, width] = [await value('X'), await value('Y'), await value('Breite')]
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+ArrowRight')
    await expect.poll(() => value('Breite')).toBe(width + 1)
    expect([await value('X'), await value('Y')]).toEqual([x + 1, y + 10])
  })

  await test.step('a layer is copied, pasted, and offered in another tab', async () => {
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(page.getByText('6 von 60 Ebenen')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(`${server.lindwurmUrl}/backend/medien/vorlagen`)
    await other.getByRole('link', { name: 'Tagesgericht' }).click()
    await other.getByRole('button', { name: '„Form“ einfügen' }).click()
    await expect(other.getByText('8 von 60 Ebenen')).toBeVisible()
    await other.close()
  })

  await test.step('a hint appears if a text has too little contrast', async () => {
    await page.getByRole('group', { name: 'Hinzufügen' }).getByRole('button', { name: 'Text' }).click()
    await expect(page.getByText('Heute frisch').first()).toBeVisible()
    await page.getByLabel('Farbe', { exact: true }).fill('#fafafaff')
    await expect(page.getByText(/^Schwer zu lesen/)).toBeVisible()
    await page.getByLabel('Farbe', { exact: true }).fill('#1a1a1aff')
    await expect(page.getByText(/^Schwer zu lesen/)).toBeHidden()
  })

  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bildvorlage gespeichert.')).toBeVisible()
  await expect(page.getByText('Nicht gespeichert')).toBeHidden()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [sample] = await desk.call(calls.samples, { params: { id }, query: {} })
  const picture = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return { type: answer.headers.get('content-type'), bytes: [...new Uint8Array(await answer.arrayBuffer())] }
  }, `/api/image-templates/${id}/picture?sample=${sample?.id}`)
  expect(picture.type).toBe('image/png')
  const fromServer = await pixels(Buffer.from(picture.bytes))
  // The outlines of the letters are loaded after the page. So the test repeats the check until they are drawn.
  await expect
    .poll(async () => {
      const drawing = await page
        .locator('.edit-canvas svg')
        .first()
        .evaluate((element) => element.outerHTML)
      const shown = await pixels(Buffer.from(drawing))
      return shown.length === fromServer.length && shown.every((one, at) => Math.abs(one - (fromServer[at] ?? 0)) <= 2)
    })
    .toBe(true)

  await test.step('an earlier version is viewed and loaded, and loading it is undone', async () => {
    await page.getByRole('button', { name: 'Versionen' }).click()
    const versions = page.getByRole('dialog', { name: 'Versionen' })
    await versions.getByRole('button', { name: /5 Ebenen/ }).click()
    await expect(versions.getByRole('img', { name: 'Bildvorlage' })).toBeVisible()
    await versions.getByRole('button', { name: 'In den Editor laden' }).click()
    await expect(page.getByText('5 von 60 Ebenen')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText('7 von 60 Ebenen')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds no problem on the list of templates, one template and the fonts, ${colorScheme}`, async ({
    staff,
    server,
  }) => {
    const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme })
    const [first] = await desk.call(calls.list, { query: {} })
    for (const [path, words] of [
      ['', 'Tagesgericht'],
      [`/${first?.id}`, 'Ebenen, oben zuerst'],
    ] as const) {
      await page.goto(`/backend/medien/vorlagen${path}`)
      await expect(page.getByText(words).first()).toBeVisible()
      await expectAccessible(page, words)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoOverflow(page)
      await page.setViewportSize({ width: 1280, height: 844 })
    }
    await page.goto('/backend/medien/schriften')
    await expect(page.getByText('Hanken Grotesk').first()).toBeVisible()
    await expectAccessible(page, 'fonts')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
  })
