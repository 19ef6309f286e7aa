import { useStates } from './use-states.ts'

/** The number of slips that need a person plus printers that do not print; shown next to the name of the screen. */
export function AskingCount() {
  const found = useStates()
  const count = (found.data?.value ?? []).reduce((sum, { asks, silentSince }) => sum + asks + (silentSince ? 1 : 0), 0)
  return count > 0 ? <span className="bdg solid-alarm">{count}</span> : null
}
