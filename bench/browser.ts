import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'

/** Chromium as the browser tests use it: without a graphics card, and without background work of its own. */
function chromiumHere(): { executablePath: string; args: string[] } {
  const found = findChromium()
  if (!found.ok) throw new Error(found.problem)
  const isRoot = process.getuid?.() === 0
  const args = [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-gpu',
    '--disable-sync',
    '--no-default-browser-check',
    '--no-first-run',
  ]
  return { executablePath: found.path, args }
}

/** The screen of a front desk in Vienna. */
const frontDesk = { locale: 'de-AT', timezoneId: 'Europe/Vienna', viewport: { width: 1440, height: 900 } }

export const startBrowser = (): Promise<Browser> => chromium.launch(chromiumHere())

/** A context with the screen size of a front desk. `cookie` is a value that `signIn` returned. */
export async function screenOf(browser: Browser, url: string, cookie?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, ...frontDesk })
  await signedIn(context, url, cookie)
  return context
}

/**
 * The same in a browser of its own with a profile in `folder`, as the device of a business has. Chromium stores compiled scripts in such a
 * profile. The contexts of `screenOf` are incognito windows, for which it stores none.
 */
export async function deviceOf(folder: string, url: string, cookie: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...chromiumHere(), baseURL: url, ...frontDesk })
  await signedIn(context, url, cookie)
  return context
}

async function signedIn(context: BrowserContext, url: string, cookie?: string): Promise<void> {
  if (!cookie) return
  const [name = '', value = ''] = cookie.split('=', 2)
  await context.addCookies([{ name, value, url }])
}

/** Seconds of processor time that all processes of the browser have used. */
export async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
