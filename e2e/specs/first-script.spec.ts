import { expect, type Page, test } from '../support/test.ts'

/** The files that a built script needs before it can run. */
async function importsOf(request: Page['request'], path: string): Promise<string[]> {
  const code = await (await request.get(path)).text()
  return [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, file]) => `/assets/${file}`)
}

test('the first script of a page waits for no other code, and sheets whose text is in the page are not loaded', async ({
  page,
  server,
}) => {
  const html = await (await page.request.get(`${server.url}/de/startseite`)).text()
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
  const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  const needed = await importsOf(page.request, server.url + entry)
  expect(preloaded).toEqual(needed)
  for (const path of needed) expect(await importsOf(page.request, server.url + path)).toEqual([])

  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
  })
  await page.goto('/de/startseite', { waitUntil: 'load' })
  const written = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(written.length).toBeGreaterThan(0)
  expect(sheets.filter((path) => written.includes(path))).toEqual([])
})
