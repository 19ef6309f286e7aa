import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { cardOf, walkTo } from '../support/board.ts'
import { openAllDay, plainDish, takeOrder } from '../support/food.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, type Page, test } from '../support/test.ts'

const guest = () => `Gast${crypto.randomUUID().slice(0, 8)}`

/** Opens a page with the command palette. */
async function goTo(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: /Befehl/ })
  await expect(palette).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { selected: true })).toContainText(typed)
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}

/** The whole test uses only the keyboard: it makes no click, and no script sets the focus. */
test('a shift leader works an evening with the keyboard only', async ({ staff, server }) => {
  const { page, desk, watch } = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  const office = (await staff('admin', { baseURL: server.lindwurmUrl })).desk
  await openAllDay(office)
  const dish = await plainDish(desk)
  await page.goto('/backend/bestellungen')
  await expect(page.getByRole('region', { name: /^Neu/ })).toBeVisible()

  // Takes an order during a phone call: from the first key press until the card is in the column 'Angenommen'.
  const caller = guest()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Bestellung aufnehmen' })).toBeVisible()
  // The search has the focus from the start.
  const search = page.getByRole('combobox', { name: 'Speise suchen' })
  await expect(search).toBeFocused()
  await page.keyboard.type(`2 ${dish.name}`)
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(dish.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `Menge ${dish.name}` })).toHaveValue('2')
  await tabTo(page, page.getByLabel('Telefon'))
  await page.keyboard.type('0151 7654321')
  await tabTo(page, page.getByLabel('Nachname'))
  await page.keyboard.type(caller)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/ist aufgenommen(, fertig .+)?\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: /^Angenommen/ }).getByText(caller)).toBeVisible()

  // Three steps: accepts a guest's order with the second of the offered times, undoes this, and rejects the order with a reason.
  const lastName = guest()
  const { uid } = await takeOrder(office, { lastName })
  const link = cardOf(page, lastName).getByRole('link')
  await walkTo(page, link)
  await page.keyboard.press('a')
  await page.keyboard.press('2')
  await expect.poll(async () => (await desk.order(uid)).state).toBe('confirmed')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await desk.order(uid)).state).toBe('waiting')
  await expect(page.getByRole('region', { name: /^Neu/ }).getByText(lastName)).toBeVisible()
  await walkTo(page, link)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: new RegExp(lastName) })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('r')
  const reject = page.getByRole('dialog', { name: /ablehnen/ })
  await expect(reject).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: /Befehl/ })
  await expect(palette).toBeVisible()
  // Three things are open, one over the other: drawer, dialog and palette. Each Escape closes one of them.
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(reject).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reject).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('r')
  await tabTo(page, reject.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(reject.getByRole('radio', { checked: true })).toHaveCount(1)
  await tabTo(page, reject.getByRole('button', { name: 'Ablehnen' }))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await desk.order(uid)).state).toBe('rejected')
  await expect(reject).toHaveCount(0)
  if (await drawer.isVisible()) await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  // Moves the order of the guest who called to the state 'in-delivery', and then to 'completed'.
  const [called] = await desk.call(orderingEndpoints.history, { query: { search: caller } })
  if (!called) throw new Error('The order on the phone is in the history')
  const state = async () => (await desk.order(called.uid)).state
  await walkTo(page, cardOf(page, caller).getByRole('link'))
  await page.keyboard.press('w')
  await expect.poll(state).toBe('in-delivery')
  // The test waits until the card is in its new column. A key that is pressed earlier would act on the card in the old column.
  await expect(page.getByRole('region', { name: /^In Zustellung/ }).getByText(caller)).toBeVisible()
  await walkTo(page, cardOf(page, caller).getByRole('link'))
  await page.keyboard.press('w')
  await expect.poll(state).toBe('completed')

  // Opens the history with the palette, and then signs out.
  await goTo(page, 'Verlauf')
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
  await expect(page.getByRole('cell', { name: caller })).toBeVisible()
  // The page still makes calls while the session ends. These calls get the status 401.
  watch.expectStatus(401)
  await goTo(page, 'Abmelden')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})
