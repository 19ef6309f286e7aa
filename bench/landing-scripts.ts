import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ask } from './ask.ts'
import { screenOf, startBrowser } from './browser.ts'

const host = 'localhost'
const kilobytes = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).byteLength / 1000

/**
 * Size of the landing page's scripts in kB, gzipped. `first`: the scripts that its HTML names. `lazy`: the scripts that the browser loads
 * later, during the visit.
 */
export async function landingScripts(port: number): Promise<{ first: number; lazy: number }> {
  const html = (await ask(port, host, '/de/startseite')).bytes.toString('utf8')
  const named = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))
  const loaded = await scriptsOfVisit(`http://${host}:${port}`)
  const sizeOf = async (paths: Iterable<string>): Promise<number> => {
    let sum = 0
    for (const path of paths) sum += kilobytes((await ask(port, host, path)).bytes)
    return sum
  }
  return { first: await sizeOf(named), lazy: await sizeOf(loaded.difference(named)) }
}

/** Paths of all scripts that are loaded when a visitor scrolls to the end of the page and opens the booking form. */
async function scriptsOfVisit(url: string): Promise<ReadonlySet<string>> {
  const browser = await startBrowser()
  try {
    const page = await (await screenOf(browser, url)).newPage()
    const paths = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) paths.add(pathname)
    })
    await page.goto('/de/startseite', { waitUntil: 'networkidle' })
    const height = await page.evaluate(() => document.body.scrollHeight)
    for (let y = 0; y <= height; y += 600) {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      await page.waitForTimeout(100)
    }
    await page.waitForLoadState('networkidle')
    await page.locator('main input:visible, main button:visible').first().focus()
    await page.waitForLoadState('networkidle')
    return paths
  } finally {
    await browser.close()
  }
}

/** Size in kB, gzipped, of React alone, bundled and minified as a page would load it. */
export async function reactScripts(): Promise<number> {
  // The folder is inside the folder of this file, so that the import of React finds node_modules.
  const folder = mkdtempSync(fileURLToPath(new URL('react-', import.meta.url)))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(
      entry,
      `import { createElement } from 'react'\nimport { hydrateRoot } from 'react-dom/client'\nhydrateRoot(document.body, createElement('main'))\n`,
    )
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'out',
        target: 'es2023',
        rolldownOptions: { input: entry, output: { entryFileNames: 'react.js' } },
      },
    })
    return kilobytes(readFileSync(join(folder, 'out/react.js')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
