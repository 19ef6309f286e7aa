import { lateCode } from '#ui/site/load-late.ts'

type Screen = Pick<
  Window,
  'document' | 'navigator' | 'setTimeout' | 'clearTimeout' | 'addEventListener' | 'removeEventListener'
>

/** The pause after several attempts have failed, in milliseconds. It ends early when the connection is back. */
const PAUSE_MS = 5000

/**
 * Loads code without which the page cannot be used, and tries again until it is loaded. After the first attempts (load-late.ts) a notice
 * says that something is missing. The page contains this notice, hidden. What the visitor enters meanwhile is stored (early-input.ts).
 * `load`: replaced in tests.
 */
export async function untilLoaded<T>(
  read: () => Promise<T>,
  screen: Screen = window,
  load: typeof lateCode = lateCode,
): Promise<T> {
  const code = load(async () => ({ value: await read() }))
  for (;;) {
    await code.load()
    const loaded = code.ready()
    show(screen, loaded ? undefined : screen.navigator.onLine ? 'unloaded' : 'offline')
    if (loaded) return loaded.value
    await pause(screen)
  }
}

const reload = (): void => location.reload()

/** Shows one of the notices of the page and hides the other one. While one is shown, the header does not lie over the hero (`data-offline`). */
function show({ document: page }: Screen, shown: 'unloaded' | 'offline' | undefined): void {
  page.documentElement.toggleAttribute('data-offline', shown !== undefined)
  for (const id of ['unloaded', 'offline'] as const) {
    const notice = page.getElementById(id)
    if (!notice) continue
    notice.hidden = id !== shown
    notice.querySelector('[data-reload]')?.addEventListener('click', reload)
  }
}

const pause = (screen: Screen): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      screen.clearTimeout(timer)
      screen.removeEventListener('online', end)
      done()
    }
    const timer = screen.setTimeout(end, PAUSE_MS)
    screen.addEventListener('online', end)
  })
