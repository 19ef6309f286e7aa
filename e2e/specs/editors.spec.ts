import { BookingPage } from '../support/booking-page.ts'
import { signIn, withBranch } from '../support/desk.ts'
import { inDays, placeRide } from '../support/ride.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { expect, type Page, test } from '../support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: /^Speichern/ })

/** A changed price is shown on the site at once, in every process. */
test('a changed price is shown on the site at once, in this process and in a second one', async ({
  staff,
  server,
  ownServer,
  page,
  visit,
}) => {
  const second = await ownServer({ besides: server, withMail: false })
  const { page: office } = await staff('backoffice')
  const perKm = async (value: string) => {
    await office.goto('/backend/produkte')
    await office
      .getByRole('link', { name: /^Van/ })
      .or(office.getByRole('row', { name: /Van/ }).getByRole('link'))
      .first()
      .click()
    const price = office.getByRole('textbox', { name: /^Preis je Kilometer/ })
    await price.fill(value)
    await save(office).click()
    await expect(office.getByText('Alles gespeichert').first()).toBeVisible()
  }
  const priceOn = async (visitor: Page, url: string) => {
    await visitor.goto(`${url}/de/startseite`)
    const booking = new BookingPage(visitor)
    if ((await booking.place('from').inputValue()) === '') {
      await booking.choosePlace('from', 'Flughafen Wien', /Flughafen Wien/)
      await booking.choosePlace('to', 'Linz', /Linz/)
    }
    const price = visitor.locator('label.car', { hasText: 'Van' }).locator('.price')
    await expect(price).toBeVisible()
    return price.textContent()
  }
  const elsewhere = await visit({ baseURL: second.url })
  const before = await priceOn(page, server.url)
  expect(await priceOn(elsewhere.page, second.url)).toBe(before)
  await perKm('3,15')
  try {
    const after = await priceOn(page, server.url)
    expect(after).not.toBe(before)
    await expect.poll(() => priceOn(elsewhere.page, second.url)).toBe(after)
  } finally {
    await perKm('2,75')
  }
  expect(await priceOn(page, server.url)).toBe(before)
})

test('a form shows what is wrong, keeps the typed values, and asks before changes are lost', async ({ staff }) => {
  const { page, watch } = await staff('backoffice')
  watch.expectStatus(422)
  await page.goto('/backend/produkte')
  await page
    .getByRole('link', { name: /^Van/ })
    .or(page.getByRole('row', { name: /Van/ }).getByRole('link'))
    .first()
    .click()
  const name = page.getByRole('textbox', { name: /^Name/ }).first()
  await name.fill('')
  await save(page).click()
  await expect(page.getByText(/Noch nicht gespeichert: 1 Feld bitte prüfen\./).first()).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Van Plus')
  await page
    .getByRole('navigation', { name: 'Hauptnavigation', exact: true })
    .getByRole('link', { name: /^Bestellungen/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /Änderungen an/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(dialog).toBeHidden()
  await expect(name).toHaveValue('Van Plus')
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(name).toHaveValue('Van')
})

test('a day that is closed in the editor is closed on the site', async ({ staff, page, desk }) => {
  const { page: office } = await staff('backoffice')
  const closed = inDays(3)
  const isClosed = async () => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.date.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('grid')).toBeVisible()
    if (!(await booking.dayButton(closed).isVisible()))
      await dialog.getByRole('button', { name: 'Nächster Monat' }).click()
    return (await booking.dayButton(closed).getAttribute('aria-disabled')) === 'true'
  }
  expect(await isClosed()).toBe(false)
  // `withBranch` restores the branch at the end, so all changes of the editor are undone.
  await withBranch(desk, {}, async () => {
    await office.goto('/backend/standorte')
    await office
      .getByRole('link', { name: /Donau Chauffeur Wien/ })
      .first()
      .click()
    await office
      .getByRole('tab', { name: 'Öffnungszeiten' })
      .or(office.getByRole('link', { name: 'Öffnungszeiten' }))
      .or(office.getByRole('button', { name: 'Öffnungszeiten' }))
      .first()
      .click()
    await office.getByRole('button', { name: 'Regel', exact: true }).click()
    await office
      .getByRole('combobox', { name: 'Gilt' })
      .or(office.getByRole('textbox', { name: 'Gilt' }))
      .click()
    await office.getByRole('option', { name: 'Einmalig' }).click()
    await office.getByLabel('Datum', { exact: true }).first().fill(closed.toPlainDate().toString())
    await office.getByRole('checkbox', { name: 'geschlossen' }).check()
    await office.getByRole('button', { name: 'Fertig' }).click()
    await save(office).click()
    // The editor first warns about rides that other tests have booked for this day.
    const [saved, anyway] = [
      office.getByText('Alles gespeichert'),
      office.getByRole('button', { name: 'Trotzdem speichern' }),
    ]
    await expect(saved.or(anyway).first()).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(saved.first()).toBeVisible()
    expect(await isClosed()).toBe(true)
  })
})

test('a new user can sign in with the new password, and cannot sign in once disabled', async ({ staff, server }) => {
  const { page, desk } = await staff('admin')
  const email = `neu.${Date.now()}@donau.example`
  await page.goto('/backend/benutzer')
  await page
    .getByRole('link', { name: 'Benutzer anlegen' })
    .or(page.getByRole('button', { name: 'Benutzer anlegen' }))
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Nora Neu')
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
  await page.getByRole('checkbox', { name: /^Frontdesk/ }).check()
  const password = 'ein langer neuer Satz'
  const field = page.getByLabel(/^Passwort/).first()
  if (!(await field.isVisible())) await page.getByText('Anmeldung', { exact: true }).first().click()
  await field.fill(password)
  await page.getByRole('button', { name: /^Anlegen/ }).click()
  await expect(page.getByText(/„Nora Neu“ ist angelegt\./).first()).toBeVisible()
  const session = await signIn(server.url, { email, password })
  expect(session.me.roles).toContain('ROLE_FRONTDESK')
  expect(session.me.roles).not.toContain('ROLE_ADMIN')
  const user = (await desk.call(identityEndpoints.users.list, {})).find((one) => one.email === email)
  if (!user) throw new Error('The new user is not in the list')
  const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...record } = user
  await desk.call(identityEndpoints.users.update, { params: { id }, body: { ...record, isEnabled: false } })
  await expect(signIn(server.url, { email, password })).rejects.toThrow(/Ihr Konto ist deaktiviert\./)
})

/** Without a mail server mails are read on the outbox page (docs/rules/messages.md, Mails). */
test('without a mail server the outbox shows each mail with its text', async ({ ownServer, staff }) => {
  const server = await ownServer({ withMail: false })
  await placeRide(server.url, { email: 'gast@example.com', lastName: 'Postkasten' })
  const { page } = await staff('backoffice', { baseURL: server.url })
  await page.goto('/backend/ausgang')
  const mail = page
    .getByRole('link', { name: /gast@example\.com/ })
    .or(page.getByRole('button', { name: /gast@example\.com/ }))
    .first()
  await expect(mail).toBeVisible({ timeout: 30_000 })
  await expect(mail).toContainText('Nicht versendet (Demo)')
  await mail.click()
  const view = page.getByRole('region', { name: 'Ansicht' })
  await expect(view).toContainText('gast@example.com')
  const written = page.frameLocator('iframe')
  await expect(written.getByText(/Salzburg/).first()).toBeVisible()
  await view.getByText('Nur Text').click()
  await expect(view.locator('pre')).toContainText('Salzburg')
})
