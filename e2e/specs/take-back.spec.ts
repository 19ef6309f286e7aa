import { cardOf, walkTo } from '../support/board.ts'
import { openAllDay, takeOrder } from '../support/food.ts'
import { placeFood } from '../support/food-page.ts'
import { expect, type Page, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

const newGuest = () => `Gast${crypto.randomUUID().slice(0, 8)}`
const statusLine = (page: Page) => page.locator('.kv dd').last()

/**
 * The guest's status page may show 'Abgeschlossen' for a moment, and then the earlier state again. The card stays in its column on the
 * board.
 */
test('staff serve the wrong table and take it back; the guest sees both', async ({ page, server, staff }) => {
  const office = await staff('admin', { baseURL: server.lindwurmUrl })
  const desk = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  await openAllDay(office.desk, 'cafe')
  const lastName = newGuest()
  const seat = { lastName, deliveryType: 'dineIn', isDineIn: true, table: '3' } as const
  const { hash, uid } = await placeFood(server.lindwurmUrl, seat, 'cafe')
  await office.desk.act(uid, 'confirm', { readyInMinutes: 25 })
  await page.goto(`${server.lindwurmUrl}/de/status/${uid}/${hash}`)
  await expect(statusLine(page)).toHaveText('Wird bearbeitet')

  await desk.page.goto('/backend/bestellungen')
  const card = desk.page
    .getByRole('region', { name: /^Angenommen/ })
    .getByRole('article')
    .filter({ hasText: lastName })
  await card.getByRole('button', { name: 'Serviert' }).click()
  await expect(card.getByRole('status')).toContainText('Abgeschlossen')
  await card.getByRole('button', { name: /rückgängig machen$/ }).click()
  await expect(card.getByRole('button', { name: 'Serviert' })).toBeVisible()
  const { state, timeline } = await desk.desk.order(uid)
  expect(state).toBe('confirmed')
  expect(timeline.slice(-2).map(({ action }) => action)).toEqual(['completed', 'undo-completed'])
  await expect(statusLine(page)).toHaveText('Wird bearbeitet')

  // Staff do the same once more. This time the test also checks that the guest's page shows each of the two changes.
  await card.getByRole('button', { name: 'Serviert' }).click()
  await expect(statusLine(page)).toHaveText('Abgeschlossen')
  await desk.page.keyboard.press('Control+z')
  await expect(statusLine(page)).toHaveText('Wird bearbeitet')
  expect((await desk.desk.order(uid)).state).toBe('confirmed')
})

test("the key takes 'Abholbereit' back even if the server has not responded yet", async ({ staff, server }) => {
  const { page, desk } = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  const office = (await staff('admin', { baseURL: server.lindwurmUrl })).desk
  const lastName = newGuest()
  const { id, uid } = await takeOrder(office, { lastName })
  await office.act(uid, 'confirm', { readyInMinutes: 20 })
  await page.goto('/backend/bestellungen')
  await walkTo(page, cardOf(page, lastName).getByRole('link'))
  let send = () => {}
  const held = new Promise<void>((done) => (send = done))
  const path = `/api/orders/${id}/status/in-delivery`
  await page.route(`**${path}`, async (route) => {
    await held
    await route.continue()
  })
  let isAsked = false
  page.on('request', (request) => (isAsked ||= request.url().endsWith(path)))
  // The board ignores keys until its shortcuts are loaded.
  await expect(async () => {
    if (!isAsked) await page.keyboard.press('w')
    await page.waitForTimeout(300)
    expect(isAsked).toBe(true)
  }).toPass()
  await page.keyboard.press('Control+z')
  expect((await desk.order(uid)).state).toBe('confirmed')
  send()
  const taken = async () => (await desk.order(uid)).timeline.slice(-2).map(({ action }) => action)
  await expect.poll(taken).toEqual(['in-delivery', 'undo-in-delivery'])
  await expect(page.getByRole('region', { name: /^Angenommen/ }).getByText(lastName)).toBeVisible()
})

test('after an accept on a card that is longer than the column, its undo button is in sight', async ({
  staff,
  server,
}) => {
  const { page } = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  const office = (await staff('admin', { baseURL: server.lindwurmUrl })).desk
  await openAllDay(office)
  const lastName = newGuest()
  const comment = 'Bitte an der Hintertür läuten. '.repeat(30)
  await placeFood(server.lindwurmUrl, { lastName, comment })
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('/backend/bestellungen')
  const card = cardOf(page, lastName)
  const accept = card.getByRole('group').getByRole('button').first()
  // The first row of the accept buttons is the last thing that the column shows.
  await accept.evaluate((button) => {
    button.scrollIntoView({ block: 'end' })
  })
  await accept.hover()
  // The place of the card in its column. Above the columns, the banner about the sound may disappear after the first click.
  const topOfCard = () =>
    card.evaluate((one) =>
      Math.round(one.getBoundingClientRect().y - (one.parentElement?.getBoundingClientRect().y ?? 0)),
    )
  const before = await topOfCard()
  await page.mouse.down()
  await page.mouse.up()
  const undo = card.getByRole('button', { name: /rückgängig machen$/ })
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(await topOfCard()).toBe(before)
  await undo.click()
  await expect(card.getByRole('group').getByRole('button').first()).toBeVisible()
})
