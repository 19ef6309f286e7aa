/**
 * Milliseconds. If a timer fires later than planned by more than this, the browser was asleep or the page was blocked. After `MOST_LATE` such
 * timers in a row the page is reloaded.
 */
const LATE_MS = 3_000
const MOST_LATE = 3
const LONGEST_WAIT_MS = 2 ** 31 - 1
const SHORTEST_WAIT_MS = 20

/** The timer for the next change of the program on the screen. If it fires far too late several times in a row, the page is reloaded. */
export function oneTimer(deps: { monotonic: () => number; reload: () => void }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lates = 0
  return {
    stop: () => clearTimeout(timer),
    set(milliseconds: number, act: () => void): void {
      const wait = Math.max(SHORTEST_WAIT_MS, Math.min(milliseconds, LONGEST_WAIT_MS))
      const due = deps.monotonic() + wait
      clearTimeout(timer)
      timer = setTimeout(() => {
        lates = deps.monotonic() - due > LATE_MS ? lates + 1 : 0
        if (lates >= MOST_LATE) deps.reload()
        else act()
      }, wait)
    },
  }
}
