import { expectAccessible } from '../support/accessible.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { openAllDay, plainDish, plainDishes, takeOrder } from '../support/food.ts'
import { ticketOf } from '../support/kitchen-page.ts'
import { expect, test } from '../support/test.ts'

/** Staff use the kitchen screen with keyboard and touch. The same screen can hang on a wall, without a signed-in user. */
test('staff accept a ticket, take that back, accept it again, strike a dish through, finish the ticket and restore it', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { uid } = await takeOrder(desk, { comment: 'Bitte ohne Salz. Nussallergie!' })
  const dish = await plainDish(desk)
  const order = await desk.order(uid)
  const { ticketNumber } = order
  await page.goto('/backend/kueche')
  // Without this choice, the screen would show the kitchen that has the first ticket.
  await page.getByLabel('Küche auf diesem Schirm').selectOption({ label: 'Gasthaus Lindwurm' })
  await page.getByRole('button', { name: /^Ansicht: Spalten$/ }).click()
  const number = ticketNumber === null ? uid.replace(/^[A-Z]{1,4}-/, '') : String(ticketNumber)
  const ticket = ticketOf(page, order)
  await expect(ticket).toContainText(dish.name)
  await expect(ticket).toContainText('Nussallergie')
  // The kitchen screen never shows guests' names, prices or addresses.
  await expect(ticket).not.toContainText('Huber')
  await expect(ticket).not.toContainText('€')

  const accept = ticket.getByRole('button', { name: new RegExp(`Bestellung ([A-Z]+-)?${number} annehmen$`) })
  const undo = ticket.getByRole('button', { name: /^Annehmen von Bestellung .+ rückgängig machen$/ })
  const fresh = ticketOf(page.getByRole('region', { name: /^Neu/ }), order)
  await accept.click()
  await expect(undo).toBeInViewport({ ratio: 1 })
  const { height } = (await ticket.boundingBox()) ?? { height: 0 }
  await undo.click()
  await expect(undo).toHaveCount(0)
  expect((await desk.order(uid)).state).toBe('waiting')
  expect((await fresh.boundingBox())?.height).toBe(height)
  await accept.click()
  await expect(ticket.getByRole('button', { name: new RegExp(`Bestellung ([A-Z]+-)?${number} fertig$`) })).toBeVisible()
  expect((await desk.order(uid)).state).toBe('confirmed')

  await ticket.getByRole('button', { name: `2 ${dish.name} fertig`, exact: true }).click()
  await expect(ticket.getByRole('button', { name: `2 ${dish.name} doch nicht fertig` })).toBeVisible()
  // A ticket that has just moved ignores taps for 700 ms, so the test waits a little longer.
  await page.waitForTimeout(800)
  await ticket.getByRole('button', { name: new RegExp(`Bestellung ([A-Z]+-)?${number} fertig$`) }).click()
  await expect(ticketOf(page.getByRole('region', { name: /^Fertig/ }), order)).toBeVisible()
  expect((await desk.order(uid)).kitchenDoneAt).not.toBeNull()

  await page.keyboard.press('0')
  await expect(ticketOf(page.getByRole('region', { name: /^In Arbeit/ }), order)).toBeVisible()
  await expectAccessible(page, 'kitchen')
})

test('a screen without a user shows the kitchen at its own address until the address is revoked', async ({
  staff,
  visit,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { uid } = await takeOrder(desk)
  const branch = await openAllDay(desk)
  await page.goto('/backend/kueche')
  await page.getByRole('button', { name: 'Schirm einrichten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schirm einrichten' })
  await dialog.getByLabel('Name des Schirms').fill('Küche warm')
  await dialog.getByLabel('Standort').selectOption({ label: branch.name })
  await dialog.getByRole('button', { name: 'Adresse erzeugen' }).click()
  const address = await dialog.getByLabel('Adresse für diesen Schirm').inputValue()

  const wall = await visit({ baseURL: server.lindwurmUrl, viewport: { width: 1920, height: 1080 } })
  await wall.page.goto(address)
  const { ticketNumber } = await desk.order(uid)
  const number = ticketNumber === null ? uid.replace(/^[A-Z]{1,4}-/, '') : String(ticketNumber)
  const ticket = wall.page.getByRole('article', { name: new RegExp(`^Bestellung ([A-Z]+-)?${number}$`) })
  const hidden = wall.page.getByText(/^und \d+ weitere/)
  await expect(ticket.or(hidden).first()).toBeVisible()
  // The screen on the wall is read-only. Its only buttons show the next lines of a long ticket, or all totals.
  const changing = wall.page.getByRole('button').filter({ hasNotText: /weitere Zeilen?$|^\+\d+$/ })
  await expect(changing).toHaveCount(0)

  wall.watch.expectStatus(404)
  await dialog.getByRole('button', { name: 'Küche warm widerrufen' }).click()
  await expect(wall.page.getByText('Dieser Schirm hat keinen Zugang mehr.')).toBeVisible({ timeout: 30_000 })
  const key = address.split('/').at(-1) ?? ''
  await expect(desk.call(orderingEndpoints.backoffice, { params: { branch: branch.id, key } })).rejects.toThrow('404')
})

test('a long name of a branch does not push any control of the kitchen off the screen', async ({ staff, server }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/backend/kueche')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await title.evaluate((heading) => {
    heading.textContent = 'Küche · Gasthaus Lindwurm am Sendlinger Tor, Terrasse und Biergarten mit Kastanien'
  })
  for (const tool of await page.locator('header .ktools > *, header .kc').all())
    await expect(tool).toBeInViewport({ ratio: 1 })
})

