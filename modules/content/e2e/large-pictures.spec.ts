import { expect, type Page, test } from '../../../e2e/support/test.ts'
import { contentEndpoints } from '../contract.ts'

/** A white picture. The tests use it because light text is hardest to read on white. */
const white = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#fff"/></svg>`
const picture = (id: string) => ({ id, version: 1, extension: 'svg', alt: `Bild ${id}` })

async function withWhitePictures(page: Page): Promise<void> {
  await page.route(/\/image\/\w+\/saal-/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }))
}
const box = (page: Page, selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect())

test('a large picture fits the window in width and height, and its number is readable', async ({ desk, page }) => {
  await withWhitePictures(page)
  const gallery = { id: 'i', type: 'gallery', value: { images: ['saal-a', 'saal-b'].map(picture) } }
  await desk.call(contentEndpoints.sites.create, {
    body: {
      path: 'bilder',
      name: 'Bilder',
      type: 'custom_site',
      isPublic: true,
      content: [{ id: 'g', type: 'elements', items: [gallery] }],
    },
  })
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    const at = `${width} x ${height}`
    await page.setViewportSize({ width, height })
    await page.goto('/de/bilder')
    await page.getByRole('button', { name: /saal-a/ }).click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large).toBeVisible()
    await expect.poll(async () => (await box(page, 'dialog img')).height, at).toBeGreaterThan(200)
    const shown = await box(page, 'dialog img')
    expect(shown.top, at).toBeGreaterThanOrEqual(0)
    expect(shown.bottom, at).toBeLessThanOrEqual(height)
    expect(shown.right, at).toBeLessThanOrEqual(width)
    const number = page.getByText('1 / 2')
    await expect(number).toBeInViewport()
    await expect(number).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
  }
})

test('on a phone a hero shows its introduction on its own picture, which stays visible', async ({ desk, page }) => {
  await withWhitePictures(page)
  const lead = 'Feiern Sie mit Ihrer Firma im alten Gewölbe.'
  await desk.call(contentEndpoints.sites.create, {
    body: {
      path: 'feier-am-handy',
      name: 'Feier',
      type: 'custom_site',
      isPublic: true,
      content: [{ id: 'h', type: 'hero', title: 'Weihnachten', lead, image: picture('saal-a') }],
    },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/feier-am-handy')
  const introduction = await page.getByText(lead).boundingBox()
  expect(introduction?.height).toBeGreaterThan(15)
  expect(introduction?.width).toBeGreaterThan(150)
  // The dark layer over the picture is partly transparent: it begins with an opacity of 0.74.
  const cover = await page
    .locator('.hero .scene')
    .evaluate((one) => getComputedStyle(one, '::after').backgroundImage.replaceAll(/\s/g, ''))
  expect(cover).toMatch(/^linear-gradient\((color\(srgb[^)]*\/0\.74\)|rgba\([^)]*0\.74\))/)
})

/** Returns the brightness (0 to 255) of each row of a narrow part of the page. */
async function rowsOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number[]> {
  const shot = (await page.screenshot({ clip })).toString('base64')
  // An empty page has no rule against pictures in a URL.
  const empty = await page.context().newPage()
  const rows = await empty.evaluate(async (url) => {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const { height, width } = picture
    const drawn = new OffscreenCanvas(width, height).getContext('2d')
    drawn?.drawImage(picture, 0, 0)
    const all = [...(drawn?.getImageData(0, 0, width, height).data ?? [])]
    return Array.from({ length: height }, (_, row) => {
      const values = all.slice(row * width * 4, (row + 1) * width * 4).filter((_, at) => at % 4 !== 3)
      return values.reduce((sum, value) => sum + value, 0) / values.length
    })
  }, `data:image/png;base64,${shot}`)
  await empty.close()
  return rows
}

test('no edge is visible where the night scene begins below the top of a hero', async ({ page }) => {
  for (const width of [720, 768, 1023]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/de/startseite')
    const scene = page.locator('.hero .scene img').first()
    await expect(scene).toBeVisible()
    const { top } = await scene.evaluate((one) => one.getBoundingClientRect())
    const rows = await rowsOf(page, { x: width - 4, y: top - 8, width: 4, height: 16 })
    const steps = rows.slice(1).map((row, at) => Math.abs(row - (rows[at] ?? row)))
    expect(rows, `${width} px`).toHaveLength(16)
    expect(Math.max(...steps), `${width} px`).toBeLessThan(1)
  }
})
