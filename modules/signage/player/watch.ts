import { KeyRefused } from './server.ts'

const MOST_LOG = 300

/**
 * Collects errors: logs them for staff, and remembers which errors persist. The screen continues without a network, but stops when the
 * server refuses its key.
 */
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
        // The call is repeated every few seconds, so only the first error is logged. Otherwise a night without a network would push all other
        // lines out of the log.
        if (!errors.has(what)) note(`${what}: ${error instanceof Error ? error.message : 'failed'}`)
        errors.add(what)
      }
    },
  }
}
