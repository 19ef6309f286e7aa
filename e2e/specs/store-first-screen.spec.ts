import { signIn } from '../support/desk.ts'
import { changeHouse, openAllDay } from '../support/food.ts'
import { isInSight } from '../support/in-sight.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

const always = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }] as const

for (const language of ['de', 'en'])
  test(`while the open branch does not deliver yet, a dish is on the first screen of a phone (${language})`, async ({
    page,
    server,
  }) => {
    const desk = await signIn(server.lindwurmUrl, 'admin')
    // The day with the longest name that is neither today nor tomorrow, so that the test does not depend on the day on which it runs.
    const now = Temporal.Now.plainDateISO('Europe/Berlin')
    const days = [2, 3, 4, 5].map((n) => now.add({ days: n }))
    const later = (days.find(({ dayOfWeek }) => dayOfWeek === 4) ?? days[0] ?? now).toString()
    // The text about a closed café is longer, and the cards of both branches have one height.
    await openAllDay(desk, 'cafe')
    try {
      await changeHouse(desk, {
        openingHours: [...always],
        isDeliveryHoursEnabled: true,
        deliveryHours: [{ type: 'once', isClosed: false, date: later, from: '17:00', to: '22:00' }],
        isPreorderEnabled: true,
      })
      await new StorePage(page, server.lindwurmUrl).open(`/${language}/store/lindwurm`)
      const notice = page.locator('.store-notices .notice')
      await expect(notice).toContainText(/Wir liefern wieder am|We deliver again/)
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(115)
      const dish = page.locator('main article').first()
      for (const part of [dish.getByRole('heading'), dish.locator('.price')]) expect(await isInSight(part)).toBe(true)
      // The advice to fetch the order is in the dialog.
      await notice.getByRole('button').click()
      await expect(page.locator('.sheet').filter({ has: page.locator('#appointment-title') })).toContainText(
        /abholen oder bei uns im Lokal essen|collect your order/,
      )
    } finally {
      await openAllDay(desk)
    }
  })

for (const [language, again] of [
  ['de', 'Noch einmal bestellen'],
  ['en', 'Order again'],
] as const)
  test(`with a last order, a dish is on the first screen of a phone (${language})`, async ({
    page,
    server,
    watched,
  }) => {
    // This order is only stored on the device.
    watched.expectStatus(404)
    const desk = await signIn(server.lindwurmUrl, 'admin')
    await openAllDay(desk, 'cafe')
    const { id: branchId } = await openAllDay(desk)
    const store = new StorePage(page, server.lindwurmUrl)
    const short = { de: '1 × Obazda vom Brett und 2 weitere', en: '1 × Obazda on a board and 2 more' }
    await store.open(`/${language}/store/lindwurm`)
    const words = { de: { text: short.de, short: short.de }, en: { text: short.en, short: short.en } }
    const order = { uid: 'LW-1', hash: 'h', branchId, kind: 'food', againKey: '', again: '[]', text: '', words }
    await page.evaluate((one) => {
      localStorage.setItem('asp.orders', JSON.stringify([{ ...one, at: Date.now() }]))
    }, order)
    // The longest text about the minutes has two lines.
    await page.route('**/api/orders/estimate/**', (route) =>
      route.fulfill({ json: { data: { minutes: 45, ahead: 12 } } }),
    )
    await page.reload()
    await expect(page.getByText(/12 (Bestellungen|orders)/)).toBeVisible()
    const row = page.getByRole('region', { name: /^(Ihre letzte|Your last)/ })
    for (const text of [/^(Ihre letzte Bestellung|Your last order)$/, short[language], again])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.getByRole('button', { name: /^(Vergessen|Forget)$/ })).toBeVisible()
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56)
    const dish = page.locator('main article').first()
    for (const part of [dish.getByRole('heading'), dish.locator('.price')]) expect(await isInSight(part)).toBe(true)
  })

test('while a guest types a search on a phone, the results are in sight below the search field', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  await new StorePage(page, server.lindwurmUrl).open()
  const field = page.getByRole('searchbox')
  await field.pressSequentially('e')
  await expect(page.getByText(/Produkte? gefunden/)).toBeVisible()
  await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(40)
  expect(await isInSight(page.locator('main article').first())).toBe(true)
})
