import { isReachable } from './reachable.ts'

/** The pauses before the second and the third attempt, in milliseconds. */
const PAUSES_MS = [400, 1500] as const

interface LateCode<T> {
  /** Returns the loaded value; undefined if it is not loaded yet. */
  ready(): T | undefined
  /**
   * Loads the code, with further attempts after short pauses. After a failure, a later call tries again. Returns false if it was not loaded; never
   * rejects.
   */
  load(): Promise<boolean>
}

/**
 * Code that is loaded when it is needed. A failure is not stored, unlike with React's `lazy`: a guest without a connection may open the same dialog
 * again later. In the build, an import() of a file also fails if one of its style sheets is not loaded (apps/site/style-loader.ts). So code
 * that is loaded has its styles.
 */
export function lateCode<T>(
  read: () => Promise<T>,
  { pause = waitFor }: { pause?: (ms: number) => Promise<void> } = {},
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
      // Without a connection the guest learns at once that the code is missing.
      if (navigator.onLine === false) return false
      await pause(ms)
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
 * Loads code because a guest has asked for it. Some browsers remember a failed file until the page is reloaded, and every further attempt
 * fails. Therefore the page is reloaded if the server responds but the code does not load. Typed values are stored (tab-store.ts). Returns
 * false if the server cannot be reached or the page is being reloaded.
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
 * Calls `act` when the page is loaded and the browser is idle, but not if the browser is set to save data. Returns a function that cancels
 * the call.
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

/** Milliseconds to wait after the load. The first content of the page must not share the connection with code that may be needed later. */
const REST_MS = 1500
