import { accounts } from '../../../e2e/support/desk.ts'
import { expectAccessible } from '../../../e2e/support/accessible.ts'
import { placeRide } from '../../../e2e/support/ride.ts'
import { expect, test } from '../../../e2e/support/test.ts'

test('from an order an administrator saves all data of its guest, and erases them with the password', async ({
  staff,
  server,
}) => {
  const { page, desk, watch } = await staff('admin')
  const lastName = `Weg${Date.now()}`
  const { uid } = await placeRide(server.url, {
    lastName,
    // Guests are recognised by e-mail address and phone number. This guest must differ from the guests of other tests: open orders of the
    // same guest would prevent the erasure.
    email: `${lastName}@example.com`,
    phone: '+43 664 7654321',
  })
  await desk.act(uid, 'reject', { reason: 'no-vehicle', message: 'Leider nicht.' })
  const { id } = await desk.order(uid)
  await page.goto(`/backend/verlauf/${id}`)
  await page.getByRole('button', { name: 'Auskunft / Löschen' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`Daten von .*${lastName}`) })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'guest dialog')
  const file = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Auskunft mit Dateien' }).click()
  expect((await file).suggestedFilename()).toMatch(/^auskunft-[\d-]+\.zip$/)

  await dialog.getByRole('button', { name: 'Löschen …' }).click()
  const sure = page.getByRole('dialog', { name: new RegExp(`Alle Daten von .*${lastName} löschen`) })
  await expect(sure).toBeVisible()
  await expectAccessible(page, 'guest dialog')
  watch.expectStatus(401)
  await sure.getByLabel('Ihr Passwort').fill('falsch')
  await sure.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(sure.getByText('Dieses Passwort stimmt nicht.')).toBeVisible()
  await sure.getByLabel('Ihr Passwort').fill(accounts.admin.password)
  await sure.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Gelöscht, mit 1 Bestellung.')).toBeVisible()
  await expect(page.getByRole('dialog').getByText(lastName)).toHaveCount(0)
  expect(await desk.order(uid)).toMatchObject({ lastName: '' })
})
