import type { Branch } from '#modules/branches/contract.ts'
import { openCheckout } from '../support/checkout-page.ts'
import { withBranch, withVehicle } from '../support/desk.ts'
import { inDays, rideDraft, sendOrder } from '../support/ride.ts'
import { query } from '../support/sql.ts'
import { expect, test } from '../support/test.ts'

const ordersOf = async (server: { databaseUrl: string }, email: string): Promise<number> =>
  Number((await query<{ n: string }>(server, `SELECT count(*) AS n FROM orders WHERE email = '${email}'`))[0]?.n)

/**
 * docs/rules/money.md, Agreement: if the price has risen, the order is refused, and the old and the new price are shown. The customer
 * agrees with one tap, and no input is lost.
 */
test('the price rises while the form is open: old and new price are shown, one tap agrees, and nothing has to be typed again', async ({
  page,
  server,
  desk,
  watched,
}) => {
  watched.expectStatus(409)
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.accept()
  await withVehicle(desk, 'Business', { price: 2.5 }, async () => {
    await booking.send.click()
    const notice = page.getByRole('alert').filter({ hasText: 'Der Preis hat sich geändert.' })
    await expect(notice).toBeFocused()
    await expect(notice.getByText('Bisher').first()).toBeAttached()
    await expect(booking.field('firstName')).toHaveValue('Maria')
    const agree = notice.getByRole('button', { name: /^Mit [\d.,]+ EUR abschicken$/ })
    const [, agreed] = /Mit ([\d.,]+ EUR)/.exec((await agree.textContent()) ?? '') ?? []
    await agree.click()
    await expect(page).toHaveURL(/\/status\//)
    await expect(
      page
        .getByRole('main')
        .getByText(agreed ?? '?')
        .first(),
    ).toBeVisible()
  })
})

test('a lower price is used without a question', async ({ page, server, desk }) => {
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.accept()
  await withVehicle(desk, 'Business', { price: 2 }, async () => {
    await booking.send.click()
    await expect(page).toHaveURL(/\/status\//)
  })
})

/**
 * docs/rules/time.md, Slots: if the chosen slot expires while the form is open, the order is refused, and the next free slot is offered.
 */
test('the slot is no longer free when the form is sent: one tap chooses the next free slot', async ({
  page,
  server,
  desk,
  watched,
}) => {
  watched.expectStatus(409, 422, 400)
  const at = inDays(5)
  const booking = await openCheckout(page, server.url, { at })
  await booking.fillContact()
  await booking.accept()
  const day = at.toPlainDate().toString()
  const closed = [
    { type: 'daily' as const, from: '00:00', to: '24:00' },
    { type: 'once' as const, date: day, isClosed: true, from: '00:00', to: '24:00' },
  ]
  await withBranch(desk, { openingHours: closed as Branch['openingHours'] }, async () => {
    await booking.send.click()
    const notice = page.getByRole('alert').filter({ hasText: 'Dieser Termin ist nicht mehr frei.' })
    await expect(notice).toBeVisible()
    await expect(booking.field('lastName')).toHaveValue('Gruber')
    await notice.getByRole('button', { name: /übernehmen$/ }).click()
    await expect(notice).toBeHidden()
    await booking.send.click()
    await expect(page).toHaveURL(/\/status\//)
    const { appointment } = await desk.order(booking.placed().uid)
    expect(
      Temporal.Instant.from(appointment ?? '')
        .toZonedDateTimeISO('Europe/Vienna')
        .toPlainDate()
        .toString(),
    ).not.toBe(day)
  })
})

test('a double click sends one order', async ({ page, server }) => {
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  const email = `double.${Date.now()}@example.com`
  await booking.field('email').fill(email)
  await booking.accept()
  let sent = 0
  page.on(
    'request',
    (request) => (sent += request.method() === 'POST' && request.url().endsWith('/api/orders/public') ? 1 : 0),
  )
  await booking.send.dblclick()
  await expect(page).toHaveURL(/\/status\//)
  expect(sent).toBe(1)
  expect(await ordersOf(server, email)).toBe(1)
})

test('two simultaneous posts with one key create one order', async ({ server }) => {
  const email = `twin.${Date.now()}@example.com`
  const draft = await rideDraft(server.url, { email })
  const key = crypto.randomUUID()
  const answers = await Promise.all([sendOrder(server.url, draft, key), sendOrder(server.url, draft, key)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
  const [first, second] = (await Promise.all(answers.map((answer) => answer.json()))) as { data: { uid: string } }[]
  expect(first?.data.uid).toBe(second?.data.uid)
  expect(await ordersOf(server, email)).toBe(1)
  const other = await sendOrder(server.url, { ...draft, lastName: 'Anders' }, key)
  expect(other.status).toBe(409)
})

test('if the response is lost, the retry sends the same key and finds the same order', async ({
  page,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  const email = `lost.${Date.now()}@example.com`
  await booking.field('email').fill(email)
  await booking.accept()
  const keys: string[] = []
  await page.route('**/api/orders/public', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    // The server receives the order, but its response is lost.
    if (keys.length === 1) {
      await route.fetch()
      await route.abort('connectionreset')
    } else await route.continue()
  })
  await booking.send.click()
  const notice = page.getByRole('alert').filter({ hasText: 'Ein unbekannter Fehler ist aufgetreten.' })
  await expect(notice).toBeFocused()
  await expect(booking.field('firstName')).toHaveValue('Maria')
  await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await ordersOf(server, email)).toBe(1)
})

test('an order that is changed after its response was lost creates no second order: the customer is led to the first', async ({
  page,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  watched.expectStatus(409)
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  const email = `changed.${Date.now()}@example.com`
  await booking.field('email').fill(email)
  await booking.accept()
  let isFirst = true
  await page.route('**/api/orders/public', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  await booking.send.click()
  await expect(page.getByText('wird es kein zweites Mal aufgenommen')).toBeVisible()
  await booking.field('firstName').fill('Marie')
  await booking.send.click()
  const notice = page.getByRole('alert').filter({ hasText: 'ist bei uns angekommen' })
  await expect(notice).toBeFocused()
  await notice.getByRole('button', { name: 'Status ansehen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  expect(await ordersOf(server, email)).toBe(1)
})

test('without a connection the order button is off with its reason, the form stays, and the button comes back by itself', async ({
  page,
  context,
  server,
  watched,
}) => {
  watched.expectLostConnection()
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.accept()
  await context.setOffline(true)
  await expect(booking.send).toHaveAttribute('aria-disabled', 'true')
  const reason = page.getByText('Erst mit Netz. Ihre Angaben bleiben hier.')
  await expect(reason).toBeVisible()
  // Playwright does not press a button that is aria-disabled.
  await booking.send.click({ force: true })
  await expect(reason).toBeFocused()
  await expect(booking.field('phone')).toHaveValue(/664/)
  await context.setOffline(false)
  await expect(reason).toBeHidden()
  await expect(booking.send).not.toHaveAttribute('aria-disabled')
  await booking.send.click()
  await expect(page).toHaveURL(/\/status\//)
})

test('if the browser is wrong and there is a network, a press on the order button sends the order', async ({
  page,
  server,
}) => {
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.accept()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await expect(booking.send).toHaveAttribute('aria-disabled', 'true')
  await booking.send.click({ force: true })
  await expect(page).toHaveURL(/\/status\//)
})

test('while an order is being sent, its button says so', async ({ page, server }) => {
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.accept()
  const arrive = Promise.withResolvers<void>()
  await page.route('**/api/orders/public', async (route) => {
    await arrive.promise
    await route.continue()
  })
  await booking.send.click()
  await expect(page.getByRole('button', { name: 'Verarbeiten...' })).toHaveAttribute('aria-busy', 'true')
  arrive.resolve()
  await expect(page).toHaveURL(/\/status\//)
})

test('a server error shows only a reference id', async ({ page, server, watched }) => {
  watched.expectStatus(500)
  const booking = await openCheckout(page, server.url)
  await booking.fillContact()
  await booking.accept()
  await page.route('**/api/orders/public', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({
        errors: [{ message: 'Ein unbekannter Fehler ist aufgetreten.', code: 'internal' }],
        reference: 'r-1234',
      }),
    }),
  )
  await booking.send.click()
  await expect(page.getByText('Ein unbekannter Fehler ist aufgetreten.')).toBeVisible()
  await expect(page.getByText('Vorgangsnummer: r-1234')).toBeVisible()
})
