import { branchesEndpoints } from '#modules/branches/contract.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { signIn } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

/** docs/rules/brands.md, Names and hosts: the demo is two businesses in one process, each with its own theme. */
test('both demo businesses are found under their hosts, each with its own staff and data', async ({ server, page }) => {
  await page.goto('/de/startseite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In Wien gelassen ankommen.')
  await page.goto(`http://donau.localhost:${server.port}/de/startseite`)
  await expect(page.getByRole('contentinfo')).toContainText('Donau Chauffeur GmbH')

  await page.goto(`${server.lindwurmUrl}/de/startseite`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servus beinand!')
  await expect(page.getByRole('contentinfo')).toContainText('Gasthaus Lindwurm KG')
  await expect(page.locator('body')).not.toContainText('Donau Chauffeur')

  const desk = await signIn(server.lindwurmUrl, 'admin')
  const branches = await desk.call(branchesEndpoints.list, {})
  expect(branches.map(({ identifier }) => identifier).toSorted()).toEqual(['cafe', 'lindwurm', 'shuttle'])
  await expect(signIn(server.url, { email: 'admin@lindwurm.example', password: 'demo-admin-2026' })).rejects.toThrow(
    /401/,
  )
  for (const line of ['admin@donau.example', 'admin@lindwurm.example', `http://lindwurm.localhost:${server.port}/`])
    expect(server.output()).toContain(line)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test.setTimeout(180_000)

    test('pages of the demo restaurant are accessible, complete, and not wider than the screen', async ({
      server,
      page,
    }) => {
      await page.goto(`${server.lindwurmUrl}/de/startseite`)
      await page.getByRole('button', { name: 'Ablehnen' }).click()
      for (const [width, path] of [
        [390, '/de/startseite'],
        [1280, '/en/home'],
        [390, '/de/ueber-uns'],
        [1280, '/en/about'],
        [390, '/en/guest-shuttle'],
        [1280, '/de/gaesteshuttle'],
        [390, '/de/site/allergens'],
        [1280, '/en/site/terms-and-conditions'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(server.lindwurmUrl + path)
        await expectAccessible(page, `${path} at ${width}`)
        await expectNoOverflow(page)
      }
    })
  })
}

test('every drawing of a dish on the start page loads', async ({ server, page }) => {
  await page.goto(`${server.lindwurmUrl}/de/startseite`)
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((one) => (one as HTMLImageElement).complete && (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})
