import { atRest } from '#ui/backoffice/ahead.tsx'
import { useLateCall } from '#ui/backoffice/calls.ts'

/**
 * Loads the condition of each printer and the number of slips that need a person. Every page of the back office uses this, so it is loaded
 * late and no page waits for it.
 */
export const useStates = (options: { enabled?: boolean } = {}) =>
  useLateCall(load, undefined, { name: 'devices.states', refetchInterval: 15_000, ...options })

const load = async () => {
  await atRest()
  return import('../contract.ts').then(({ deviceEndpoints }) => deviceEndpoints.states)
}
