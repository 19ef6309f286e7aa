import { takeOrder } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

test('the first click on a page counts: it ticks a row of the history', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await takeOrder(desk)
  // Simulates a browser in which the user has not touched the page yet, so that the first click starts the sound.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true, hasBeenActive: false } }),
  )
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
