import { cardOf } from '../support/board.ts'
import { placeRide } from '../support/ride.ts'
import { expect, type Locator, test } from '../support/test.ts'

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

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
  const still = [card, card.locator('.who'), card.locator('.rt'), card.locator('.act')]
  const before = await Promise.all(still.map(boxOf))
  await page.getByRole('button', { name: 'Mehrere auswählen' }).click()
  const box = card.getByRole('checkbox')
  await expect(box).toBeVisible()
  expect(await Promise.all(still.map(boxOf))).toEqual(before)
  const [corner, number] = [await boxOf(box), await boxOf(card.locator('.no'))]
  expect(corner.x + corner.width).toBeLessThanOrEqual(number.x)
  await expect(card.locator('.kind').getByRole('checkbox')).toHaveCount(0)
  const area = await boxOf(card.locator('.corner'))
  expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(40)
  await expect(accept).toBeHidden()
  // A tap in the place of the hidden button selects the order.
  const [, , , act] = before
  await page.mouse.click((act?.x ?? 0) + 20, (act?.y ?? 0) + 20)
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(accept).toBeVisible()
  expect((await desk.order(uid)).state).toBe('waiting')
  await desk.act(uid, 'cancel', { message: '' })
})
