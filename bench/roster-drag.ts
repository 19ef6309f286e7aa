import type { Page } from '@playwright/test'
import { screenOf, startBrowser } from './browser.ts'

/** The number of moves of the pointer in one drag. There is one move in each frame. */
const STEPS = 150

/**
 * Milliseconds from frame to frame while a shift is dragged over the roster, in rounds. `rows`: the number of employees that must be shown before a
 * round starts.
 */
export async function framesOfDrag(
  rounds: number,
  { url, cookie, rows }: { url: string; cookie: string; rows: number },
): Promise<(readonly number[])[]> {
  const browser = await startBrowser()
  try {
    const context = await screenOf(browser, url, cookie)
    const page = await context.newPage()
    await page.goto('/backend/dienstplan')
    await page.waitForFunction((least) => document.querySelectorAll('.tt-grid .sh.grab').length >= least, rows * 7)
    await drag(page)
    const frames: (readonly number[])[] = []
    for (let n = 0; n < rounds; n++) frames.push(await drag(page))
    return frames
  } finally {
    await browser.close()
  }
}

/** Drags the first visible shift over the rows below it and back, and drops it at its old place. */
function drag(page: Page): Promise<readonly number[]> {
  return page.evaluate(async (steps) => {
    const shift = document.querySelector<HTMLElement>('.tt-grid .sh.grab')
    const grid = document.querySelector<HTMLElement>('.tt-gridbox')
    if (!shift || !grid) throw new Error('The roster shows no shift')
    shift.scrollIntoView({ block: 'start' })
    const [from, area] = [shift.getBoundingClientRect(), grid.getBoundingClientRect()]
    const [left, top] = [from.left + from.width / 2, from.top + from.height / 2]
    const [right, bottom] = [Math.min(area.right, innerWidth) - 90, Math.min(area.bottom, innerHeight) - 60]
    // The browser cannot capture a pointer that a script simulates; the call would throw.
    shift.setPointerCapture = () => undefined
    const send = (type: string, x: number, y: number) =>
      shift.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y, isPrimary: true }),
      )
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
    send('pointerdown', left, top)
    const times: number[] = []
    let last = await frame()
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      // The pointer moves to the right and back four times while it moves down and up again.
      const across = Math.abs(((share * 8) % 2) - 1)
      const down = 1 - Math.abs(share * 2 - 1)
      send('pointermove', right - (right - left) * across, top + (bottom - top) * down)
      const now = await frame()
      times.push(now - last)
      last = now
    }
    if (!document.querySelector('.tt-over .drop.ok, .tt-over .drop.bad'))
      throw new Error('No cell says what a drop would mean')
    send('pointercancel', left, top)
    return times
  }, STEPS)
}
