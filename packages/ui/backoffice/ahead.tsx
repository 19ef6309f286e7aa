import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * A part of a screen that opens later, such as a dialog. The code of the part is loaded after the screen was drawn, so that it is ready when
 * the user opens the part.
 */
interface Ahead<P> {
  Part: ComponentType<P>
  load: () => Promise<unknown>
}

/** If the code could not be loaded, for example without a network: milliseconds until the next attempt. */
const AGAIN_MS = 2_000

export function ahead<P extends object>(read: () => Promise<ComponentType<P>>): Ahead<P> {
  let ready: ComponentType<P> | undefined
  let underWay: Promise<{ default: ComponentType<P> }> | undefined
  const load = () =>
    (underWay ??= untilLoaded(read).then((part) => {
      ready = part
      return { default: part }
    }))
  const Late = lazy(load)
  function Part(props: P) {
    // If the code is already loaded, `Now` is shown at once. If the part was first shown as `Late`, it stays `Late`, because a change to
    // another component would lose its state.
    const [Now] = useState(() => ready)
    if (Now) return <Now {...props} />
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    )
  }
  return { load, Part }
}

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }
}

/** Loads the parts as soon as the page is idle, but not before `isDrawn` is true (the first content of the screen is shown). */
export function useAhead(parts: readonly { load: () => Promise<unknown> }[], isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined
    const stop = new AbortController()
    void atRest().then(() => {
      if (!stop.signal.aborted) for (const { load } of parts) void load()
    })
    return () => stop.abort()
  }, [parts, isDrawn])
}

/** Maximum milliseconds to wait for an idle browser. */
const LONGEST_MS = 2_000

/** Resolves when the browser is idle. */
export const atRest = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200)
    else requestIdleCallback(() => done(), { timeout: LONGEST_MS })
  })
