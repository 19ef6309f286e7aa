import { BookingPage } from '../support/booking-page.ts'
import { expect, test } from '../support/test.ts'

/**
 * Without a provider, places and routes come from data of Servus itself. The route is labelled as an estimate (specification §2, Booking
 * block; §4, Booking flow; docs/rules/maps.md, Gazetteer and Estimate).
 */
test.describe('places and route without a provider', () => {
  test('airports, lodgings and places come from the gazetteer, each with its kind; the route is labelled as an estimate', async ({
    page,
  }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.place('from').fill('Wien')
    const list = page.getByRole('listbox', { name: 'Vorschläge: Von' })
    await expect(list.getByRole('option').first()).toBeVisible()
    await expect(list.getByRole('option', { name: /^Flughafen: Flughafen Wien/ })).toBeVisible()
    expect(await list.getByRole('option').count()).toBeLessThanOrEqual(10)
    await list
      .getByRole('option', { name: /^Flughafen: / })
      .first()
      .click()
    await expect(booking.place('from')).toHaveValue(/Flughafen/)
    await booking.choosePlace('to', 'Bratislava', /Bratislava/)
    await expect(page.getByText(/^[\d,]+ km · .*geschätzt/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Schematische Karte der Route von .* nach Bratislava/ })).toBeVisible()
  })

  test('two letters start no search, three letters do', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/maps/suggest') && asked.push(request.url())))
    const booking = new BookingPage(page)
    await booking.open()
    await booking.place('from').pressSequentially('Sa')
    await page.waitForTimeout(400)
    expect(asked).toEqual([])
    await booking.place('from').pressSequentially('l')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(asked.length).toBe(1)
  })

  test('a search without results says so, and the typed text does not count as chosen', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.place('from').fill('Qqqqxyz')
    await expect(page.getByText('Zu „Qqqqxyz“ haben wir nichts gefunden.').first()).toBeVisible()
    // The message that nothing was found covers the field for the destination. But a tap on the message must reach the field behind it.
    await booking.place('to').click()
    await expect(booking.place('from')).toHaveValue('Qqqqxyz')
    await expect(page.getByText('Diesen Ort kennen wir nicht.')).toBeVisible()
  })

  test('a text that is too long gets a message, also after the field was left, and the message does not move the form away', async ({
    page,
  }) => {
    const booking = new BookingPage(page)
    await booking.open()
    const before = await booking.place('to').boundingBox()
    await booking.place('from').fill('x'.repeat(500))
    await booking.place('to').focus()
    await expect(page.locator('.pf-hint', { hasText: 'Das ist zu lang.' })).toBeVisible()
    const after = await booking.place('to').boundingBox()
    expect((after?.y ?? 1_000) - (before?.y ?? 0)).toBeLessThan(160)
  })

  test('a pressed suggestion is chosen, although newer suggestions move it before the release', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    const from = booking.place('from')
    await from.fill('Wien')
    const airport = page.getByRole('option', { name: /Flughafen Wien/ })
    await airport.hover()
    const before = await airport.boundingBox()
    await page.mouse.down()
    await from.press('Home')
    await page.keyboard.type('Flughafen ')
    await expect.poll(async () => (await airport.boundingBox())?.y).not.toBe(before?.y)
    await page.mouse.up()
    await expect(from).toHaveValue('Flughafen Wien-Schwechat (VIE)')
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('a typed address can be used as it is', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.place('from').fill('Praterstraße 1, 1020 Wien')
    await page.getByRole('option', { name: /Adresse „Praterstraße 1.*“ übernehmen/ }).click()
    await expect(booking.place('from')).toHaveValue(/Praterstraße 1/)
    await booking.choosePlace('to', 'Flughafen Wien', /Flughafen Wien/)
    await expect(page.getByText(/^[\d,]+ km · /)).toBeVisible()
  })

  test('a text for which no place was chosen keeps its suggestions; start and end can be swapped', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
    await booking.place('from').fill('Graz')
    await expect(page.getByRole('option').first()).toBeVisible()
    await booking.place('to').focus()
    await expect(booking.place('from')).toHaveValue('Graz')
    await expect(page.getByText('Bitte wählen Sie einen Ort aus der Liste:')).toBeVisible()
    await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
    await booking.choosePlace('to', 'Graz', /Graz/)
    await page.getByRole('button', { name: 'Start und Ziel tauschen' }).click()
    await expect(booking.place('from')).toHaveValue(/Graz/)
    await expect(booking.place('to')).toHaveValue(/Flughafen Wien/)
  })
})

test('the page shows that a route is being computed, and that there is none', async ({ page, watched }) => {
  watched.expectStatus(500)
  const booking = new BookingPage(page)
  await booking.open()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/maps/route**', async (route) => {
    await answer.promise
    await route.fulfill({ json: { data: { found: false, route: null, reason: 'maps.no_route' } } })
  })
  await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
  await booking.choosePlace('to', 'Salzburg', /Salzburg/)
  await expect(page.getByText('Route wird berechnet...')).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Route kann nicht berechnet werden.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '+43 1 890 12 34' }).first()).toBeVisible()
})

test('the page says when suggestions cannot be loaded', async ({ page, watched }) => {
  watched.expectStatus(503)
  const booking = new BookingPage(page)
  await booking.open()
  await page.route('**/api/maps/suggest**', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: '', code: 'request.unavailable' }] } }),
  )
  await booking.place('from').fill('Salzburg')
  await expect(
    page.getByText('Vorschläge sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.').first(),
  ).toBeVisible()
})
