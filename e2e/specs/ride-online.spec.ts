import { openCheckout } from '../support/checkout-page.ts'
import { withBranch } from '../support/desk.ts'
import { inDays } from '../support/ride.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Orders a ride in this number of days, to be paid online. Afterwards the browser opens the payment page. */
async function toPayment(page: Page, url: string, days: number) {
  const booking = await openCheckout(page, url, { at: inDays(days) })
  await booking.fillContact()
  await page.locator('.opt-row', { hasText: 'Online Zahlung' }).click()
  await booking.accept()
  await booking.send.click()
  return booking
}

/** The ride is paid in advance at the test terminal. Staff must not see the ride as new before it is paid. */
test('a ride paid online waits separately until the payment arrives; then it is new, and shown as paid to guest and staff', async ({
  page,
  server,
  staff,
}) => {
  const { desk, page: board } = await staff('admin')
  await board.goto('/backend/bestellungen')
  await withBranch(desk, { isMollieEnabled: true }, async () => {
    await toPayment(page, server.url, 16)
    await expect(page.getByText('Nur ein Test')).toBeVisible()
  })
  const uid = (await page.locator('main').textContent())?.match(/DC-[A-Z0-9]+/)?.[0] ?? 'none'
  await expect(board.getByRole('region', { name: 'Wartet auf Zahlung' })).toContainText('Maria Gruber')
  const { id } = await desk.order(uid)
  const card = board.locator(`article[data-order="${id}"]`)
  await expect(card).toHaveCount(0)

  await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${uid}/`))
  await expect(page.locator('.badge.ok')).toHaveText('Bezahlt')
  await expect(board.getByRole('region', { name: /^Neu/ }).locator(`article[data-order="${id}"]`)).toContainText(
    'Bezahlt',
  )
  await card.getByRole('button', { name: 'Fahrt annehmen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung bestätigt')
  expect(await desk.order(uid)).toMatchObject({ paymentState: 'paid', state: 'confirmed', paymentMethod: 'mollie' })
})

test("after a failed payment and a changed tip, 'back' leads to the new order, not to the cancelled one", async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin')
  await withBranch(desk, { isMollieEnabled: true }, async () => {
    const booking = await toPayment(page, server.url, 17)
    await page.getByRole('button', { name: 'Fehlgeschlagen' }).click()
    await expect(page).toHaveURL(/\/checkout\/error/)
    const first = /order=(DC-[A-Z0-9]+)/.exec(page.url())?.[1] ?? 'none'
    const failed = page.url()
    // The contact data are already there.
    await expect(page.getByRole('button', { name: 'Erneut bezahlen' }).first()).toBeVisible()
    await expect(page.getByText('Noch Ihre Kontaktdaten')).toBeHidden()
    await page.getByRole('radio', { name: /10/ }).first().check({ force: true })
    await booking.send.click()
    await expect(page.getByText('Nur ein Test')).toBeVisible()
    await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/status\/DC-/)
    const second = /status\/(DC-[A-Z0-9]+)/.exec(page.url())?.[1] ?? 'none'
    expect(second).not.toBe(first)
    await page.goto(failed)
    await expect(page).toHaveURL(new RegExp(`/de/status/${second}/`))
    await expect(page.locator('.badge.ok')).toHaveText('Bezahlt')
  })
})

test('if the payment of a ride fails in another tab, the notice there pays exactly this ride', async ({
  context,
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin')
  await withBranch(desk, { isMollieEnabled: true }, async () => {
    await toPayment(page, server.url, 18)
    await expect(page.getByText('Nur ein Test')).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await page.close()
    await other.getByRole('button', { name: 'Fehlgeschlagen' }).click()
    await expect(other).toHaveURL(/\/checkout\/error\?order=DC-/)
    const uid = /order=(DC-[A-Z0-9]+)/.exec(other.url())?.[1] ?? 'none'
    // The ride is stored only in the first tab, so there is no form here.
    const notice = other.locator('.notice[role=alert]')
    await expect(notice).toContainText('Leider ist Ihre Zahlung fehlgeschlagen.')
    await expect(other.locator('form.co')).toHaveCount(0)
    await notice.getByRole('button', { name: 'Erneut bezahlen' }).click()
    await other.getByRole('button', { name: 'Bezahlt', exact: true }).click()
    await expect(other).toHaveURL(new RegExp(`/de/status/${uid}/`))
    await expect(other.locator('.badge.ok')).toHaveText('Bezahlt')
  })
})
