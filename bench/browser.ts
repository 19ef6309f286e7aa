import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

/** Starts Chromium as the browser tests use it: without a graphics card, and without background work of its own. */
export function startBrowser(): Promise<Browser> {
  const found = findChromium()
  if (!found.ok) throw new Error(found.problem)
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: found.path,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-gpu',
      '--disable-sync',
      '--no-default-browser-check',
      '--no-first-run',
    ],
  })
}

/** A context with the screen size of a front desk. `cookie` is a value that `signIn` returned. */
export async function screenOf(browser: Browser, url: string, cookie?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1440, height: 900 },
  })
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=', 2)
    await context.addCookies([{ name, value, url }])
  }
  return context
}

/** Seconds of processor time that all processes of the browser have used. */
export async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