test('at 1280 px no word of a dish is broken in its middle, and no sum is cut', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await takeOrder(desk)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/backend/kueche')
  const name = page.locator('.kg article .nm').first()
  await expect(name).toBeVisible()
  await name.evaluate((dish) => {
    dish.textContent = 'Pfannkuchensuppe'
  })
  await expect
    .poll(() =>
      name.evaluate((dish) => {
        dish.style.overflowWrap = 'normal'
        const isWhole = dish.scrollWidth <= dish.clientWidth
        dish.style.overflowWrap = ''
        return isWhole
      }),
    )
    .toBe(true)

  const sum = page.getByRole('list', { name: 'Zusammen zu kochen' }).getByRole('listitem').first()
  await sum.evaluate((one) => {
    one.lastChild?.replaceWith(' Schweinsbraten mit Knödel')
  })
  await expect(sum).toBeInViewport({ ratio: 1 })
  expect(await sum.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
})

test('the header of the kitchen keeps its height when there are more or fewer totals, and a wide screen shows several', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await takeOrder(desk)
  await page.goto('/backend/kueche')
  const list = page.getByRole('list', { name: 'Zusammen zu kochen' })
  await expect(list).toBeVisible()
  const heightWith = (count: number) =>
    list.evaluate((sums, names) => {
      sums.replaceChildren(
        ...names.map((name) => Object.assign(document.createElement('li'), { textContent: `12 ${name}` })),
      )
      return Math.round(sums.closest('header')?.getBoundingClientRect().height ?? 0)
    }, Array<string>(count).fill('Schweinsbraten mit Knödel'))
  for (const size of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    const heights = [await heightWith(1), await heightWith(2), await heightWith(3)]
    expect(new Set(heights).size, `${size.width} px: ${heights.join(', ')}`).toBe(1)
  }
  // At 1920 px, two long totals are next to each other. The last entry of the list counts as the button.
  const [first, second] = await list.getByRole('listitem').all()
  expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y)
})

test('no line of a long ticket is hidden: it gets more room, and the other tickets stay whole', async ({
  ownServer,
  staff,
}) => {
  // The tickets of other tests would push these tickets to another page.
  const server = await ownServer()
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const branch = await openAllDay(desk)
  // How many tickets the demo shows depends on the time of day.
  for (const { appointment, kind, paymentState, state, uid } of await desk.call(orderingEndpoints.current, {})) {
    // An order that is not paid yet is in no kitchen.
    if (kind !== 'food' || paymentState === 'open') continue
    if (state === 'waiting') await desk.act(uid, 'confirm', appointment === null ? { readyInMinutes: 15 } : {})
    await desk.act(uid, 'completed')
  }
  const dishes = await plainDishes(desk)
  const comment = 'Wir haben eine schwere Erdnussallergie und Zöliakie am Tisch, bitte alles in sauberem Geschirr. '
  const lines = (count: number) =>
    dishes.slice(0, count).map(({ id }, index) => ({ product: id, amount: index + 1, unit: 'amount' as const }))
  await takeOrder(desk, { items: lines(6), comment: 'Eine von uns verträgt keine Nüsse.' })
  await takeOrder(desk, { items: lines(1) })
  const { uid } = await takeOrder(desk, { items: lines(22), comment: comment.repeat(3) })
  await page.goto('/backend/kueche')
  await page.getByLabel('Küche auf diesem Schirm').selectOption({ label: branch.name })
  const ticket = ticketOf(page, await desk.order(uid))
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    await expect(ticket).toBeInViewport({ ratio: 1 })
    await expect(ticket).toHaveAttribute('data-fit')
    // After a change of its size, the screen measures the tickets in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('.kg .km')).toHaveCount(0)
  }
})
