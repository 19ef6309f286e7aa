import { atRest } from '#ui/backoffice/ahead.tsx'
import { useLateCall } from '#ui/backoffice/calls.ts'

/**
 * Loads the state of each printer: its condition, and the number of slips that need a decision. The menu and the alarm banner need the
 * states on every page. They are loaded after the page is ready, so that no page is delayed.
 */
export const useStates = (options: { enabled?: boolean } = {}) =>
  useLateCall(load, undefined, { name: 'devices.states', refetchInterval: 15_000, ...options })

const load = async () => {
  await atRest()
  return import('../contract.ts').then(({ deviceEndpoints }) => deviceEndpoints.states)
}
