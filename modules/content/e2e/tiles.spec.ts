import { expect, test } from '../../../e2e/support/test.ts'
import { contentEndpoints } from '../contract.ts'

const image = { id: 'saal-a', version: 1, extension: 'svg', alt: 'Der Saal' }
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#888"/></svg>`

test('the picture of a tile leads where its button leads; headings of blocks have one size; narrow text is narrow', async ({
  desk,
  page,
}) => {
  await page.route(/\/image\/\w+\/saal-/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
  const tile = { title: 'Saal', image, link: { url: '#inhalt', label: 'Zum Saal' } }
  const text = { id: 'x', type: 'text', value: { html: '<h2>Im Text</h2><p>Bis Mitternacht.</p>' } }
  const narrow = { id: 'y', type: 'narrowText', value: { html: '<p>Schmal und gut zu lesen.</p>' } }
  await desk.call(contentEndpoints.sites.create, {
    body: {
      path: 'raeume',
      name: 'Räume',
      type: 'custom_site',
      isPublic: true,
      content: [
        { id: 'h', type: 'hero', title: 'Feiern' },
        { id: 't', type: 'teaser', title: 'Unsere Räume', items: [{ id: 'i', type: 'teaser', value: tile }] },
        { id: 'e', type: 'elements', title: 'Gut zu wissen', items: [text, narrow] },
        { id: 'n', type: 'text', title: 'Anfahrt', html: '<p>Mit der U4.</p>' },
      ],
    },
  })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de/raeume')
    // The cookie banner would cover a part of the picture, so it is closed.
    if (width === 390) await page.getByRole('button', { name: 'Ablehnen' }).click()
    const picture = page.getByRole('img', { name: 'Der Saal' })
    await picture.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await picture.boundingBox()
    if (!box) throw new Error('The picture is not shown')
    // The link covers the whole picture, but not the text below the picture.
    const linkAt = (x: number, y: number) =>
      page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.textContent, [x, y] as const)
    expect(await linkAt(box.x + 8, box.y + 8)).toBe('Zum Saal')
    expect(await linkAt(box.x + box.width - 8, box.y + box.height - 8)).toBe('Zum Saal')
    expect(await linkAt(box.x + box.width / 2, box.y + box.height + 30)).toBeUndefined()
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page).toHaveURL(/#inhalt$/)
    expect(await page.locator('.card a').count()).toBe(1)

    const sizeOf = (name: string) =>
      page.getByRole('heading', { name }).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    const size = await sizeOf('Unsere Räume')
    expect(await sizeOf('Gut zu wissen')).toBe(size)
    expect(await sizeOf('Anfahrt')).toBe(size)
    expect(await sizeOf('Im Text')).toBeLessThan(size)
    const widthOf = async (one: string) => (await page.getByText(one).boundingBox())?.width ?? 0
    expect(await widthOf('Schmal und gut zu lesen.')).toBeLessThanOrEqual(704)
    if (width === 1280) expect(await widthOf('Bis Mitternacht.')).toBeGreaterThan(704)
  }
})
