/** Within this time a second signal is the first one said again. */
const SAME_MS = 1_000

/**
 * What a signal to end means. The first ends everything in order. One that comes with it says the same: a terminal or a service manager tells
 * every process of a group, and `scripts/start.mjs` passes it on. A later one (somebody presses Ctrl-C again) does not wait.
 */
export function stopSignals(
  { stop, quit }: { stop: (signal: string) => void; quit: () => void },
  now: () => number = () => performance.now(),
): (signal: string) => void {
  let first: number | undefined
  return (signal) => {
    if (first === undefined) {
      first = now()
      stop(signal)
    } else if (now() - first > SAME_MS) quit()
  }
}
