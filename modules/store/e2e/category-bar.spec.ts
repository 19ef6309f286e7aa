import { withoutBanner } from '../../../e2e/support/consent.ts'
import { expect, type Page, test } from '../../../e2e/support/test.ts'

/** Whether the last name of the bar is nearer to the right edge than the text of the page, or cut. */
const isLastNameAtEdge = (page: Page) =>
  page
    .locator('.catbar .wrap a')
    .last()
    .evaluate((name) => {
      const text = document.createRange()
      text.selectNodeContents(name)
      return text.getBoundingClientRect().right > document.documentElement.clientWidth - 16
    })

test('an arrow shows that the bar of the categories goes on, at each width', async ({ page, server }) => {
  await withoutBanner(page, server.lindwurmUrl)
  const arrow = page.locator('.catbar .more')
  for (const width of [390, 768, 1024, 1240, 1260, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${server.lindwurmUrl}/de/store/lindwurm`)
    await expect(page.locator('.catbar a').first()).toHaveAttribute('aria-current', 'true')
    // The names may still change their width, because the font is loaded late.
    await expect(async () => {
      const isAtEdge = await isLastNameAtEdge(page)
      expect(await arrow.isVisible(), `${width} px`).toBe(isAtEdge)
      // At noon the bar contains one category more, so a wide window may be too narrow, too.
      if (width < 1024) expect(isAtEdge).toBe(true)
    }).toPass()
  }
})

test('the arrow appears as soon as the names of the categories become wider', async ({ page, server }) => {
  await withoutBanner(page, server.lindwurmUrl)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.lindwurmUrl}/de/store/lindwurm`)
  const arrow = page.locator('.catbar .more')
  // Narrow enough for all categories, at noon too.
  const fonts = await page.addStyleTag({ content: '.catbar a { letter-spacing: -.15em }' })
  await expect(arrow).toBeHidden()
  // As a font that is loaded late.
  await fonts.evaluate((style) => (style.textContent = '.catbar a { letter-spacing: .2em }'))
  await expect(arrow).toBeVisible()
})
