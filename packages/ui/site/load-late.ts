import { isReachable } from './reachable.ts'

/** Waits before each further attempt, in milliseconds. */
const PAUSES_MS = [400, 1500] as const

interface LateCode<T> {
  /** The value once it is loaded. */
  ready(): T | undefined
  /** Loads it, with further attempts after short pauses. A later call tries again after a failure. Never rejects: false = not loaded. */
  load(): Promise<boolean>
}

/**
 * Code that is loaded when it is needed. The result of a failure is not kept, unlike that of React's `lazy`: without a connection a guest
 * may open the same dialog again later. `mend` runs before each further attempt.
 */
export function lateCode<T>(
  read: () => Promise<T>,
  { mend = mendStyles, pause = waitFor }: { mend?: () => Promise<void>; pause?: (ms: number) => Promise<void> } = {},
): LateCode<T> {
  let value: T | undefined
  let underWay: Promise<boolean> | undefined

  const attempt = async (): Promise<boolean> => {
    value ??= await read().catch(() => undefined)
    return value !== undefined
  }
  async function attempts(): Promise<boolean> {
    if (await attempt()) return true
    for (const ms of PAUSES_MS) {
      await pause(ms)
      await mend()
      if (await attempt()) return true
    }
    return false
  }

  return {
    ready: () => value,
    load() {
      if (value !== undefined) return Promise.resolve(true)
      underWay ??= attempts().finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
}

/**
 * An attempt that a guest asks for. Some browsers keep a module that failed as failed until the page is loaded again, so that no further attempt can
 * succeed there. If the server answers and the code still does not load, the page is loaded again; what was typed is kept (tab-store.ts). False: the
 * server is not reached, or the page is on its way.
 */
export async function loadOrReload(
  code: Pick<LateCode<unknown>, 'load'>,
  { isReached = isReachable, reload = () => location.reload() } = {},
): Promise<boolean> {
  if (await code.load()) return true
  if (await isReached()) reload()
  return false
}

const waitFor = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * Loads style sheets again that failed. The build's loader asks for each of them once only, and would go on without it the next time: a
 * dialog without its styles.
 */
async function mendStyles(): Promise<void> {
  const broken = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    // One that is switched off stands for styles within the page.
    (link) => !link.sheet && !link.hasAttribute('disabled'),
  )
  await Promise.all(
    broken.map(
      (link) =>
        new Promise<void>((done) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.addEventListener('load', () => done())
          again.addEventListener('error', () => done())
          link.replaceWith(again)
        }),
    ),
  )
}

/**
 * Calls `act` when the page is loaded and the browser has nothing else to do; not where the visitor saves data. Returns a function that
 * cancels it.
 */
export function whenResting(act: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(act) : act()), REST_MS)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('load', begin)
  }
}

/** What the page shows first must not share the connection with what may be needed later. */
const REST_MS = 1500
