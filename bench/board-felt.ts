import type { Page } from '@playwright/test'

/**
 * How fast the board reacts, in milliseconds: opening the drawer (side panel) of a card, and a click on a button. `rest` is different: the
 * seconds that the page's main thread works in ten seconds without any input.
 */
export interface Felt {
  drawer: number
  click: number
  rest: number
}

/** How many times slower a tablet of the front desk is than the machine that measures. */
const TABLET_SLOWER = 4
/** The time during which the board gets no input, in milliseconds. */
const restMs = 10_000

/**
 * Seconds that the main thread works without any input. The values before and after the pause are read in one DevTools session, because
 * each session counts from its own start.
 */
async function workAtRest(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const found = metrics.find(({ name }) => name === 'TaskDuration')
    if (!found) throw new Error('The browser does not say how long its main thread has worked')
    return found.value
  }
  const before = await worked()
  await page.waitForTimeout(restMs)
  const rest = (await worked()) - before
  await session.detach()
  return rest
}

/**
 * Measures the order board in an open page: opening the drawer of its first card, a click on a button of its header, and ten seconds
 * without input.
 */
export async function feltOf(page: Page): Promise<Felt> {
  const drawer = await page.evaluate(async () => {
    const card = document.querySelector<HTMLElement>('[data-order] .no')
    const begin = performance.now()
    card?.click()
    while (!document.querySelector('[role="dialog"] .dw .ft')) await new Promise((done) => requestAnimationFrame(done))
    return performance.now() - begin
  })
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role="dialog"]'))
  const click = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('.bbar button[aria-pressed="false"][title]')
    if (!button) throw new Error('The head of the board has no button for choosing several orders')
    const begin = performance.now()
    button.click()
    while (button.getAttribute('aria-pressed') !== 'true') await new Promise((done) => requestAnimationFrame(done))
    // When the second frame begins, the change has been painted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const taken = performance.now() - begin
    button.click()
    return taken
  })
  await page.waitForTimeout(1_000)
  return { drawer, click, rest: await workAtRest(page) }
}

/** Milliseconds from the start of the navigation until all cards are shown and the page reacts, on a tablet. `open` loads the board. */
export async function onTablet(page: Page, open: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TABLET_SLOWER })
  try {
    await open()
    // Resolves as soon as the main thread is free. The time counts from the start of the navigation.
    return await page.evaluate(
      () => new Promise<number>((done) => setTimeout(() => requestAnimationFrame(() => done(performance.now())))),
    )
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
