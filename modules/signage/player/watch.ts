import type { WrittenLine } from '../contract.ts'
import type { PlayerPart, Written } from '../rules/log-codes.ts'
import { KeyRefused, Refused, Unanswered } from './server.ts'

const MOST_LOG = 300

/**
 * Collects errors: logs them for staff, and remembers which errors persist. The screen continues without a network, but stops when the
 * server refuses its key.
 */
export function openWatch(now: () => number, onRefused: () => void) {
  const errors = new Set<string>()
  const log: WrittenLine[] = []
  const note = (line: Written): void => {
    log.push({ at: new Date(now()).toISOString(), ...line })
    if (log.length > MOST_LOG) log.shift()
  }
  return {
    errors,
    log,
    note,
    async guarded(what: PlayerPart, act: () => Promise<unknown>): Promise<void> {
      try {
        await act()
        if (errors.delete(what)) note({ code: 'works_again', values: { part: what } })
      } catch (error) {
        if (error instanceof KeyRefused) return onRefused()
        // The request is repeated every few seconds, so of several errors in a row only the first is logged. Without this, a night without
        // a network would push all other lines out of the log.
        if (!errors.has(what)) note(failureOf(what, error))
        errors.add(what)
      }
    },
  }
}

const MOST_DETAIL = 300

function failureOf(part: PlayerPart, error: unknown): Written {
  if (error instanceof Unanswered) return { code: error.code, values: { part } }
  if (error instanceof Refused) return { code: 'refused', values: { part, status: error.status } }
  return { code: 'failed', values: { part, detail: String(error).slice(0, MOST_DETAIL) } }
}
