/** Within this time a second signal counts as a duplicate of the first. */
const SAME_MS = 1_000

/**
 * Returns a function that handles stop signals. The first signal calls `stop`, which shuts the server down. A second signal within a
 * second is ignored as a duplicate: a terminal or a service manager sends the signal to every process of a group, and `scripts/start.mjs`
 * sends it, too. A later signal (somebody presses Ctrl-C again) calls `quit`, which ends the process at once.
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
