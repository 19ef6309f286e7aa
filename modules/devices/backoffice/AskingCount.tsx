import { useStates } from './use-states.ts'

/** Slips that need a person, and printers that do not print, beside the name of the screen. */
export function AskingCount() {
  const found = useStates()
  const count = (found.data?.value ?? []).reduce((sum, { asks, silentSince }) => sum + asks + (silentSince ? 1 : 0), 0)
  return count > 0 ? <span className="bdg solid-alarm">{count}</span> : null
}
