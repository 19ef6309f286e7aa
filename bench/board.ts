import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { signIn } from './ask.ts'
import { feltOf, onTablet } from './board-felt.ts'
import { deviceOf, processorSeconds } from './browser.ts'
import type { Bench } from './compare.ts'
import { figuresOf } from './figures.ts'
import { fillOrders } from './fill-orders.ts'
import type { Business } from './growth.ts'
import { type RunningServer, startOurs } from './processes.ts'

/** How many unfinished orders the board shows: on a quiet evening, and on a very busy one. */
const few = 10
const many = 150
/** How long a board without input is watched, in milliseconds. */
const watchedMs = 4_000

interface Board {
  /** Milliseconds from the start of the navigation until the last card is shown, with all files in the browser's cache. */
  open: number[]
  /** Seconds of processor time that the browser uses per second, while the board gets no input. */
  rest: number[]
  /**
   * `drawer`: milliseconds until the drawer (side panel) of a card is shown. `click`: milliseconds until a click on the header of the board
   * is painted.
   */
  drawer: number[]
  click: number[]
  /** Seconds that the page's main thread works in ten seconds, while the board gets no input. */
  idle: number[]
  /**
   * Milliseconds from the start of the navigation until the board reacts, on a tablet that has opened the board before. The browser starts a
   * new process for the page.
   */
  tablet: number[]
  /** The same when the page is loaded again: the browser's process is already there. */
  again: number[]
}

/** The order board in Chromium with 150 unfinished orders, compared with the same board with 10. Needs the branch of `openBranch`. */
export async function measureBoard(bench: Bench, business: Business): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'servus-bench-device-'))
  try {
    const measure = async (open: number): Promise<Board> => {
      await fillOrders(business.client, { orders: 1_000, open })
      const server = await startOurs(business)
      try {
        return await boardOf(bench, server, { profile: join(folder, String(open)), host: business.host, open })
      } finally {
        await server.stop()
      }
    }
    const quiet = await measure(few)
    const busy = await measure(many)
    bench.add('board.open', 'ms', figuresOf(busy.open), figuresOf(quiet.open), 'less')
    bench.add('board.rest', 'CPU-s/s', figuresOf(busy.rest), figuresOf(quiet.rest), 'less')
    bench.add('board.drawer', 'ms', figuresOf(busy.drawer), figuresOf(quiet.drawer), 'less')
    bench.add('board.click', 'ms', figuresOf(busy.click), figuresOf(quiet.click), 'less')
    bench.add('board.idle', 's/10 s', figuresOf(busy.idle), figuresOf(quiet.idle), 'less')
    bench.add('board.tablet', 'ms', figuresOf(busy.tablet), figuresOf(quiet.tablet), 'less')
    bench.add('board.tablet.again', 'ms', figuresOf(busy.again), figuresOf(quiet.again), 'less')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function boardOf(
  { rounds }: Pick<Bench, 'rounds'>,
  { port }: RunningServer,
  { profile, host, open }: { profile: string; host: string; open: number },
): Promise<Board> {
  const cookie = await signIn(port, host, 'frontdesk@lindwurm.example', 'demo-frontdesk-2026')
  const context = await deviceOf(profile, `http://${host}:${port}`, cookie)
  const browser = context.browser()
  if (!browser) throw new Error('Chromium does not return the browser of its profile')
  const page = await context.newPage()
  const board: Board = { open: [], rest: [], drawer: [], click: [], idle: [], tablet: [], again: [] }
  // Chromium compiles the scripts for its cache when it sees them for the second time, and stores them some seconds later.
  for (let n = 0; n < 2; n++) {
    await opened(page, open)
    await page.waitForTimeout(4_000)
  }
  for (let n = 0; n < rounds; n++) {
    const begin = performance.now()
    await opened(page, open)
    board.open.push(performance.now() - begin)
    // Work that starts after the cards are shown, such as loading sounds, is part of opening the board. The pause keeps this work out of
    // the next measurement.
    await page.waitForTimeout(1_000)
    const [before, at] = [await processorSeconds(browser), performance.now()]
    await page.waitForTimeout(watchedMs)
    const used = (await processorSeconds(browser)) - before
    board.rest.push((used * 1000) / (performance.now() - at))
    const felt = await feltOf(page)
    board.drawer.push(felt.drawer)
    board.click.push(felt.click)
    board.idle.push(felt.rest)
    board.tablet.push(await onTablet(page, () => opened(page, open)))
    board.again.push(await onTablet(page, () => loadedAgain(page, open)))
  }
  await context.close()
  return board
}

/** Opens the board in a new process of the browser, and waits until all cards are shown. */
async function opened(page: Page, open: number): Promise<void> {
  await page.goto('about:blank')
  await page.goto('/backend/bestellungen', { waitUntil: 'commit' })
  await allCards(page, open)
}

async function loadedAgain(page: Page, open: number): Promise<void> {
  await page.reload({ waitUntil: 'commit' })
  await allCards(page, open)
}

const allCards = (page: Page, open: number) =>
  page.waitForFunction((count) => document.querySelectorAll('[data-order]').length >= count, open)
