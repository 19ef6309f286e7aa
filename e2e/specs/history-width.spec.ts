import { withBranch } from '../support/desk.ts'
import { takeOrder } from '../support/food.ts'
import { expect, type Page, test } from '../support/test.ts'

const guest = { firstName: 'Maximiliane', lastName: 'Wollmannsberger' }
const branch = 'Gasthaus zur Mühle am Wasser'

/** The cells of the shown rows whose text is cut, with both widths in pixels. Also names a list that is wider than its place. */
const cutIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rows, .rows tr.one td, .rows tr.one td :not(svg, svg *, input)')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.className} “${one.textContent.slice(0, 40)}” ${one.scrollWidth} > ${one.clientWidth}`),
  )

test('the history cuts no name of a guest or a branch, with the navigation open', async ({ staff, server }) => {
  expect([`${guest.firstName} ${guest.lastName}`.length, branch.length]).toEqual([27, 28])
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await withBranch(desk, { name: branch }, async () => {
    await takeOrder(desk, guest)
    for (const locale of ['de', 'en']) {
      await page.goto('/backend/verlauf')
      await page.evaluate((now) => localStorage.setItem('servus.locale', now), locale)
      await page.reload()
      for (const width of [1201, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const row = page.locator('tr.one').filter({ hasText: guest.lastName }).first()
        await expect(row).toBeVisible()
        await expect(row.getByText(branch).filter({ visible: true })).toBeVisible()
        expect(await cutIn(page), `${locale}, ${width} px`).toEqual([])
      }
    }
  })
})
