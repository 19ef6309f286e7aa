import { signIn } from '../../../e2e/support/desk.ts'
import { expect, type Page, test } from '../../../e2e/support/test.ts'
import { type Region, sceneEndpoints, signageStaffEndpoints } from '../contract.ts'
import { lunchProgram, pairBy, sceneText, textRegion } from './house.ts'

/** Hosts of web pages: screens may show pages of the host `ALLOWED`, but not of `OTHER` (docs/rules/signage.md, Scenes). */
const ALLOWED = 'wetter.example'
const OTHER = 'nicht-erlaubt.example'

const web = (path: string, id: string, x: number): Region => ({
  id,
  x,
  y: 200,
  w: 900,
  h: 600,
  z: 1,
  fit: 'contain',
  content: { kind: 'web', url: `https://${ALLOWED}/${path}`, offlineText: 'Kein Netz' },
})

/**
 * A web page that tries to read data of the screen in many ways, to open a window, and to change the screen's address. It writes the results into its
 * body.
 */
const curious = (screen: string) => `<!doctype html><meta charset="utf-8"><title>Wetter</title><body>Sonnig<script>
const got = {}
const attempt = async (name, what) => {
  try { got[name] = 'read: ' + String(await what()) } catch (error) { got[name] = 'refused: ' + error.name }
}
const opens = () => new Promise((done, fail) => {
  const asked = indexedDB.open('player')
  asked.onsuccess = () => done('open')
  asked.onerror = () => fail(asked.error)
})
;(async () => {
  await attempt('origin', () => self.origin)
  await attempt('own cookies', () => document.cookie)
  await attempt('cookies of the screen', () => parent.document.cookie)
  await attempt('page of the screen', () => parent.document.body.textContent)
  await attempt('storage', () => localStorage.length)
  await attempt('storage of the tab', () => sessionStorage.length)
  await attempt('storage of the screen', () => parent.localStorage.length)
  await attempt('database', opens)
  await attempt('files', () => navigator.storage.getDirectory().then(() => 'folder'))
  await attempt('caches', () => caches.keys())
  await attempt('worker', () => navigator.serviceWorker.getRegistrations())
  await attempt('program', () => fetch('${screen}/api/player/manifest', { credentials: 'include' }).then((answer) => answer.text()))
  await attempt('commands', () => fetch('${screen}/api/player/heartbeat', { method: 'POST', credentials: 'include', body: '{}' }).then((answer) => answer.text()))
  await attempt('window', () => { if (window.open('about:blank') === null) throw new DOMException('none', 'NoWindow'); return 'opened' })
  await attempt('address of the screen', () => { top.location.href = 'https://${ALLOWED}/taken-over'; return 'set' })
  document.body.dataset.got = JSON.stringify(got)
})()
</script>`

/** A web page that opens the address `to` after 200 ms. The test passes an address on a host that is not allowed, and an address of the player. */
const leaving = (to: string) =>
  `<!doctype html><title>Weg</title><body>Bleibt<script>setTimeout(() => { location.href = '${to}' }, 200)</script>`

async function gotBy(screen: Page): Promise<Record<string, string>> {
  const body = screen.frameLocator('[data-region=web] iframe').locator('body[data-got]')
  await body.waitFor({ timeout: 30_000 })
  return JSON.parse((await body.getAttribute('data-got')) ?? '{}') as Record<string, string>
}

test('an allowed web page in a scene can read neither cookies nor storage nor player of the screen, and cannot navigate elsewhere', async ({
  server,
  browser,
}) => {
  test.slow()
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const { webHosts, version } = await desk.call(signageStaffEndpoints.settings, {})
  const allowed = await desk.call(signageStaffEndpoints.changeSettings, {
    body: { webHosts: [...webHosts, ALLOWED], version },
  })
  const context = await browser.newContext()
  try {
    const asked: string[] = []
    await context.route(/^https:\/\//, async (route) => {
      const { host, pathname } = new URL(route.request().url())
      asked.push(`${host}${pathname}`)
      const pages: Record<string, string> = {
        '/neugierig': curious(server.lindwurmUrl),
        '/anderswo': leaving(`https://${OTHER}/`),
        '/programm': leaving(`${server.lindwurmUrl}/api/player/manifest`),
      }
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'set-cookie': 'own=1; Secure; SameSite=None' },
        body: pages[pathname] ?? 'Fremd',
      })
    })
    const screen = await context.newPage()
    await screen.goto(`${server.lindwurmUrl}/player/`)
    const program = await lunchProgram(desk, 'Wetter am Schirm')
    const { id, version: seen } = program.lunch
    const regions = [
      textRegion('Mittagskarte'),
      web('neugierig', 'web', 0),
      web('anderswo', 'elsewhere', 950),
      { ...web('programm', 'program', 950), y: 0, h: 100 },
    ]
    await desk.call(sceneEndpoints.update, { params: { id }, body: { regions, version: seen } })
    await pairBy(desk, screen, 'Schirm mit Wetter', program)
    await expect(sceneText(screen, 'Mittagskarte')).toBeVisible({ timeout: 30_000 })

    // The browser has the key of the screen, but no script can read it.
    const key = (await context.cookies(`${server.lindwurmUrl}/api/player`)).find(({ name }) => name.endsWith('player'))
    expect(key).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/player' })
    expect(await screen.evaluate(() => document.cookie)).not.toContain('player')

    const { origin, ...tried } = await gotBy(screen)
    expect(origin).toBe('read: null')
    expect(Object.keys(tried)).toHaveLength(14)
    expect(Object.entries(tried).filter(([, what]) => !what.startsWith('refused: '))).toEqual([])
    expect(JSON.stringify(tried)).not.toContain(key?.value)

    // The web pages made by `leaving` try to open another address in their frames. The browser prevents this, and the screen continues to
    // play.
    await screen.waitForTimeout(2_000)
    expect(asked.filter((one) => !one.startsWith(ALLOWED))).toEqual([])
    const addresses = screen.frames().map((frame) => frame.url())
    expect(addresses.filter((one) => one.includes(OTHER) || one.includes('/api/player'))).toEqual([])
    expect(new URL(screen.url()).pathname).toBe('/player/')
    await expect(sceneText(screen, 'Mittagskarte')).toBeVisible()
  } finally {
    await context.close()
    const back = await desk.call(signageStaffEndpoints.settings, {})
    await desk.call(signageStaffEndpoints.changeSettings, { body: { webHosts, version: back.version } })
  }
  expect(allowed.webHosts).toContain(ALLOWED)
})
