import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { signIn } from '../../../e2e/support/desk.ts'
import { openAllDay } from '../../../e2e/support/food.ts'
import { placeFood } from '../../../e2e/support/food-page.ts'
import { expect, test } from '../../../e2e/support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

test('the questionnaire page: an order can be reviewed once it is completed, by keyboard, and only once', async ({
  page,
  server,
}) => {
  const admin = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(admin)
  const { hash, uid } = await placeFood(server.lindwurmUrl)
  const link = `${server.lindwurmUrl}/de/bewertung#${uid}/${hash}`
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie war es bei uns?')
  await expect(page.getByText('Ihre Bestellung ist noch nicht abgeschlossen.')).toBeVisible()
  for (const action of ['confirm', 'completed'] as const)
    await admin.act(uid, action, action === 'confirm' ? { readyInMinutes: 25 } : undefined)
  await page.reload()
  for (const name of ['Gesamt', 'Essen', 'Service', 'Ablauf']) {
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: '4 von 5' }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByLabel('Ihr Kommentar (opt.)').fill('Gern wieder')
  await expectAccessible(page, 'questionnaire')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Bewertung senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Danke für Ihre Bewertung!' })).toBeFocused()
  expect((await admin.order(uid)).questionnaire).toMatchObject({ rating: 4, foodRating: 4, comment: 'Gern wieder' })
  await page.reload()
  await expect(page.getByText('Sie haben diese Bestellung schon bewertet. Vielen Dank!')).toBeVisible()
})

test('the page explains that the order of a link is unknown, or without a link where the guest finds it', async ({
  page,
  server,
  watched,
}) => {
  await page.goto(`${server.lindwurmUrl}/en/review`)
  await expect(page.getByText('There is no order of yours on this device.')).toBeVisible()
  await expectAccessible(page, 'no order')
  watched.expectStatus(404)
  await page.evaluate(() => (location.hash = '#K7M2QX9P/5f8c1d0e2b7a49c6'))
  await expect(page.getByText('We do not know this order.')).toBeVisible()
})
