// These tests check docs/rules/app.md: the offer to install the app, the service worker, updates, and pages without a network.

import { contentEndpoints } from '#modules/content/contract.ts'
import { consentCookies, everything } from '#ui/site/consent-record.ts'
import { openAllDay, plainDish } from '../../../e2e/support/food.ts'
import { expect, type Page, test } from '../../../e2e/support/test.ts'
import { openReleases, type Releases } from './releases.ts'

let site: Releases
test.beforeEach(async ({ page, server }) => {
  site = await openReleases(server.port)
  const cookies = consentCookies(everything, new Date().toISOString(), false).map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name, value, url: site.url }
  })
  await page.context().addCookies(cookies)
})
test.afterEach(() => site.stop())

/** Accepts the offer of the app, and waits until the service worker controls the page. */
async function install(page: Page): Promise<void> {
  await page.goto(`${site.url}/de/startseite`)
  await page.getByRole('complementary').getByRole('button', { name: 'App installieren' }).click()
  await page.getByRole('button', { name: /^(Fertig|Installieren)$/ }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * Waits until the page has loaded the script that listens to its service worker. Without this script, the page does not notice a new
 * version and stores nothing.
 */
const follows = (page: Page) =>
  page.waitForFunction(() => {
    const place = document.querySelector('[data-late="app"]')
    const key = Object.keys(place ?? {}).find((name) => name.startsWith('__reactContainer'))
    const root = key && (place as unknown as Record<string, { child?: unknown; alternate?: { child?: unknown } }>)[key]
    return Boolean(root && (root.child ?? root.alternate?.child))
  })

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()))

/** The notice that tells the visitor that a new version is ready. */
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Ein Update wurde installiert!' })

test('offline: the last visited storefront is shown as old and cannot be ordered from; other pages show that there is no network', async ({
  context,
  page,
  watched,
}) => {
  watched.expectLostConnection()
  await install(page)
  await page.goto(`${site.url}/de/store/lindwurm`)
  const [branch = ''] = (await page.title()).split(' - ')
  await page.goto(`${site.url}/de/store/lindwurm`)
  await follows(page)
  // `setOffline` does not affect a service worker that the browser has started again. Therefore the proxy also refuses all requests.
  await context.setOffline(true)
  site.cut()

  await page.goto(`${site.url}/de/store/lindwurm?visit=2`)
  await expect(page.locator('html')).toHaveAttribute('data-copy', /Z$/)
  await expect(page).toHaveTitle(new RegExp(`^${branch} - `))
  await expect(page.getByText('Sie sind offline')).toBeVisible()
  await expect(page.getByText(/Sie sehen den Stand von \d\d:\d\d Uhr/)).toBeVisible()

  await page.goto(`${site.url}/de/store/lindwurm/checkout`)
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: branch, exact: true })).toBeVisible()
  await page.goto(`${site.url}/de/status/ABC/unknown`)
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await page.goto(`${site.url}/en/nowhere`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return all.flat().filter((url) => /\/(checkout|status|backend)(\/|$)|\/api\/(?!init)/.test(url))
  })
  expect(kept).toEqual([])
  await context.setOffline(false)
})

test('an update with two tabs: both reload, but the tab with a half-filled form asks first', async ({
  context,
  page,
}) => {
  await install(page)
  const other = await context.newPage()
  await other.goto(`${site.url}/de/ueber-uns`)
  await follows(other)
  const typing = await context.newPage()
  await typing.goto(`${site.url}/de/store/lindwurm`)
  await follows(typing)
  await typing.evaluate(() => document.querySelector('main')?.dispatchEvent(new Event('input', { bubbles: true })))
  site.release()
  await checkForUpdate(page)
  await expect(noticeOf(page)).toBeVisible()
  const reloaded = other.waitForEvent('load')
  await noticeOf(page).getByRole('button', { name: 'Neu starten' }).click()
  await reloaded
  await expect(noticeOf(page)).toBeHidden()
  await expect(noticeOf(typing)).toBeVisible()
})

test('three updates in a row lead to one restart, with the last version', async ({ page }) => {
  await install(page)
  for (let n = 0; n < 3; n++) {
    site.release()
    await checkForUpdate(page)
    await expect(noticeOf(page)).toBeVisible()
  }
  let loads = 0
  page.on('load', () => loads++)
  await noticeOf(page).getByRole('button', { name: 'Neu starten' }).click()
  await expect(noticeOf(page)).toBeHidden()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.waiting === null))
    .toBe(true)
  await expect.poll(() => loads).toBe(1)
  await follows(page)
  expect(loads).toBe(1)
})

test("'Jetzt nicht' is remembered; without the plugin the app is removed completely", async ({ desk, page, visit }) => {
  await page.goto(`${site.url}/de/startseite`)
  const offer = page.getByRole('complementary').getByRole('button', { name: 'Jetzt nicht' })
  await offer.click()
  await expect(offer).toBeHidden()
  expect((await page.context().cookies()).find(({ name }) => name === 'pwa-dismiss')?.value).toBe('true')

  const { config } = contentEndpoints
  const usePlugin = async (isOn: boolean) => {
    const { version } = await desk.call(config.get)
    await desk.call(config.save, { body: { version, enablePluginPWA: isOn } })
  }
  const { request } = (await visit()).page
  const worker = async () => (await request.get(`${site.url.replace('lindwurm.', '')}/build/service-worker.js`)).text()
  expect(await worker()).not.toContain('unregister()')
  await usePlugin(false)
  try {
    await expect.poll(worker).toContain('unregister()')
  } finally {
    await usePlugin(true)
  }
})

/** Scrolls to the end of the page, and checks that nothing lies over any link or button of the footer's last line. */
async function isFreeAtTheEnd(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect
    .poll(() =>
      page.evaluate(() => {
        const controls = [...document.querySelectorAll('.foot-site .legal :is(a, button)')]
        return controls.flatMap((one) => {
          const { bottom, left, top, width } = one.getBoundingClientRect()
          if (width === 0) return []
          const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y))
          return seen.every((found) => found !== null && (one.contains(found) || found.contains(one)))
            ? []
            : [one.textContent]
        })
      }),
    )
    .toEqual([])
}

test('on a phone the offer makes room for the bar of the cart and for the question about cookies', async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const { name } = await plainDish(desk)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/de/store/lindwurm`)
  const offer = page.getByRole('complementary').getByRole('button', { name: 'App installieren' })
  await expect(offer).toBeVisible()
  const dish = page.locator('main article').filter({ hasText: name }).first()
  await dish.locator('.add').click()
  const bar = page.locator('.cartbar')
  await expect(bar).toBeVisible()
  await expect(offer).toBeHidden()
  await bar.locator('.btn').click({ trial: true })
  const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  await isFreeAtTheEnd(page)
  // The start page has no bar for the cart. Therefore the offer of the app is shown here.
  await page.goto(`${site.url}/de/startseite`)
  await expect(offer).toBeVisible()
  await isFreeAtTheEnd(page)
  await cookies.click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expect(offer).toBeHidden()
  // The page is closed first: it may still load pictures, and the server of this test stops now.
  await page.close()
})
