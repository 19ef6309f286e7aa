import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** A part of a screen that only opens later: its code is not read before the screen stands, and is there when somebody opens it. */
interface Ahead<P> {
  Part: ComponentType<P>
  load: () => Promise<unknown>
}

/** After a load that failed, for example without a network, it is tried again. */
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
    // What is there already opens at once. What was begun late goes on so: as another component it would lose its state.
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

/** Loads the parts as soon as the page rests. `isDrawn`: what the screen shows first stands. */
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

/** How long the first screen may keep what is loaded beside it waiting. */
const LONGEST_MS = 2_000

/** The browser has nothing else to do. */
export const atRest = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200)
    else requestIdleCallback(() => done(), { timeout: LONGEST_MS })
  })
