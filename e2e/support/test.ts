import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { patient } from './awake.ts'
import { type Account, type Desk, signIn } from './desk.ts'
import { type Server, type ServerOptions, START_MS, startServer } from './server.ts'
import { type Watch, watch } from './watch.ts'

interface Visitor {
  context: BrowserContext
  page: Page
  watch: Watch
}

interface TestFixtures {
  /** Watches the test's own page. Errors are checked at the end of the test. */
  watched: Watch
  /** Another person with a separate browser. The errors of this browser are checked, too. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>
  /** A signed-in member of staff with a browser. `desk` makes API calls in this session. */
  staff: (account?: Account, options?: BrowserContextOptions) => Promise<Visitor & { desk: Desk }>
  /** Makes API calls as the administrator. */
  desk: Desk
  /** A server for this test alone. Used if the test would disturb other tests. */
  ownServer: (options?: ServerOptions) => Promise<Server>
}

export const test = base.extend<TestFixtures, { server: Server }>({
  server: [
    // Playwright requires that the first parameter is an object pattern.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    // The start of the server has its own timeout, so that it does not use up the time of a worker's first test.
    { scope: 'worker', timeout: START_MS + 30_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => use(patient(page)),
  watched: [
    async ({ context }, use) => {
      const watching = watch(context)
      await use(watching)
      expect(watching.problems(), 'console, requests and hosts').toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ browser, server }, use) => {
    const visitors: Visitor[] = []
    await use(async (options) => {
      const visitor = await openVisitor(browser, { baseURL: server.url, ...options })
      visitors.push(visitor)
      return visitor
    })
    for (const visitor of visitors) {
      await visitor.context.close()
      expect(visitor.watch.problems(), 'console, requests and hosts of another visitor').toEqual([])
    }
  },
  staff: async ({ server, visit }, use) => {
    await use(async (account = 'admin', options = {}) => {
      const visitor = await visit(options)
      const desk = await signIn(options.baseURL ?? server.url, account)
      await visitor.context.addCookies([
        { name: 'sid', value: desk.cookie, url: options.baseURL ?? server.url, httpOnly: true },
      ])
      return { ...visitor, desk }
    })
  },
  desk: async ({ server }, use) => use(await signIn(server.url, 'admin')),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
  ownServer: async ({}, use) => {
    const servers: Server[] = []
    await use(async (options) => {
      const server = await startServer(options)
      servers.push(server)
      return server
    })
    for (const server of servers.toReversed()) await server.stop()
  },
})

async function openVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext(options)
  return { context, page: patient(await context.newPage()), watch: watch(context) }
}

export { expect, type Locator, type Page } from '@playwright/test'
