import { useStates } from './use-states.ts'

/**
 * The badge at the menu item of the printers: the number of slips that need a decision by a person, plus the number of printers that have
 * not printed for five minutes although slips wait. Nothing is shown if the sum is 0.
 */
export function AskingCount() {
  const found = useStates()
  const count = (found.data?.value ?? []).reduce((sum, { asks, silentSince }) => sum + asks + (silentSince ? 1 : 0), 0)
  return count > 0 ? <span className="bdg solid-alarm">{count}</span> : null
}
