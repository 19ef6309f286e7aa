import { withoutBanner } from '../support/consent.ts'
import { expect, test } from '../support/test.ts'

/** Tests specification §2, sections 'Navigation' and 'Header, footer, toolbar'. */
test('the language picker opens the same page in the other language', async ({ page }) => {
  for (const [de, en] of [
    ['/de/startseite', '/en/home'],
    ['/de/ueber-uns', '/en/about'],
    ['/de/site/imprint', '/en/site/imprint'],
    ['/de/store/donau/checkout', '/en/store/donau/checkout'],
  ] as const) {
    await page.goto(de)
    await page.getByRole('banner').getByRole('link', { name: /EN/ }).click()
    await expect(page).toHaveURL(new RegExp(`${en}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').getByRole('link', { name: /DE/ }).click()
    await expect(page).toHaveURL(new RegExp(`${de}$`))
  }
})

test('an anchor is scrolled to 85 px below the top, from the same page and from another one', async ({ page }) => {
  const top = () => page.locator('#contact').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto('/de/startseite')
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL(/#contact$/)
  const pin = page.locator('#contact').getByRole('link', { name: /^Route zu/ })
  await expect(pin).toHaveAttribute('href', /directions\?to=48\./)
  await expect.poll(top).toBe(85)
  await page.goto('/de/ueber-uns')
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Buchung' }).click()
  await expect(page).toHaveURL(/\/de\/startseite#booking$/)
  await expect
    .poll(() => page.locator('#booking').evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
      timeout: 5_000,
    })
    .toBe(85)
})

test('the menu on a phone is a dialog; Escape closes it, and the focus returns to the menu button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/startseite')
  const opener = page.getByRole('button', { name: 'Menü öffnen' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' })
  for (const name of ['Buchung', 'Über uns', 'Kontakt']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Über uns' }).click()
  await expect(page).toHaveURL(/\/de\/ueber-uns$/)
})

test("after a change of language, 'back' shows earlier pages in the new language", async ({ page }) => {
  await page.goto('/de/startseite')
  await page.goto('/de/ueber-uns')
  await page.getByRole('banner').getByRole('link', { name: /EN/ }).click()
  await expect(page).toHaveURL(/\/en\/about/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/home/)
})

test('an unknown path shows the 404 page in its language', async ({ page, watched }) => {
  watched.expectStatus(404)
  const answer = await page.goto('/de/gibt-es-nicht')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found')
  await expect(page.getByText('Leider wurde die angeforderte Seite nicht gefunden.')).toBeVisible()
  await page.goto('/en/no-such-page')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page).toHaveURL(/\/en\/home$/)
  // There is no page at an address without a language. The 404 page is in the language of the browser.
  for (const [wish, words] of [
    ['de-AT', 'Leider wurde die angeforderte Seite nicht gefunden.'],
    ['en-GB', 'Sorry, the page you asked for was not found.'],
  ] as const) {
    const outside = await page.request.get('/wp-login.php', { headers: { 'accept-language': wish } })
    expect([outside.status(), outside.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await outside.text()).toContain(words)
  }
  expect((await page.request.get(`/de/${'long'.repeat(100)}`)).status()).toBe(404)
})

test('/ redirects to the start page in the language of the browser', async ({ page, visit }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/de\/startseite$/)
  const english = await visit({ locale: 'en-GB' })
  await english.page.goto('/')
  await expect(english.page).toHaveURL(/\/en\/home$/)
})

test('legal pages open from the footer; allergens are left out while there is no text', async ({ page }) => {
  await page.goto('/de/startseite')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['AGB', 'terms-and-conditions'],
    ['Datenschutz', 'privacy'],
    ['Impressum', 'imprint'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/de/site/${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Donau Chauffeur')
  }
  await expect(footer.getByRole('link', { name: 'Allergene' })).toHaveCount(0)
})

/** Specification §2: the title, the canonical address and the Open Graph data of a page. */
test('each page has its own title and metadata for other sites', async ({ page }) => {
  for (const [path, title] of [
    ['/de/startseite', 'Donau Chauffeur'],
    ['/de/ueber-uns', 'Über uns - Donau Chauffeur'],
    ['/de/site/imprint', 'Impressum - Donau Chauffeur'],
    ['/de/store/donau/checkout', 'Bestellvorgang - Donau Chauffeur'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(path === '/de/startseite' ? new RegExp(title) : title)
    if (path.includes('checkout')) continue
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^http://.*${path}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
  }
})

test('questions can be opened, and vehicles link to the booking', async ({ page }) => {
  await page.goto('/de/startseite')
  const question = page.getByText('Kann ich mit Kindern fahren?')
  await question.click()
  await expect(page.getByText(/Babyschale, Kindersitz und Sitzerhöhung kosten nichts/)).toBeVisible()
  await page.getByRole('link', { name: 'Zur Buchung' }).first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50)
})

test("'Zur Buchung' of a vehicle chooses this vehicle in the form", async ({ page, server }) => {
  await withoutBanner(page, server.url)
  await page.goto(`${server.url}/de/startseite`)
  for (const name of ['First Class', 'Van']) {
    await page.getByRole('link', { name: new RegExp(`^Zur Buchung ?: ${name}$`) }).click()
    await expect(page.locator('[name="booking-vehicle"]:checked')).toHaveAccessibleName(new RegExp(`^${name}`))
  }
})
