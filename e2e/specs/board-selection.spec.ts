import { cardOf } from '../support/board.ts'
import { placeRide } from '../support/ride.ts'
import { expect, type Locator, test } from '../support/test.ts'

/**
 * The places of elements in a card, in pixels from its corner. The card itself may move, because other tests place orders on the same board.
 */
const placesIn = (card: Locator, selectors: readonly string[]) =>
  card.evaluate((one, names) => {
    const { x, y } = one.getBoundingClientRect()
    return names.map((name) => {
      const box = (name === 'card' ? one : one.querySelector(name))?.getBoundingClientRect()
      if (!box) throw new Error(`The card has no ${name}`)
      return { left: box.left - x, top: box.top - y, right: box.right - x, width: box.width, height: box.height }
    })
  }, selectors)
const still = ['card', '.who', '.rt', '.act'] as const

/** During the selection a card has a checkbox in its corner, and no button that acts on this order alone. */
test('the selection shows a checkbox in the corner of the card, hides the buttons, and moves only the number', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('frontdesk')
  await page.setViewportSize({ width: 1440, height: 900 })
  const lastName = `Gast${Math.random().toString(36).slice(2, 8)}`
  const { uid } = await placeRide(server.url, { lastName })
  await page.goto('/backend/bestellungen')
  const card = cardOf(page, lastName)
  const accept = card.getByRole('button', { name: 'Fahrt annehmen' })
  await expect(accept).toBeVisible()
  const before = await placesIn(card, still)
  await page.getByRole('button', { name: 'Mehrere auswählen' }).click()
  const box = card.getByRole('checkbox')
  await expect(box).toBeVisible()
  expect(await placesIn(card, still)).toEqual(before)
  const [pick, number, corner] = await placesIn(card, ['.pick', '.no', '.corner'])
  expect(pick?.right).toBeLessThanOrEqual(number?.left ?? 0)
  await expect(card.locator('.kind').getByRole('checkbox')).toHaveCount(0)
  expect(Math.min(corner?.width ?? 0, corner?.height ?? 0)).toBeGreaterThanOrEqual(40)
  await expect(accept).toBeHidden()
  // A tap in the place of the hidden button selects the order. The link of the card covers the place, so Playwright must not wait for it.
  await card.locator('.act').click({ position: { x: 20, y: 20 }, force: true })
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(accept).toBeVisible()
  expect((await desk.order(uid)).state).toBe('waiting')
  await desk.act(uid, 'cancel', { message: '' })
})
