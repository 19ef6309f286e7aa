import { openAllDay } from '../support/food.ts'
import { placeFood } from '../support/food-page.ts'
import { expect, test } from '../support/test.ts'

/** A filter of the board is saved with a name, for all users of the board. */
test('all users share a saved view: it shows only its orders, and deleting it deletes it for everybody', async ({
  staff,
  server,
}) => {
  const [saver, other] = [
    await staff('frontdesk', { baseURL: server.lindwurmUrl }),
    await staff('admin', { baseURL: server.lindwurmUrl }),
  ]
  await openAllDay(other.desk)
  const lastName = `Abholer${crypto.randomUUID().slice(0, 8)}`
  await placeFood(server.lindwurmUrl, { lastName })
  const view = `Lieferung ${crypto.randomUUID().slice(0, 8)}`
  const { page } = saver
  const card = page.getByRole('article').filter({ hasText: lastName })
  await page.goto('/backend/bestellungen')
  await expect(card).toBeVisible()

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Als Ansicht speichern' })
  await expect(name).toBeDisabled()
  // The filter is in the address, so the box is ticked only after the address has changed.
  const delivery = page.getByRole('checkbox', { name: 'Lieferung' })
  await delivery.click()
  await expect(delivery).toBeChecked()
  await name.fill(view)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Gespeicherte Ansichten' })).toContainText(view)
  await page.keyboard.press('Escape')
  const tab = page.getByRole('button', { name: view, exact: true })
  await expect(tab).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(card).toBeVisible()

  await other.page.goto('/backend/bestellungen')
  await other.page.getByRole('button', { name: view, exact: true }).click()
  await expect(other.page).toHaveURL(/weg=delivery/)
  await expect(other.page.getByRole('article').filter({ hasText: lastName })).toHaveCount(0)
  await other.page.getByRole('button', { name: 'Filter, aktiv' }).click()
  await other.page.getByRole('button', { name: `Ansicht ${view} löschen` }).click()
  await expect(other.page.getByRole('button', { name: view, exact: true })).toHaveCount(0)
  await page.reload()
  await expect(card).toBeVisible()
  await expect(tab).toHaveCount(0)
})
