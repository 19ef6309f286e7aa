import { inDays, placeRide } from '../support/ride.ts'
import { expect, type Page, test } from '../support/test.ts'

const guest = () => ({ lastName: `Gast${Math.random().toString(36).slice(2, 8)}` })
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

async function openBoard(page: Page): Promise<void> {
  await page.goto('/backend/bestellungen')
  await expect(page.getByRole('heading', { name: 'Bestellungen' })).toBeVisible()
}

/** Staff confirm a ride with one tap, begin it and complete it. Changes appear live on every open screen. */
test('a ride goes from new to complete, and a second screen shows each change', async ({ staff, server }) => {
  const [first, second] = [await staff('frontdesk'), await staff('backoffice')]
  await openBoard(first.page)
  await openBoard(second.page)
  for (const name of ['Neu', 'Angenommen', 'Für später'])
    await expect(first.page.getByRole('region', { name: new RegExp(`^${name}`) })).toBeVisible()
  const { lastName } = guest()
  const soon = Temporal.Now.zonedDateTimeISO('Europe/Vienna')
    .add({ hours: 3 })
    .round({ smallestUnit: 'minute', roundingIncrement: 5 })
  const { uid } = await placeRide(server.url, { lastName, appointmentDate: soon.toString({ timeZoneName: 'never' }) })
  await cardOf(first.page, lastName).getByRole('button', { name: 'Fahrt annehmen' }).click()
  await expect(cardOf(second.page, lastName).getByRole('button', { name: 'Fahrt annehmen' })).toHaveCount(0)
  await cardOf(second.page, lastName).getByRole('link').click()
  const drawer = second.page.getByRole('dialog', { name: new RegExp(lastName) })
  await expect(drawer.getByText('Angenommen').first()).toBeVisible()
  // The appointment is in three hours. So both steps (begin and complete) first ask for confirmation, in the drawer itself.
  await drawer.getByRole('button', { name: /^Fahrt beginnen/ }).click()
  await expect(
    drawer.getByRole('alertdialog', { name: /^Der Termin ist erst .* Jetzt schon beginnen\?$/ }),
  ).toBeVisible()
  await drawer.getByRole('button', { name: 'Zurück' }).click()
  expect((await first.desk.order(uid)).state).toBe('confirmed')
  await drawer.getByRole('button', { name: /^Fahrt beginnen/ }).click()
  await drawer.getByRole('button', { name: 'Jetzt beginnen' }).click()
  await drawer.getByRole('button', { name: /^Abschließen/ }).click()
  await drawer.getByRole('button', { name: 'Jetzt abschließen' }).click()
  await expect(drawer.getByText(/Diese Fahrt ist abgeschlossen/)).toBeVisible()
  await expect(cardOf(first.page, lastName)).toHaveCount(0)
  expect((await first.desk.order(uid)).state).toBe('completed')
})

test('Escape closes the topmost dialog only: the palette first, then the drawer behind it', async ({
  staff,
  server,
}) => {
  const { page } = await staff('frontdesk')
  const { lastName } = guest()
  await placeRide(server.url, { lastName })
  await openBoard(page)
  await cardOf(page, lastName).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: new RegExp(lastName) })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: /Befehl/ })
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('keyboard shortcuts: J moves to the card, Enter opens it, Escape closes it, A accepts it', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('frontdesk')
  const { lastName } = guest()
  const { uid } = await placeRide(server.url, { lastName })
  await openBoard(page)
  const link = cardOf(page, lastName).getByRole('link')
  await expect(link).toBeVisible()
  for (let step = 0; step < 60 && !(await link.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: new RegExp(lastName) })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('a')
  await expect.poll(async () => (await desk.order(uid)).state).toBe('confirmed')
})

