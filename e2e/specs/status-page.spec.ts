import { withoutBanner } from '../support/consent.ts'
import { placeRide } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

/** Tests specification §2, section 'Public status page, booking variant'. */
test('a rejected ride shows the message of staff and has the state cancelled', async ({ page, server, desk }) => {
  const { uid, hash } = await placeRide(server.url)
  await page.goto(`/de/status/${uid}/${hash}`)
  await desk.act(uid, 'reject', { reason: 'no-vehicle', message: 'Leider ist zu Ihrem Termin kein Fahrzeug frei.' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung storniert')
  await expect(page.getByText('Nachricht von Donau Chauffeur:')).toBeVisible()
  await expect(page.getByText('Leider ist zu Ihrem Termin kein Fahrzeug frei.')).toBeVisible()
  await page.getByRole('button', { name: 'Neue Anfrage mit diesen Angaben' }).click()
  await expect(page).toHaveURL(/\/de\/startseite#booking$/)
  await expect(page.getByRole('combobox', { name: 'Von', exact: true })).toHaveValue(/Flughafen Wien/)
})

test('a customer withdraws a request in two taps', async ({ page, server, desk }) => {
  const { uid, hash } = await placeRide(server.url)
  await page.goto(`/de/status/${uid}/${hash}`)
  await page.getByRole('button', { name: 'Anfrage stornieren' }).click()
  await page.getByRole('button', { name: /^Ja, / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung storniert')
  expect((await desk.order(uid)).state).toBe('canceled')
})

test('the page shows number, note about the mail, contact of the branch, link home, tax for each country and a calendar file', async ({
  page,
  server,
  desk,
}) => {
  const { uid, hash } = await placeRide(server.url)
  await page.goto(`/de/status/${uid}/${hash}`)
  await expect(page.getByText('Eine Kopie Ihrer Anfrage schicken wir an e.pichler@example.com.')).toBeVisible()
  await expect(page.getByText(uid, { exact: true })).toBeVisible()
  const contact = page.getByRole('main')
  await expect(contact.getByRole('link', { name: '+43 1 890 12 34' })).toHaveAttribute('href', 'tel:+4318901234')
  await expect(contact.getByRole('link', { name: 'E-Mail' })).toHaveAttribute('href', 'mailto:fahrt@donau.example')
  await expect(contact.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de/startseite')
  await expect(contact.getByRole('table').getByRole('row').filter({ hasText: 'Österreich' })).toContainText('10%')
  await desk.act(uid, 'confirm')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'In den Kalender' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)
})

/** docs/rules/security.md, Rights: the response is the same for a wrong `hash` and for a `uid` that no order has. */
for (const [name, uidOf] of [
  ['a wrong hash', (uid: string) => uid],
  ['an unknown number', () => 'ZZZZZZZZ'],
] as const) {
  test(`the page says that the order is unknown for ${name}`, async ({ page, server, watched }) => {
    watched.expectStatus(404)
    const { uid, hash } = await placeRide(server.url)
    const wrong = hash.startsWith('a') ? `b${hash.slice(1)}` : `a${hash.slice(1)}`
    const answer = await page.goto(`/de/status/${uidOf(uid)}/${wrong}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Bestellung kennen wir nicht')
    await expect(page.getByText('Eva')).toHaveCount(0)
    expect((await fetch(`${server.url}/api/orders/public/${uidOf(uid)}/${wrong}`)).status).toBe(404)
  })
}

test('on a phone the ride itself comes before notifications and the way back; on a wide screen it is beside them', async ({
  page,
  server,
  desk,
}) => {
  const { uid, hash } = await placeRide(server.url)
  await desk.act(uid, 'confirm')
  await withoutBanner(page, server.url)
  await page.goto(`/de/status/${uid}/${hash}`)
  const top = async (title: string) => (await page.getByText(title, { exact: true }).boundingBox())?.y ?? Infinity
  for (const [width, isBeside] of [
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const ride = await top('Ihre Fahrt')
    expect(await top('Buchung abgeschlossen')).toBeLessThan(isBeside ? Infinity : ride)
    expect(await top('Auch wieder zurück?')).toBeGreaterThan(ride)
    expect(await top('Wir sagen Ihnen Bescheid')).toBeGreaterThan(ride)
    if (isBeside) expect(ride).toBeLessThan(400)
  }
})
