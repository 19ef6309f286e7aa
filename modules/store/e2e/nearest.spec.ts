import { signIn } from '../../../e2e/support/desk.ts'
import { openAllDay } from '../../../e2e/support/food.ts'
import { placeFood } from '../../../e2e/support/food-page.ts'
import { expect, test } from '../../../e2e/support/test.ts'

test('a button finds the nearest open branch, and without permission the guest chooses a branch', async ({
  page,
  server,
}) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  await openAllDay(desk, 'cafe')
  await page.context().grantPermissions(['geolocation'], { origin: server.lindwurmUrl })
  await page.context().setGeolocation({ latitude: 48.2, longitude: 16.37 })
  await page.goto(`${server.lindwurmUrl}/de/startseite`)
  const find = page.getByRole('button', { name: 'Nächsten Standort finden' })
  await find.click()
  await expect(page.getByText(/^Am nächsten, und geöffnet: .*Café.*, etwa [\d,]+ k?m Luftlinie\.$/)).toBeVisible()
  await expect(page.locator('.storecard h3').first()).toContainText('Café')
  await page.context().clearPermissions()
  await page.reload()
  await find.click()
  await expect(page.getByText('Ohne Ihre Erlaubnis sehen wir Ihren Ort nicht. Bitte wählen Sie selbst.')).toBeVisible()
})

test('after an order every page links to the order', async ({ page, server }) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const { hash, uid } = await placeFood(server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/de/ueber-uns`)
  const link = page.getByRole('link', { name: 'Ihre Bestellung' })
  await expect(link).toHaveCount(0)
  await page.evaluate(
    ([one, secret]) => {
      const order = {
        uid: one,
        hash: secret,
        branchId: 'b',
        kind: 'food',
        at: Date.now(),
        text: '',
        againKey: '',
        again: '',
      }
      localStorage.setItem('asp.orders', JSON.stringify([order]))
    },
    [uid, hash] as const,
  )
  await page.reload()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
})
