import { expect, test } from '../support/test.ts'

/**
 * docs/rules/guests.md, Consent: only 'Akzeptieren' gives consent. 'Ablehnen' is next to it with equal weight. A link in the footer withdraws
 * the consent.
 */
test.describe('the cookie banner', () => {
  test('asks before anything is stored, and declining is a valid answer', async ({ page, context }) => {
    await page.goto('/de/startseite')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute('href', '/de/site/privacy')
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])
    const [decline, accept] = [
      banner.getByRole('button', { name: 'Ablehnen' }),
      banner.getByRole('button', { name: 'Akzeptieren' }),
    ]
    const look = (button: typeof decline) =>
      button.evaluate((element) =>
        (({ backgroundColor, color, fontSize, fontWeight }) => ({ backgroundColor, color, fontSize, fontWeight }))(
          getComputedStyle(element),
        ),
      )
    expect(await look(decline)).toEqual(await look(accept))
    await decline.click()
    await expect(banner).toBeHidden()
    expect((await context.cookies()).find(({ name }) => name === 'isCookieConsentGiven')?.value).toBe('false')
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toBeHidden()
  })

  test('acceptance is stored for a year, and can be withdrawn in the footer', async ({ page, context }) => {
    await page.goto('/de/startseite')
    const banner = page.getByRole('region', { name: 'Cookies' })
    // The demo has no map tiles. So consent does not change the map, and the booking sheet does not ask for consent.
    await expect(page.getByText(/Marketing-Cookies, um Ihre Route/)).toHaveCount(0)
    await banner.getByRole('button', { name: 'Akzeptieren' }).click()
    await expect(banner).toBeHidden()
    const flag = (await context.cookies()).find(({ name }) => name === 'isCookieConsentGiven')
    expect(flag?.value).toBe('true')
    expect((flag?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
    // After 'Akzeptieren' the page offers to install the app. This offer is closed first.
    await page.getByRole('button', { name: 'Jetzt nicht' }).click()
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect(banner).toBeFocused()
    await banner.getByRole('checkbox', { name: /^Marketing/ }).uncheck()
    await banner.getByRole('checkbox', { name: /^Statistik/ }).uncheck()
    await banner.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(banner).toBeHidden()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'isCookieConsentGiven')?.value)
      .toBe('false')
  })

  test('an answer counts before the code of the banner is loaded', async ({ page, context }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held: string[] = []
    await page.route(/\/assets\/cookie-root-.*\.js$/, async (route) => {
      held.push(route.request().url())
      await promise
      await route.continue()
    })
    const opened = page.goto('/de/startseite')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await banner.getByRole('button', { name: 'Akzeptieren' }).click()
    await expect(banner).toBeHidden()
    const flag = async () => (await context.cookies()).find(({ name }) => name === 'isCookieConsentGiven')?.value
    expect(await flag()).toBe('true')
    await opened
    await expect.poll(() => held.length).toBeGreaterThan(0)
    resolve()
    await expect(page.locator('#cookies')).toBeEmpty()
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toBeHidden()
    expect(await flag()).toBe('true')
  })

  test('an answer does not scroll the page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de/startseite')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(banner).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('scrolling and following links do not give consent; the banner works by keyboard and does not trap the focus', async ({
    page,
    context,
  }) => {
    await page.goto('/de/startseite')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await page.mouse.wheel(0, 2000)
    await page.goto('/de/ueber-uns')
    await expect(banner).toBeVisible()
    expect((await context.cookies()).length).toBe(0)
    const seen: string[] = []
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      seen.push(await page.evaluate(() => `${document.activeElement?.textContent}`.trim()))
      if (seen.at(-1) === 'Akzeptieren') break
    }
    expect(seen).toContain('Ablehnen')
    await page.keyboard.press('Enter')
    await expect(banner).toBeHidden()
    expect((await context.cookies()).find(({ name }) => name === 'isCookieConsentGiven')?.value).toBe('true')
  })
})
