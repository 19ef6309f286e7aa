import { placeRide } from '../support/ride.ts'
import { servus } from '../support/server.ts'
import { signIn } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

/** docs/rules/brands.md, Names and hosts: the host name selects the brand. Several brands run in one process and share no data. */
test('two brands in one process have separate pages, staff, sessions and orders', async ({
  server,
  page,
  desk,
  watched,
}) => {
  watched.expectStatus(401, 404)
  const id = 'zweite'
  await servus(server, 'brand', 'create', id, '--name', 'Zweite Marke', '--host', `${id}.localhost`)
  const made = await servus(
    server,
    'user',
    'create',
    '--brand',
    id,
    '--email',
    'zora@zweite.example',
    '--name',
    'Zora Zweite',
    '--role',
    'backoffice',
  )
  const [, password = ''] = /\n\n {2}(\S+)\n/.exec(made) ?? []
  const other = `http://${id}.localhost:${server.port}`

  // A running server gets a notification about a new brand. Until then it does not know the host of the new brand, and shows the default
  // brand there.
  await expect(async () => {
    await page.goto(`${other}/de/startseite`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweite Marke', { timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expect(page.locator('body')).not.toContainText('Donau Chauffeur')
  await expect(page.locator('#booking')).toHaveCount(0)
  await page.goto('/de/startseite')
  await expect(page.getByRole('contentinfo')).toContainText('Donau Chauffeur GmbH')

  // Node cannot resolve *.localhost: the host is sent in the header, as a proxy does.
  const ask = (path: string, cookie?: string) =>
    page.request.get(`http://127.0.0.1:${server.port}${path}`, {
      headers: { host: `${id}.localhost:${server.port}`, ...(cookie ? { cookie: `sid=${cookie}` } : {}) },
    })
  const init = JSON.stringify(await (await ask('/api/init')).json())
  expect(init).not.toContain('Donau')
  const { uid, hash } = await placeRide(server.url)
  expect((await page.request.get(`${server.url}/api/orders/public/${uid}/${hash}`)).status()).toBe(200)
  expect((await ask(`/api/orders/public/${uid}/${hash}`)).status()).toBe(404)

  // A session of the first brand is not valid at the second brand. A user of the first brand is unknown there.
  expect((await ask('/api/users/me', desk.cookie)).status()).toBe(401)
  await expect(signIn(server.url, { email: 'zora@zweite.example', password })).rejects.toThrow(/401/)
  await page.goto(`${other}/backend/login`)
  await expect(page.getByText('Demobetrieb')).toHaveCount(0)
  await page.getByRole('textbox', { name: /E-Mail|E-mail/ }).fill('zora@zweite.example')
  await page.getByLabel(/^(Passwort|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Anmelden|Sign in)$/ }).click()
  await expect(page.getByRole('button', { name: /Zora Zweite/ })).toBeVisible()
  await page.goto(`${other}/backend/bestellungen`)
  await expect(page.getByRole('heading', { name: /Bestellungen|Orders/ })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
