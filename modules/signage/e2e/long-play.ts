import type { CDPSession, Page } from '@playwright/test'

/** What a page holds in memory after garbage collection. */
interface Kept {
  nodes: number
  listeners: number
  documents: number
  /** Bytes of the JavaScript heap. */
  heap: number
}

async function keptBy(session: CDPSession): Promise<Kept> {
  await session.send('Performance.enable')
  // Objects with only weak references are removed by the second collection.
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
 * Gives the test control of a screen's clock. Heartbeats respond with the time of that clock; otherwise the player would return to the server's
 * time each minute. Call it before the page opens the player.
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

/** Advances the clock by this many steps and returns how often the scene changed. Each scene gets real time to load its pictures. */
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
 * The smallest amount that the page holds in memory during a few steps of three seconds. Single values differ: one scene, or one page of a
 * menu, has up to 80 nodes more than another.
 */
export async function leastKept(page: Page, session: CDPSession): Promise<Kept> {
  let least = await keptBy(session)
  for (let n = 0; n < 8; n++) {
    await playOn(page, { steps: 1, ms: 3_000 })
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
