import { useStates } from './use-states.ts'

/**
 * The badge at the menu item of the printers. It shows a sum: the slips that need a decision by a person, plus the printers that have not
 * printed for five minutes although slips wait. Nothing is shown if the sum is 0.
 */
export function AskingCount() {
  const found = useStates()
  const count = (found.data?.value ?? []).reduce((sum, { asks, silentSince }) => sum + asks + (silentSince ? 1 : 0), 0)
  return count > 0 ? <span className="bdg solid-alarm">{count}</span> : null
}
