import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { signIn } from '../../../e2e/support/desk.ts'
import { expect, type Page, test } from '../../../e2e/support/test.ts'
import { playEndpoints, sceneEndpoints, signageStaffEndpoints } from '../contract.ts'
import { codeOn, lunchProgram, pairBy, sceneText, textRegion, ticketProgram, twoScenes } from './house.ts'
import { type Line, openLine } from './line.ts'

/** The tests in this file check rules of docs/rules/signage.md: pairing, files, and playing without a network. */
let line: Line
let folder = ''
const opened: BrowserContext[] = []
test.beforeEach(async ({ server }) => {
  line = await openLine(server.port)
  folder = mkdtempSync(join(tmpdir(), 'servus-screen-'))
})
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close().catch(() => undefined)
  await line.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the browser of a screen. Its storage survives a restart of the browser. `at`: the time that the browser's clock shows. */
async function startScreen(at?: Temporal.Instant): Promise<Page> {
  const { launchOptions, viewport } = test.info().project.use
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, viewport: viewport ?? null })
  opened.push(context)
  const page = context.pages()[0] ?? (await context.newPage())
  if (at) await page.clock.install({ time: at.epochMilliseconds })
  await page.goto(`${line.url}/player/`)
  return page
}

test('a new user pairs a screen and sees the lunch menu on it; it continues after the network is cut and the browser restarts', async ({
  server,
  staff,
}) => {
  test.slow()
  const { page: office, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { edge } = await lunchProgram(desk, 'Mittag am Fenster')
  const first = await startScreen()
  await office.goto('/backend/schirme')
  await office.getByRole('button', { name: 'Schirm koppeln' }).first().click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Code').fill((await codeOn(first)).toLowerCase())
  await dialog.getByLabel('Name').fill('Fenster zur Straße')
  await dialog.getByLabel('Standort').selectOption({ label: 'Gasthaus Lindwurm' })
  await dialog.getByLabel('Programm').selectOption({ label: 'Mittag am Fenster' })
  await dialog.getByRole('button', { name: 'Schirm koppeln' }).click()
  await expect(dialog).toBeHidden()
  await expect(sceneText(first, 'Mittagskarte')).toBeVisible({ timeout: 30_000 })
  await expect(sceneText(first, 'Lindwurm Hell', { exact: true })).toBeVisible()
  // No dish is cut off: dishes that do not fit are on another page.
  await expect(sceneText(first, /^Seite 1 von \d$/)).toBeVisible()
  await expect(sceneText(first, /^Seite 2 von \d$/)).toBeVisible()
  const card = office.locator('.screen-card').filter({ hasText: 'Fenster zur Straße' })
  await expect(card.getByText('läuft', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(card.getByText(/· Mittag am Fenster Mittagskarte$/)).toBeVisible()
  await expect.poll(() => first.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

  line.cut()
  await opened.pop()?.close()
  // This screen starts a minute before the lunch menu ends.
  const second = await startScreen(edge.subtract({ seconds: 60 }))
  await expect(sceneText(second, 'Mittagskarte')).toBeVisible({ timeout: 30_000 })
  await expect(sceneText(second, 'Lindwurm Hell', { exact: true })).toBeVisible()
  await second.clock.runFor(70_000)
  await expect(sceneText(second, 'Grundprogramm')).toBeVisible()
  await expect(second.getByText('Mittagskarte')).toHaveCount(0)

  // The connection works again: the screen reports the scenes that it has shown, and each of them only once.
  line.mend()
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  const query = { from: today.subtract({ days: 1 }).toString(), to: today.add({ days: 1 }).toString(), pageSize: 500 }
  const told = async () =>
    (await desk.call(playEndpoints.plays, { query })).filter(({ deviceName }) => deviceName === 'Fenster zur Straße')
  await expect
    .poll(
      async () => {
        await second.clock.runFor(10_000)
        return (await told()).filter(({ sceneName }) => sceneName.includes('Mittagskarte')).length
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  const ids = (await told()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)

  // Staff disconnect the screen. The screen then deletes all its data and shows a code.
  await card.getByRole('button', { name: 'Fenster zur Straße' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Trennen' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Trennen' }).click()
  await expect
    .poll(
      async () => {
        await second.clock.runFor(10_000)
        return second.locator('[data-code]').count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
})

test('the editor shows a saved scene on a connected screen at once; after it is withdrawn, the program plays again', async ({
  server,
  staff,
}) => {
  test.slow()
  const { page: office, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const program = await lunchProgram(desk, 'Sofort zeigen')
  const body = { name: 'Sommerfest', regions: [textRegion('Heute Sommerfest')] }
  const party = await desk.call(sceneEndpoints.create, { body })
  const screen = await startScreen()
  await pairBy(desk, screen, 'Schirm im Saal', program)
  await expect(sceneText(screen, 'Mittagskarte')).toBeVisible({ timeout: 30_000 })
  await office.goto(`/backend/schirme/szenen/${party.id}`)
  await office.getByRole('button', { name: 'Auf einem Schirm zeigen' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Schirm', { exact: true }).selectOption({ label: 'Schirm im Saal' })
  await dialog.getByRole('button', { name: 'Jetzt zeigen' }).click()
  await expect(sceneText(screen, 'Heute Sommerfest')).toBeVisible({ timeout: 15_000 })
  await expect(screen.getByText('Mittagskarte')).toHaveCount(0)
  await office.goto('/backend/schirme')
  const card = office.locator('.screen-card').filter({ hasText: 'Schirm im Saal' })
  await expect(card.getByText(/^Szene „Sommerfest“ bis/)).toBeVisible()
  await office.getByRole('button', { name: 'Zurücknehmen' }).first().click()
  await expect(sceneText(screen, 'Mittagskarte')).toBeVisible({ timeout: 15_000 })
  await expect(card.getByText('läuft', { exact: true })).toBeVisible({ timeout: 15_000 })
})

test('a ticket board without a network says so, also after a restart; its log is in the language of the reader', async ({
  server,
  staff,
}) => {
  test.slow()
  const { page: office, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const program = await ticketProgram(desk, 'Abholung am Tresen')
  const first = await startScreen(Temporal.Now.instant())
  await pairBy(desk, first, 'Tresen', program)
  const board = first.locator('[data-region=numbers]')
  const missing = 'Anzeige kurz nicht verfügbar'
  await expect(board).toHaveText(/In Arbeit|Gerade ist nichts in Arbeit/, { timeout: 30_000 })
  await expect.poll(() => first.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  line.cut()
  await first.clock.runFor(75_000)
  await expect(board).toContainText(missing)
  await expect(board).toHaveText(/Letzter Stand \d\d:\d\d Uhr/)
  await expect(board).not.toContainText('In Arbeit')

  // The power fails while the network is interrupted. After the restart the clock of the device shows a time that is an hour too early.
  await opened.pop()?.close()
  const second = await startScreen(Temporal.Now.instant().subtract({ hours: 1 }))
  const again = second.locator('[data-region=numbers]')
  await expect(again).toContainText(missing, { timeout: 30_000 })
  await second.clock.runFor(15_000)
  await expect(again).toContainText(missing)
  line.mend()
  await expect
    .poll(
      async () => {
        await second.clock.runFor(10_000)
        return again.innerText()
      },
      { timeout: 60_000 },
    )
    .not.toContain(missing)

  await office.goto('/backend/schirme')
  await office.locator('.screen-card').filter({ hasText: 'Tresen' }).getByRole('button', { name: 'Tresen' }).click()
  const log = office.getByRole('dialog').getByRole('region', { name: 'Protokoll' })
  await log.getByRole('button', { name: 'Protokoll holen' }).click()
  await expect(log.getByText('Meldung an den Server: kein Netz').first()).toBeVisible({ timeout: 30_000 })
  await expect(log.getByText('Meldung an den Server: geht wieder').first()).toBeVisible()
})

test('two screens of one program change their scene at the same time', async ({ server, browser }) => {
  test.slow()
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const stream = await twoScenes(desk, 'Im Takt')
  const pages: Page[] = []
  for (const name of ['Links', 'Rechts']) {
    const context = await browser.newContext()
    opened.push(context)
    const page = await context.newPage()
    await page.goto(`${line.url}/player/`)
    await pairBy(desk, page, name, stream)
    await expect(sceneText(page, /^Szene (eins|zwei)$/)).toBeVisible({ timeout: 30_000 })
    pages.push(page)
  }
  const turns = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<{ text: string; at: number }[]>((resolve) => {
          const seen: { text: string; at: number }[] = []
          const shown = () => [...document.querySelectorAll('[data-region=title]')].at(-1)?.textContent ?? ''
          let before = shown()
          const watch = setInterval(() => {
            const text = shown()
            if (text !== before) seen.push({ text, at: Date.now() })
            before = text
            if (seen.length < 5) return
            clearInterval(watch)
            resolve(seen)
          }, 10)
        }),
    )
  const [left = [], right = []] = await Promise.all(pages.map(turns))
  // The first and the last change are not compared, because the other screen may not have recorded them.
  for (const { text, at } of left.slice(1, -1)) {
    const apart = right.filter((other) => other.text === text).map((other) => Math.abs(other.at - at))
    expect(Math.min(...apart)).toBeLessThan(250)
  }
})

test('the card follows the scenes of the screen between its reports, and the screen reports as soon as its network is back', async ({
  server,
  staff,
}) => {
  test.slow()
  const { page: office, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const program = await twoScenes(desk, 'Gleichschritt')
  const screen = await startScreen()
  const { id } = await pairBy(desk, screen, 'Fenster im Hof', program)
  await office.goto('/backend/schirme')
  const card = office.locator('.screen-card').filter({ hasText: 'Fenster im Hof' })
  await expect(card.getByText('läuft', { exact: true })).toBeVisible({ timeout: 30_000 })
  const state = async () => (await desk.call(signageStaffEndpoints.states, {})).find(({ deviceId }) => deviceId === id)
  await expect.poll(async () => (await state())?.playing?.scene ?? null, { timeout: 30_000 }).not.toBeNull()
  const reported = (await state())?.lastSeen
  const seen = new Set<string>()
  const both = async (): Promise<[string, string]> =>
    Promise.all([
      screen.locator('[data-region=title]').last().innerText(),
      card.locator('[data-region=title]').last().innerText(),
    ])
  // Each scene lasts three seconds. At any moment except the change itself, card and screen show the same scene.
  for (let n = 0; n < 40 && seen.size < 2; n++) {
    const [own, told] = await both()
    if (own === told) seen.add(own)
    else await expect.poll(async () => new Set(await both()).size, { intervals: [100], timeout: 2_000 }).toBe(1)
    await office.waitForTimeout(250)
  }
  expect([...seen].toSorted()).toEqual(['Szene eins', 'Szene zwei'])
  // The screen has sent no report after `reported` was read. Therefore the card did not get the scenes from reports.
  expect((await state())?.lastSeen).toBe(reported)

  line.cut()
  await screen.context().setOffline(true)
  await office.waitForTimeout(8_000)
  line.mend()
  const back = Date.now()
  await screen.context().setOffline(false)
  await expect
    .poll(async () => Date.parse((await state())?.lastSeen ?? '') >= back, { intervals: [200], timeout: 5_000 })
    .toBe(true)
})

test('a screen whose store is too small keeps the old version, and its card shows how much space is needed', async ({
  server,
  staff,
}) => {
  test.slow()
  const { page: office, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const program = await lunchProgram(desk, 'Voller Speicher')
  const screen = await startScreen()
  const { id } = await pairBy(desk, screen, 'Kleiner Stick', program)
  await expect(sceneText(screen, 'Mittagskarte')).toBeVisible({ timeout: 30_000 })
  const browser = await screen.context().newCDPSession(screen)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1_000_000 })
  const bytes = Buffer.alloc(6_000_000, 'film')
  bytes.write('ftyp', 4)
  const film = await desk.call(signageStaffEndpoints.film, {
    body: { filename: 'küche.mp4', dataUrl: `data:video/mp4;base64,${bytes.toString('base64')}` },
  })
  const { lunch } = program
  const content = { kind: 'video' as const, film, isMuted: true }
  const regions = [textRegion('Neue Karte'), { ...textRegion(''), id: 'film', y: 200, content }]
  await desk.call(sceneEndpoints.update, { params: { id: lunch.id }, body: { regions, version: lunch.version } })
  const state = async () => (await desk.call(signageStaffEndpoints.states, {})).find(({ deviceId }) => deviceId === id)
  await expect.poll(async () => (await state())?.loading?.state, { timeout: 90_000 }).toBe('storage_full')
  await expect(sceneText(screen, 'Mittagskarte')).toBeVisible()
  await office.goto('/backend/schirme')
  const card = office.locator('.screen-card').filter({ hasText: 'Kleiner Stick' })
  await expect(card.getByText(/^Speicher voll: braucht \d+ MB/)).toBeVisible()
  await expect(card.getByText('veraltet', { exact: true })).toBeVisible()
})

test('a version with a damaged file is never shown: the old version continues to play, and the card shows the reason', async ({
  server,
  visit,
}) => {
  test.slow()
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const program = await lunchProgram(desk, 'Beschädigt')
  const screen = await startScreen()
  const { id } = await pairBy(desk, screen, 'Theke rechts', program)
  await expect(sceneText(screen, 'Mittagskarte')).toBeVisible({ timeout: 30_000 })
  line.damage()
  const dataUrl = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>').toString('base64')}`
  const image = await desk.call(mediaEndpoints.createImage, { body: { filename: 'neu.svg', dataUrl } })
  const { lunch } = program
  const regions = [
    textRegion('Neue Karte'),
    { ...textRegion(''), id: 'picture', y: 200, content: { kind: 'image' as const, images: [image], seconds: 8 } },
  ]
  await desk.call(sceneEndpoints.update, { params: { id: lunch.id }, body: { regions, version: lunch.version } })
  const state = async () => (await desk.call(signageStaffEndpoints.states, {})).find(({ deviceId }) => deviceId === id)
  await expect.poll(async () => (await state())?.loading?.state, { timeout: 90_000 }).toBe('broken')
  await expect(sceneText(screen, 'Mittagskarte')).toBeVisible()
  await expect(screen.getByText('Neue Karte')).toBeHidden()
  const { page: office, context } = await visit({ baseURL: server.lindwurmUrl })
  await context.addCookies([{ name: 'sid', value: desk.cookie, url: server.lindwurmUrl, httpOnly: true }])
  await office.goto('/backend/schirme')
  const card = office.locator('.screen-card').filter({ hasText: 'Theke rechts' })
  await expect(card.getByText('Eine Datei kam beschädigt an. Die alte Version spielt weiter.')).toBeVisible()
})
