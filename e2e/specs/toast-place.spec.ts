import { cardOf } from '../support/board.ts'
import { takeOrder } from '../support/food.ts'
import { openScreen } from '../support/open-screen.ts'
import { expect, type Page, test } from '../support/test.ts'

/** The buttons and links that a message covers. A button counts with the part of its box that is inside the areas that scroll around it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const clip = (one: Element, box: DOMRect): DOMRect => {
      const above = one.parentElement
      if (!above) return box
      if (getComputedStyle(above).overflowY === 'visible') return clip(above, box)
      const around = above.getBoundingClientRect()
      const [top, bottom] = [Math.max(box.top, around.top), Math.min(box.bottom, around.bottom)]
      return clip(above, new DOMRect(box.left, top, box.width, Math.max(0, bottom - top)))
    }
    const toasts = [...document.querySelectorAll('.toast')].map((one) => one.getBoundingClientRect())
    return [...document.querySelectorAll('button, a[href], [role=button], input, select, textarea, .oc, .ktk')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.toast'))
      .filter((one) => !document.querySelector('.dw') || one.closest('.dw'))
      .filter((one) => {
        const box = clip(one, one.getBoundingClientRect())
        return toasts.some(
          (toast) =>
            box.height > 0.5 &&
            box.top < toast.bottom - 0.5 &&
            toast.top < box.bottom - 0.5 &&
            box.left < toast.right - 0.5 &&
            toast.left < box.right - 0.5,
        )
      })
      .map((one) => `${one.className} “${one.textContent.slice(0, 30)}”`)
  })

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} px a message covers no button and no card of board, drawer and kitchen`, async ({
    staff,
    server,
  }) => {
    const viewport = { width, height }
    const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, viewport })
    const { id, uid } = await takeOrder(desk, { lastName: `Meldung${width}` })
    // More orders, so that cards stand where the message would otherwise be.
    for (let more = 0; more < 4; more += 1) await takeOrder(desk)
    const toast = page.locator('.toast')
    await page.goto('/backend/bestellungen')
    const card = cardOf(page, `Meldung${width}`)
    await card.getByRole('button', { name: /30/ }).first().click()
    await expect.poll(async () => (await desk.order(uid)).state).toBe('confirmed')
    // The order was accepted just now, so the key of the next step only causes a message.
    await page.keyboard.press('w')
    await expect(toast).toBeVisible()
    await toast.hover()
    expect(await covered(page), 'board').toEqual([])
    await openScreen(page, '/backend/kueche')
    await expect(page.locator('.ktk').first()).toBeVisible()
    await expect(toast).toBeInViewport({ ratio: 1 })
    expect(await covered(page), 'kitchen').toEqual([])
    await page.goto(`/backend/bestellungen/${id}`)
    const foot = page.locator('.dw .ft')
    const next = foot.getByRole('button', { name: /Abholbereit/ })
    await expect(next).toBeVisible()
    const before = await next.boundingBox()
    // There is nothing to undo, so this key only causes a message.
    await page.keyboard.press('Control+z')
    await expect(toast).toBeVisible()
    expect(await covered(page), 'drawer').toEqual([])
    expect(await next.boundingBox()).toEqual(before)
  })