test('staff accept several rides at once: rides that need the same vehicle are listed and can be left out', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('frontdesk')
  const place = async (days: number, time: string) => {
    const { lastName } = guest()
    const appointmentDate = inDays(days, time).toString({ timeZoneName: 'never' })
    return { lastName, ...(await placeRide(server.url, { lastName, appointmentDate })) }
  }
  const [one, other, alone] = [await place(23, '08:00'), await place(23, '08:30'), await place(27, '08:00')]
  await openBoard(page)
  await page.getByRole('button', { name: 'Mehrere auswählen' }).click()
  for (const { lastName } of [one, other, alone]) await cardOf(page, lastName).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Annehmen (3)' }).click()
  const dialog = page.getByRole('dialog', { name: '2 von 3 Fahrten brauchen ihr Fahrzeug zur gleichen Zeit' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').filter({ hasText: one.lastName })).toContainText(
    new RegExp(`\\b${(await desk.order(other.uid)).calledNumber} um 08:30`),
  )
  await expect(dialog.getByRole('button', { name: 'Zurück' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Ohne diese annehmen (1)' }).click()
  // One order was accepted. The other two are still selected, because they were left out. The next tap asks about these two.
  await page.getByRole('button', { name: 'Annehmen (2)' }).click()
  const state = async ({ uid }: { uid: string }) => (await desk.order(uid)).state
  expect([await state(one), await state(other), await state(alone)]).toEqual(['waiting', 'waiting', 'confirmed'])
  await page.getByRole('button', { name: 'Trotzdem annehmen (2)' }).click()
  await expect.poll(async () => [await state(one), await state(other)]).toEqual(['confirmed', 'confirmed'])
  // Every selected order was accepted, so the selection has ended. Each card names the promised time.
  await expect(page.getByRole('status').filter({ hasText: '2 Bestellungen angenommen.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annehmen (0)' })).toBeHidden()
  await page.getByRole('button', { name: 'Mehrere auswählen' }).click()
  // The appointments are weeks away, so the board asks for confirmation before it completes the rides.
  for (const { lastName } of [one, alone]) await cardOf(page, lastName).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Abschließen (2)' }).click()
  const early = page.getByRole('dialog', { name: 'Bei 2 von 2 Bestellungen liegt der Termin noch in der Zukunft' })
  await expect(early.getByRole('listitem')).toHaveCount(2)
  await expect(early.getByRole('button', { name: 'Zurück' })).toBeFocused()
  await early.getByRole('button', { name: 'Zurück' }).click()
  expect([await state(one), await state(alone)]).toEqual(['confirmed', 'confirmed'])
  // The rides are cancelled, so that the vehicle is free when the test runs again.
  for (const { uid } of [one, other, alone]) await desk.act(uid, 'cancel', { message: '' })
})

/** docs/rules/orders.md, States: if two people change an order at once, the second one gets 409 and the current state. */
test('two people act at once: the slower one is told who was first, and sees the current state', async ({
  staff,
  server,
}) => {
  const [slow, quick] = [await staff('frontdesk'), await staff('backoffice')]
  slow.watch.expectStatus(409)
  slow.watch.expectLostConnection()
  const { lastName } = guest()
  const { uid } = await placeRide(server.url, { lastName })
  await openBoard(slow.page)
  await expect(cardOf(slow.page, lastName)).toBeVisible()
  await slow.page.route('**/api/orders/*/status/confirm', async (route) => {
    await quick.desk.act(uid, 'confirm')
    await route.continue()
  })
  await cardOf(slow.page, lastName).getByRole('button', { name: 'Fahrt annehmen' }).click()
  await expect(slow.page.getByText(/Bruno Bauer war um \d\d:\d\d Uhr schneller: Angenommen\./).first()).toBeVisible()
})

test('rejecting an order requires a reason and sends it to the guest', async ({ staff, server, page }) => {
  const desk = await staff('frontdesk')
  const { lastName } = guest()
  const { uid, hash } = await placeRide(server.url, { lastName })
  await page.goto(`/de/status/${uid}/${hash}`)
  await openBoard(desk.page)
  await cardOf(desk.page, lastName).getByRole('link').click()
  await desk.page
    .getByRole('dialog', { name: new RegExp(lastName) })
    .getByRole('button', { name: 'Ablehnen' })
    .click()
  const dialog = desk.page.getByRole('dialog', { name: /ablehnen\?/ })
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(dialog.getByText('Bitte wählen Sie einen Grund.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Kein Fahrzeug frei' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Nachricht an den Gast' })).toHaveValue(/kein Fahrzeug frei/)
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung storniert')
  await expect(page.getByText(/Leider ist zu Ihrem Termin kein Fahrzeug frei/)).toBeVisible()
})

test('staff propose another time from the card, and the customer accepts it', async ({ staff, server, page }) => {
  const desk = await staff('frontdesk')
  const { lastName } = guest()
  const { uid, hash } = await placeRide(server.url, {
    lastName,
    appointmentDate: inDays(3).toString({ timeZoneName: 'never' }),
  })
  await page.goto(`/de/status/${uid}/${hash}`)
  await openBoard(desk.page)
  await cardOf(desk.page, lastName).getByRole('button', { name: 'Anderen Termin vorschlagen' }).click()
  const dialog = desk.page.getByRole('dialog', { name: /Anderen Termin vorschlagen/ })
  await dialog.getByRole('radio', { name: '14:45' }).click()
  await dialog.getByRole('button', { name: '14:45 Uhr vorschlagen' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Termin annehmen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung bestätigt')
  await expect(cardOf(desk.page, lastName).getByRole('button', { name: 'Fahrt annehmen' })).toHaveCount(0)
})

test('a note is visible to staff only', async ({ staff, server, page }) => {
  const desk = await staff('frontdesk')
  const { lastName } = guest()
  const { uid, hash } = await placeRide(server.url, { lastName })
  await openBoard(desk.page)
  await cardOf(desk.page, lastName).getByRole('link').click()
  const drawer = desk.page.getByRole('dialog', { name: new RegExp(lastName) })
  await drawer.getByRole('textbox', { name: 'Notiz für das Team' }).fill('Kommt mit Hund')
  await drawer.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(drawer.getByText('Kommt mit Hund')).toBeVisible()
  await page.goto(`/de/status/${uid}/${hash}`)
  await expect(page.getByText('Kommt mit Hund')).toHaveCount(0)
})

test('staff search the history, filter it by state and export it as CSV', async ({ staff, server }) => {
  const { page, desk } = await staff('backoffice')
  const { lastName } = guest()
  const { uid } = await placeRide(server.url, { lastName, comment: '=1+1' })
  await desk.act(uid, 'reject', { reason: 'no-vehicle', message: 'Leider nicht.' })
  await page.goto('/backend/verlauf')
  await page
    .getByRole('searchbox', { name: 'Im Verlauf suchen' })
    .or(page.getByRole('textbox', { name: 'Im Verlauf suchen' }))
    .fill(lastName)
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: lastName })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Abgelehnt')
  const file = page.waitForEvent('download')
  await page
    .getByRole('link', { name: 'Exportieren' })
    .or(page.getByRole('button', { name: 'Exportieren' }))
    .click()
  const stream = await (await file).createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  expect(text).toContain(lastName)
  expect(text).not.toMatch(/(^|[;,"])=1/m)
  await rows.getByText('Abgelehnt').click()
  await expect(page.getByRole('dialog', { name: new RegExp(lastName) })).toBeVisible()
})

test('the palette finds a screen and opens it', async ({ staff }) => {
  const { page } = await staff('admin')
  await page.goto('/backend/bestellungen')
  await expect(page.getByRole('heading', { name: 'Bestellungen' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Suchen oder Befehl …').fill('Verlauf')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/backend\/verlauf/)
})

for (const width of [1280, 390])
  test(`the list of shortcuts is readable at ${width} px: no group and no line is torn apart`, async ({
    staff,
    server,
  }) => {
    const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/backend/bestellungen')
    await expect(page.getByRole('region', { name: /^Neu/ }).first()).toBeVisible()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Tastenkürzel' })
    await expect(dialog).toBeVisible()
    const torn = await dialog.evaluate((box) => {
      const edge = box.getBoundingClientRect()
      return [...box.querySelectorAll('section')].flatMap((group) => {
        const head = group.querySelector('h3')?.getBoundingClientRect()
        return [...group.querySelectorAll('dl > div')].flatMap((line) => {
          const at = line.getBoundingClientRect()
          const isApart = head === undefined || at.top < head.bottom || line.getClientRects().length > 1
          const isCut = at.left < edge.left || at.right > edge.right || line.scrollWidth > line.clientWidth
          return isApart || isCut ? [line.textContent] : []
        })
      })
    })
    expect(torn).toEqual([])
  })
