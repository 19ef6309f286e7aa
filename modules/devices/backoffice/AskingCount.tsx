import { useCall } from '#ui/backoffice/calls.ts'
import { deviceEndpoints } from '../contract.ts'

/** Slips that need a person, and printers that do not print, beside the name of the screen. */
export function AskingCount() {
  const found = useCall(deviceEndpoints.states, undefined, { refetchInterval: 15_000 })
  const count = (found.data?.value ?? []).reduce((sum, { asks, silentSince }) => sum + asks + (silentSince ? 1 : 0), 0)
  return count > 0 ? <span className="bdg solid-alarm">{count}</span> : null
}
