import { useStates } from './use-states.ts'

/**
 * The number of slips that need a person, plus the number of printers that do not print. It is shown in the menu, next to the link to the printers.
 */
export function AskingCount() {
  const found = useStates()
  const count = (found.data?.value ?? []).reduce((sum, { asks, silentSince }) => sum + asks + (silentSince ? 1 : 0), 0)
  return count > 0 ? <span className="bdg solid-alarm">{count}</span> : null
}
