import { signIn } from '../../../e2e/support/desk.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { fullScenes, pairBy } from './house.ts'
import { leadClock, leastKept, playOn } from './long-play.ts'

test('after many changes of scenes no elements, listeners or memory are left behind', async ({ server, browser }) => {
  test.slow()
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const program = await fullScenes(desk, 'Dauerlauf')
  // The service worker is blocked, because it would respond to later requests instead of the server.
  const context = await browser.newContext({ baseURL: server.lindwurmUrl, serviceWorkers: 'block' })
  const page = await context.newPage()
  await leadClock(page)
  await page.goto('/player/')
  await pairBy(desk, page, 'Dauerläufer', program)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000)
        return page.getByText(/^Szene (eins|zwei)$/).count()
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  const session = await context.newCDPSession(page)
  // The first minutes are not measured: fonts, pictures and compiled code are loaded only once.
  await playOn(page, { steps: 40, ms: 3_000 })
  const before = await leastKept(page, session)
  const changes = await playOn(page, { steps: 100, ms: 3_000 })
  const after = await leastKept(page, session)
  // On a quiet machine the scene changes about 75 times. On a busy machine a scene may wait longer for its pictures.
  expect(changes).toBeGreaterThan(60)
  // If each scene left one element or listener behind, these limits would be exceeded.
  expect(after.nodes - before.nodes).toBeLessThan(50)
  expect(after.listeners - before.listeners).toBeLessThan(20)
  expect(after.documents - before.documents).toBeLessThanOrEqual(0)
  // When 600 scenes were measured, the heap grew by 0.2 MB until the lists of plays and log lines were full. After that it did not grow any more.
  expect(after.heap - before.heap).toBeLessThan(400_000)
  await context.close()
})
