import type { CDPSession, Page } from '@playwright/test'

/** What a page still has in memory after garbage collection. */
interface Kept {
  nodes: number
  listeners: number
  documents: number
  /** Size of the JavaScript heap in bytes. */
  heap: number
}

async function keptBy(session: CDPSession): Promise<Kept> {
  await session.send('Performance.enable')
  // The second collection removes objects to which only weak references were left.
  for (let n = 0; n < 2; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
    heap: value('JSHeapUsedSize'),
  }
}

/**
 * Lets the test control the clock of a screen. The responses to heartbeats are changed: they contain the time of this clock as the server's
 * time. Without this, the player would correct its time each minute. Must be called before the page is opened.
 */
export async function leadClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (address, init) => {
      const answer = await ask(address, init)
      if (!String(address).endsWith('/heartbeat') || !answer.ok) return answer
      const { data, ...rest } = (await answer.json()) as { data: object }
      return Response.json({ ...rest, data: { ...data, serverTime: new Date().toISOString() } })
    }
  })
}

/**
 * Advances the clock by `steps` × `ms` milliseconds, and returns how often the scene has changed. Each step is a separate command to the
 * browser, so between two steps the page has real time to load pictures.
 */
export async function playOn(page: Page, { steps, ms }: { steps: number; ms: number }): Promise<number> {
  const shown = () => page.locator('[data-region=title]').last().textContent()
  let changes = 0
  let before = await shown()
  for (let n = 0; n < steps; n++) {
    await page.clock.runFor(ms)
    const now = await shown()
    if (now !== before) changes++
    before = now
  }
  return changes
}

/**
 * Measures the memory of the page many times, one second apart, and returns the smallest values. The values vary: one scene, or one page of
 * a menu, may have 80 nodes more than another. With measurements three seconds apart, sometimes only the larger values were found.
 */
export async function leastKept(page: Page, session: CDPSession): Promise<Kept> {
  let least = await keptBy(session)
  for (let n = 0; n < 30; n++) {
    await playOn(page, { steps: 1, ms: 1_000 })
    const now = await keptBy(session)
    least = {
      nodes: Math.min(least.nodes, now.nodes),
      listeners: Math.min(least.listeners, now.listeners),
      documents: Math.min(least.documents, now.documents),
      heap: Math.min(least.heap, now.heap),
    }
  }
  return least
}
