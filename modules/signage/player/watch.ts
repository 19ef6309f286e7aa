import { KeyRefused } from './server.ts'

const MOST_LOG = 300

/** What goes wrong: noted for staff, and what still is wrong. A missing network is no end; a refused key is. */
export function openWatch(now: () => number, onRefused: () => void) {
  const errors = new Set<string>()
  const log: { at: string; line: string }[] = []
  const note = (line: string): void => {
    log.push({ at: new Date(now()).toISOString(), line: line.slice(0, 300) })
    if (log.length > MOST_LOG) log.shift()
  }
  return {
    errors,
    log,
    note,
    async guarded(what: string, act: () => Promise<unknown>): Promise<void> {
      try {
        await act()
        if (errors.delete(what)) note(`${what}: works again`)
      } catch (error) {
        if (error instanceof KeyRefused) return onRefused()
        // Asked again every few seconds: one line tells it, else a night without a network would push out all others.
        if (!errors.has(what)) note(`${what}: ${error instanceof Error ? error.message : 'failed'}`)
        errors.add(what)
      }
    },
  }
}
