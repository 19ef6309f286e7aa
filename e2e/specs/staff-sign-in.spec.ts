import { accounts } from '../support/desk.ts'
import { expect, type Page, test } from '../support/test.ts'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Specification §6 and §8: after a 401 the sign-in page opens. After the sign-in the requested page is shown. */
test('without a session every page leads to the sign-in, and then to the requested page', async ({ page }) => {
  await page.goto('/backend/verlauf')
  await expect(page).toHaveURL(/\/backend\/login/)
  await expect(page.getByText('Demobetrieb')).toBeVisible()
  await signIn(page, accounts.frontdesk.email, accounts.frontdesk.password)
  await expect(page).toHaveURL(/\/backend\/verlauf/)
  await expect(page.getByRole('heading', { name: 'Verlauf' })).toBeVisible()
})

test('a wrong password is refused with a text that says nothing about the account', async ({ page, watched }) => {
  watched.expectStatus(401)
  await page.goto('/backend/login')
  for (const email of [accounts.frontdesk.email, 'niemand@donau.example']) {
    await signIn(page, email, 'falsch-und-lang')
    await expect(page.getByRole('alert').getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email)
  }
})

test('empty fields are reported before anything is sent', async ({ page, watched }) => {
  watched.expectStatus(401)
  await page.goto('/backend/login')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Dieses Feld ist nötig.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toBeFocused()
})

/** Specification §8: after too many failed sign-ins the page shows for how many minutes sign-in is blocked. */
test('too many wrong passwords block sign-in for minutes, with a text and a countdown on the button', async ({
  page,
  ownServer,
  watched,
}) => {
  watched.expectStatus(401, 429)
  const { url } = await ownServer({ withMail: false, env: { RATE_LIMITS: 'on' } })
  const login = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ email: accounts.backoffice.email, password: 'falsch-und-lang' }),
    })
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await login()).status).toBe(401)
  const refused = await login()
  expect(refused.status).toBe(429)
  expect(JSON.stringify(await refused.json())).toMatch(
    /Zu viele fehlgeschlagene Anmeldeversuche\. Bitte versuchen Sie es in \d+ Minuten? erneut\./,
  )
  await page.goto(`${url}/backend/login`)
  await signIn(page, accounts.backoffice.email, accounts.backoffice.password)
  await expect(page.getByText(/Zu viele fehlgeschlagene Anmeldeversuche\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Anmelden in / })).toBeDisabled()
})

test('a mailed link signs in once', async ({ page, server, visit, watched }) => {
  watched.expectStatus(401)
  await page.goto('/backend/login')
  await page.getByRole('button', { name: 'Anmeldelink per E-Mail schicken' }).click()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(accounts.backoffice.email)
  await page.getByRole('button', { name: 'Anmeldelink per E-Mail schicken' }).click()
  await expect(page.getByText('Wenn es dieses Konto gibt, ist die E-Mail unterwegs.')).toBeVisible()
  const mailed = () => server.mail?.caught.find(({ to }) => to.includes(accounts.backoffice.email))
  await expect.poll(() => mailed()?.mail.text ?? '').toMatch(/\/backend\/login\/link\?token=/)
  const [link = ''] = /http\S+token=\S+/.exec(mailed()?.mail.text ?? '') ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click()
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation', exact: true })).toBeVisible()
  const second = await visit()
  second.watch.expectStatus(401, 410, 400)
  await second.page.goto(link)
  await second.page.getByRole('button', { name: 'Jetzt anmelden' }).click()
  await expect(second.page.getByText('Der Anmeldelink ist ungültig oder abgelaufen.')).toBeVisible()
})

/** Specification §6: the screens that each role sees. If the role may not open a screen, the page at its address says why. */
for (const [account, sees, missing] of [
  ['admin', ['Bestellungen', 'Verlauf', 'Produkte', 'Standorte', 'Benutzer & Rollen', 'Ausgang', 'Marke'], []],
  ['backoffice', ['Bestellungen', 'Verlauf', 'Produkte', 'Standorte', 'Ausgang'], ['Benutzer & Rollen', 'Marke']],
  ['frontdesk', ['Bestellungen', 'Verlauf', 'Produkte'], ['Standorte', 'Benutzer & Rollen', 'Ausgang', 'Marke']],
  ['driver', [], ['Bestellungen', 'Verlauf', 'Produkte', 'Benutzer & Rollen']],
] as const) {
  test(`${account} sees only the screens of the role`, async ({ staff }) => {
    const { page, watch } = await staff(account)
    watch.expectStatus(403)
    await page.goto('/backend/')
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation', exact: true })
    await expect(page.getByRole('button', { name: /^Benutzermenü/ })).toBeVisible()
    for (const name of sees) await expect(navigation.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
    for (const name of missing)
      await expect(navigation.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0)
    if (account === 'admin') return
    await page.goto('/backend/benutzer')
    await expect(page.getByText('Kein Zugang')).toBeVisible()
  })
}

test('signing out ends the session on the server', async ({ staff, server }) => {
  const { page, desk, watch } = await staff('frontdesk')
  watch.expectStatus(401)
  await page.goto('/backend/bestellungen')
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/backend\/login/)
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  expect((await fetch(`${server.url}/api/users/me`, { headers: { cookie: `sid=${desk.cookie}` } })).status).toBe(401)
})
