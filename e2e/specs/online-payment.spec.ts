import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { type Desk, signIn } from '../support/desk.ts'
import { openAllDay } from '../support/food.ts'
import { placeFood } from '../support/food-page.ts'
import { expect, type Page, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

interface Online {
  uid: string
  hash: string
  paymentRedirectUrl?: string
}

/** Places an order that waits for its payment, and opens its payment page. */
async function orderOnline(page: Page, url: string): Promise<{ order: Online; desk: Desk }> {
  const desk = await signIn(url, 'admin')
  await openAllDay(desk)
  const order: Online = await placeFood(url, { paymentMethod: 'mollie' })
  await page.goto(order.paymentRedirectUrl ?? '')
  return { order, desk }
}

const onBoard = async (desk: Desk, { uid }: Online) => {
  const orders = await desk.call(orderingEndpoints.current, {})
  return orders.find((order) => order.uid === uid)
}

test('the test terminal is labelled and works by keyboard; a paid order is new on the board at once', async ({
  page,
  server,
}) => {
  const { order, desk } = await orderOnline(page, server.lindwurmUrl)
  await expect(page.getByText('Nur ein Test')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `test terminal, ${colorScheme}`)
  }
  await expectNoOverflow(page)
  expect(await onBoard(desk, order)).toMatchObject({ paymentState: 'open', state: 'waiting' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bezahlt', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/de/status/${order.uid}/`))
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible()
  expect(await onBoard(desk, order)).toMatchObject({ paymentState: 'paid', state: 'waiting' })
})

test('a cancelled payment leads to the failed checkout; the same order can be paid again', async ({ page, server }) => {
  const { order, desk } = await orderOnline(page, server.lindwurmUrl)
  await page.goto((order.paymentRedirectUrl ?? '').replace('locale=de', 'locale=en'))
  await expectAccessible(page, 'test terminal in English')
  await page.getByRole('button', { name: 'Cancelled' }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout/error\\?order=${order.uid}\\.`))
  expect(await onBoard(desk, order)).toMatchObject({ paymentState: 'failed', state: 'waiting' })
  // The guest goes back to the payment page. It shows the result of the payment and a link to continue.
  await page.goto(order.paymentRedirectUrl ?? '')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'test terminal, decided')
})

test('a rejected order is refunded: the money is returned, and the order shows it', async ({ page, server }) => {
  const { order, desk } = await orderOnline(page, server.lindwurmUrl)
  await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${order.uid}/`))
  const paid = await onBoard(desk, order)
  const params = { id: paid?.id ?? '' }
  await desk.call(orderingEndpoints.reject, {
    params,
    body: { version: paid?.version ?? 0, reason: 'busy', message: 'Die Küche ist voll.', refund: true },
  })
  await expect
    .poll(async () => (await desk.call(orderingEndpoints.get, { params })).paymentState, { timeout: 20_000 })
    .toBe('refunded')
})

test('an old link to a failed payment leads to the order as it is now: to pay, paid or cancelled', async ({
  page,
  server,
}) => {
  const { order } = await orderOnline(page, server.lindwurmUrl)
  await page.getByRole('button', { name: 'Abgebrochen' }).click()
  await expect(page).toHaveURL(/\/checkout\/error\?order=/)
  const link = page.url()
  // This device has no cart, as if the link came from a mail.
  await page.goto(link)
  await page.getByRole('link', { name: 'Status ansehen' }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${order.uid}/`))
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible()
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/de/status/${order.uid}/`))
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible()

  const second = await orderOnline(page, server.lindwurmUrl)
  await page.getByRole('button', { name: 'Abgebrochen' }).click()
  await expect(page).toHaveURL(/\/checkout\/error\?order=/)
  const other = page.url()
  const waiting = await onBoard(second.desk, second.order)
  await second.desk.act(second.order.uid, 'reject', { version: waiting?.version, reason: 'busy', message: '' })
  await page.goto(other)
  await expect(page).toHaveURL(new RegExp(`/de/status/${second.order.uid}/`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Bestellung wurde storniert.')
})
