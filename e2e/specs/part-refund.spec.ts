import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { openAllDay } from '../support/food.ts'
import { placeFood } from '../support/food-page.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

test('one piece of a completed order is refunded by keyboard; the guest and the drawer show how much', async ({
  page: guest,
  server,
  staff,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const placed: { uid: string; hash: string; paymentRedirectUrl?: string } = await placeFood(server.lindwurmUrl, {
    paymentMethod: 'mollie',
  })
  await guest.goto(placed.paymentRedirectUrl ?? '')
  await guest.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(guest).toHaveURL(new RegExp(`/de/status/${placed.uid}/`))
  await desk.act(placed.uid, 'confirm', { readyInMinutes: 20 })
  await desk.act(placed.uid, 'completed')

  const order = await desk.order(placed.uid)
  const [item] = order.items
  if (!item) throw new Error('The order has an item')
  const half = (item.gross / 2).toFixed(2).replace('.', ',')
  await page.goto(`/backend/verlauf/${order.id}`)
  const open = page.getByRole('button', { name: 'Rückerstatten …' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /rückerstatten\?/ })
  // The option 'Alles rückerstatten' has the focus, so the arrow key chooses the next option.
  await expect(dialog.getByRole('radio', { name: /Alles rückerstatten/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Einen Teil rückerstatten' })).toBeChecked()

  // The refund is not sent if the amount or the reason is missing.
  await tabTo(page, dialog.getByRole('button', { name: 'Teil rückerstatten' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Betrag' })).toBeFocused()
  await expect(dialog.getByText('Bitte geben Sie den Betrag an, der rückerstattet wird.')).toBeVisible()

  await dialog.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: /^Weniger / }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 von 2')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Betrag' })).toHaveValue(half)
  await tabTo(page, dialog.getByRole('textbox', { name: 'Grund' }))
  await page.keyboard.type('Ein Stück war kalt')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `refund of a part, ${colorScheme}`)
  }
  await expectNoOverflow(page)
  await tabTo(page, dialog.getByRole('button', { name: `${half} € rückerstatten` }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  const params = { id: order.id }
  await expect
    .poll(async () => (await desk.call(orderingEndpoints.get, { params })).paidBack, { timeout: 20_000 })
    .toBeCloseTo(item.gross / 2)
  await expect(page.getByText(`bezahlt, ${half} € rückerstattet`).first()).toBeVisible()
  // Neither the payment attempt nor the row behind the drawer is green, without a reload.
  await expect(page.getByRole('list', { name: 'Zahlungsversuche' })).toContainText('teilweise rückerstattet')
  const row = page.locator('tr.one').filter({ hasText: 'Teilweise rückerstattet' })
  await expect(row.locator(`a[href*="${order.id}"]`)).toHaveCount(1)
  await expect(
    page.getByText(`Rückerstattung eines Teils veranlasst: ${half} € (1 × ${item.staffName ?? item.name})`),
  ).toBeVisible()
  // After an order is completed, its page is updated only for some seconds. So the test reloads the page.
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Ein Teil Ihrer Zahlung wird rückerstattet' })).toBeVisible()
  await expect(guest.getByText(`${half} EUR werden Ihnen rückerstattet.`)).toBeVisible()
  await expect(guest.getByText('Ein Stück war kalt')).toHaveCount(0)
})
