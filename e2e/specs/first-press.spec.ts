import { takeOrder } from '../support/food.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Simulates a browser in which the user has not touched the page yet, so that the first click starts the sound. */
const untouched = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true, hasBeenActive: false } }),
  )

/**
 * The places of the cards of the board that are in the window, and of the parts of the top bar. The height of a card outside the window is
 * only estimated until the card is drawn.
 */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article, .top > *')].flatMap((one) => {
      const { x, y, width } = one.getBoundingClientRect()
      if (y >= innerHeight) return []
      return `${one.className.includes('oc') ? 'card' : one.className} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`
    }),
  )

test('the first click on a page counts: it ticks a row of the history', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await takeOrder(desk)
  await untouched(page)
  for (const box of [
    page.locator('tr.one').first().getByRole('checkbox'),
    page.locator('.tbl thead').getByRole('checkbox'),
  ]) {
    await page.goto('/backend/verlauf')
    await expect(page.getByRole('button', { name: 'Ton wartet auf eine Berührung' })).toBeVisible()
    const at = await box.boundingBox()
    if (!at) throw new Error('The checkbox has no box')
    // `mouse.click` clicks once. `check` would click again if the first click had no effect.
    await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
    await expect(page.getByRole('button', { name: 'Ton an' })).toBeVisible()
    await expect(box).toBeChecked({ timeout: 3000 })
    await expect(page.getByRole('toolbar', { name: 'Auswahl' })).toBeVisible()
  }
})

for (const [width, height, hasTouch] of [
  [1280, 800, false],
  [768, 1024, true],
  [390, 844, true],
] as const)
  test(`at ${width} px the first click on the board moves no card and nothing in the top bar`, async ({
    staff,
    server,
  }) => {
    const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, viewport: { width, height }, hasTouch })
    await takeOrder(desk)
    await untouched(page)
    for (const [locale, start, why, on] of [
      ['de', 'Ton starten', /^Der Browser spielt Töne erst nach einer Berührung\. /, 'Ton an'],
      ['en', 'Start sound', /^The browser plays sound only after a touch\. /, 'Sound on'],
    ] as const) {
      await page.goto('/backend/bestellungen')
      await page.evaluate((now) => localStorage.setItem('servus.locale', now), locale)
      await page.reload()
      const ask = page.getByRole('button', { name: start })
      await expect(ask).toBeVisible()
      await expect(ask).toHaveAttribute('title', why)
      await expect(page.locator('article').first()).toBeVisible()
      await expect(page.locator('.live')).toHaveText('Live')
      const top = page.locator('.top')
      const cut = await top.evaluate((bar) =>
        [bar, ...bar.querySelectorAll('.ask, .ask *, .ask-at')].filter(
          (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
        ),
      )
      expect(cut, locale).toEqual([])
      const [button, place] = [await ask.boundingBox(), await page.locator('.ask-at').boundingBox()]
      expect(button?.width, 'The button keeps to its place').toBeLessThanOrEqual(place?.width ?? 0)
      if (width > 720) expect((await page.locator('.find').boundingBox())?.width).toBeGreaterThanOrEqual(110)
      const before = await places(page)
      await page.locator('.live').click()
      await expect(page.getByRole('button', { name: on })).toBeVisible()
      // A line below the top bar would give back its room 700 ms after the last use of the page.
      await page.waitForTimeout(1500)
      expect(await places(page), locale).toEqual(before)
    }
  })

test('the button that has started the sound leaves the focus to the menu of the sound', async ({ staff, server }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await untouched(page)
  await page.goto('/backend/bestellungen')
  await page.getByRole('button', { name: 'Ton starten' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ton an' })).toBeFocused()
})
