import { expect, type Page, test } from '../support/test.ts'

/** Notes what moves on the page, from the first picture of the overview on. Moves right after an input do not count. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = []
    Reflect.set(globalThis, 'moves', moves)
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[])
        for (const { node, previousRect, currentRect } of entry.hadRecentInput ? [] : entry.sources)
          if (node instanceof Node && document.querySelector('.figures')?.closest('.page')?.contains(node))
            moves.push(`${nameOf(node)}: ${previousRect.x},${previousRect.y} → ${currentRect.x},${currentRect.y}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const width of [390, 768, 1280])
  test(`at ${width} px nothing moves on the overview after its first picture`, async ({ staff, server }) => {
    const viewport = { width, height: 900 }
    const { page } = await staff('admin', { baseURL: server.lindwurmUrl, viewport })
    await noteMoves(page)
    // The forecast answers late, as on a slow server.
    await page.route('**/api/statistics/forecast*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto('/backend/ueberblick')
    await expect(page.locator('.figures')).toBeVisible()
    await expect(page.locator('.trend svg').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moves'))).toEqual([])
  })
