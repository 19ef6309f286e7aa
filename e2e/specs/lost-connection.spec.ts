import { takeOrder } from '../support/food.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Positions of the first card of each column, and of all controls above the cards. The length of a card may change with its age. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article:first-of-type, header :is(button, select, a), .bbar *')]
      .filter((one) => one.matches('article, button, select, a') && one.checkVisibility())
      .map((one) => {
        const { x, y, width } = one.getBoundingClientRect()
        return `${one.tagName}: ${[x, y, width].map(Math.round).join(' ')}`
      }),
  )

/** The cards and controls of which the message about the connection covers a part, and whether its own text is cut. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const band = document.querySelector('[role=alert]')
    if (!band) return ['There is no message']
    const own = band.getBoundingClientRect()
    return [...document.querySelectorAll('button, a[href], select, article')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect()
        const isBeside = box.left > own.right - 1 || box.right < own.left + 1
        return !isBeside && box.top < own.bottom - 1 && box.bottom > own.top + 1
      })
      .map((one) => one.outerHTML.slice(0, 100))
      .concat(band.scrollHeight > band.clientHeight + 1 ? ['The text of the message is cut'] : [])
  })

for (const width of [1280, 768, 390]) {
  test(`at ${width} px a lost connection moves no card, and its message covers no button`, async ({
    staff,
    server,
  }) => {
    const { page, desk, context, watch } = await staff('admin', {
      baseURL: server.lindwurmUrl,
      viewport: { width, height: 800 },
      hasTouch: width < 1000,
    })
    watch.expectLostConnection()
    await takeOrder(desk)
    for (const screen of ['bestellungen', 'kueche']) {
      await page.goto(`/backend/${screen}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const before = await positions(page)
      await context.setOffline(true)
      const message = page.getByRole('alert')
      await expect(message).toContainText('Keine Verbindung')
      // Lines at the top used to get their room when nobody had used the page for 0.7 seconds.
      await page.waitForTimeout(1000)
      expect(await positions(page), screen).toEqual(before)
      expect(await covered(page), screen).toEqual([])
      await context.setOffline(false)
      await expect(message).toBeHidden()
      expect(await positions(page), screen).toEqual(before)
    }
  })
}
