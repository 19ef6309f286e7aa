import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { cardOf, walkTo } from '../support/board.ts'
import { openAllDay, plainDish, takeOrder } from '../support/food.ts'
import { answerLater, answerLost } from '../support/lost-answer.ts'
import { expect, type Page, test } from '../support/test.ts'

/**
 * The text with which the form says that the input from before is still there. Without this input, the guest on the phone would have to
 * repeat everything.
 */
const found = (page: Page) => page.getByText(/^Was Sie bis \d\d:\d\d eingegeben haben, ist noch da\./)

test('an order on the phone survives reload, another page and another language; a lost response creates no second order', async ({
  staff,
  server,
}) => {
  const { page, desk, watch } = await staff('admin', { baseURL: server.lindwurmUrl })
  watch.expectLostConnection()
  await openAllDay(desk)
  const dish = await plainDish(desk)
  await page.goto('/backend/bestellungen/neu?standort=lindwurm')
  await page.getByRole('combobox', { name: 'Speise suchen' }).fill(`3 ${dish.name}`)
  await page.keyboard.press('Enter')
  const lastName = `Gast${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Telefon').fill('0151 7654321')
  await page.getByLabel('Nachname').fill(lastName)
  const amount = page.getByRole('textbox', { name: `Menge ${dish.name}` })
  const isThere = async () => {
    await expect(amount).toHaveValue('3')
    await expect(page.getByLabel('Nachname')).toHaveValue(lastName)
  }
  await page.reload()
  await isThere()
  await expect(found(page)).toBeVisible()
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).first().click()
  await expect(page.getByRole('region', { name: /^Neu/ })).toBeVisible()
  await page.goBack()
  await isThere()
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  // The menu stays open and is drawn again in the new language. Escape must close only the menu. If the menu were already closed, Escape
  // would leave the form.
  const closeMenu = async (language: RegExp) => {
    await expect(page.getByRole('menuitem', { name: language })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
  await page.getByRole('menuitem', { name: /^Sprache/ }).click()
  await closeMenu(/^Language/)
  await expect(page.getByLabel('Last name')).toHaveValue(lastName)
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: /^Language/ }).click()
  await closeMenu(/^Sprache/)
  await isThere()

  await page.route('**/api/orders', (route) =>
    route.request().method() === 'POST' ? answerLost(route) : route.fallback(),
  )
  await expect(page).toHaveURL(/bestellungen\/neu/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/api/orders')
  await page.reload()
  await isThere()
  await page.getByRole('button', { name: 'Aufnehmen und annehmen' }).click()
  await expect(page.getByText(/ist aufgenommen/)).toBeVisible()
  expect(await desk.call(orderingEndpoints.history, { query: { search: lastName } })).toHaveLength(1)
  await page.goto('/backend/bestellungen/neu?standort=lindwurm')
  await expect(page.getByLabel('Nachname')).toHaveValue('')
  await expect(found(page)).toBeHidden()
})

test('a ride on the phone survives a reload; staff can start it again, and signing out deletes it', async ({
  staff,
}) => {
  const { page, watch } = await staff('admin')
  // The page still makes calls while the session ends. These calls get the status 401.
  watch.expectStatus(401)
  await page.goto('/backend/bestellungen/fahrt-aufnehmen')
  await page.getByLabel('Nachname').fill('Feichtinger')
  const from = page.getByRole('textbox', { name: 'Von' })
  await from.fill('Flughafen Wien')
  await page
    .getByRole('option', { name: /Flughafen Wien/ })
    .first()
    .click()
  // After the click, the page looks the place up. The field shows nearly the same text before and after that, so the test waits until the
  // place is stored.
  const kept = () => page.evaluate(() => JSON.stringify(Object.values({ ...sessionStorage })))
  await expect.poll(kept).toContain('Flughafen Wien')
  await page.reload()
  await expect(page.getByLabel('Nachname')).toHaveValue('Feichtinger')
  await expect(from).toHaveValue(/Flughafen Wien/)
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByLabel('Nachname')).toHaveValue('')
  await expect(from).toHaveValue('')
  await expect(found(page)).toBeHidden()
  await page.getByLabel('Nachname').fill('Feichtinger')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/backend\/login/)
  // The address changes first, then the browser loads the document of the sign-in page.
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([])
})

test('staff undo an acceptance with its key while the response is still on the way', async ({ staff, server }) => {
  const { page, desk } = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  const office = (await staff('admin', { baseURL: server.lindwurmUrl })).desk
  const lastName = `Gast${crypto.randomUUID().slice(0, 8)}`
  const { id, uid } = await takeOrder(office, { lastName })
  await page.goto('/backend/bestellungen')
  await walkTo(page, cardOf(page, lastName).getByRole('link'))
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route(`**/api/orders/${id}/status/confirm`, (route) => answerLater(route, held))
  await page.keyboard.press('a')
  await page.keyboard.press('1')
  await expect.poll(async () => (await desk.order(uid)).state).toBe('confirmed')
  await page.keyboard.press('Control+z')
  answer()
  await expect.poll(async () => (await desk.order(uid)).state).toBe('waiting')
})
