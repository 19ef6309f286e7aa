import { cardOf } from '../support/board.ts'
import { takeOrder } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

test('after an undo on a card, by mouse or by keyboard, the card has the focus', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const lastName = 'Zurück'
  await takeOrder(desk, { lastName })
  await page.goto('/backend/bestellungen')
  const card = cardOf(page, lastName)
  for (const way of ['mouse', 'keyboard'] as const) {
    await card.getByRole('button', { name: /30/ }).first().click()
    const undo = card.getByRole('button', { name: /rückgängig machen$/ })
    if (way === 'mouse') await undo.click()
    else await undo.press('Enter')
    await expect(undo).toBeHidden()
    await expect(card.getByRole('button', { name: /30/ }).first()).toBeVisible()
    await expect(card.locator('.no'), way).toBeFocused()
    await expect(page).toHaveURL(/bestellungen$/)
  }
})

test('after an undo in the drawer the focus stays in the drawer', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { id } = await takeOrder(desk, { lastName: 'Lade' })
  await page.goto(`/backend/bestellungen/${id}`)
  const drawer = page.getByRole('dialog')
  await drawer
    .getByRole('button', { name: /^Annehmen/ })
    .first()
    .click()
  const undo = drawer.getByRole('button', { name: /rückgängig machen$/ })
  await undo.click()
  await expect(undo).toBeHidden()
  await expect.poll(() => drawer.evaluate((one) => one.contains(document.activeElement))).toBe(true)
})
