/** Within this time a second signal counts as a duplicate of the first. */
const SAME_MS = 1_000

/**
 * The meaning of stop signals. The first shuts everything down in order. A second one right after it is a duplicate: a terminal or a
 * service manager signals every process of a group, and `scripts/start.mjs` passes the signal on. A later one (somebody presses Ctrl-C
 * again) ends the process at once.
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
