import { atRest } from '#ui/backoffice/ahead.tsx'
import { useLateCall } from '#ui/backoffice/calls.ts'

/** Does each printer print, and does a slip need a person? Every screen asks this, and none waits for it. */
export const useStates = (options: { enabled?: boolean } = {}) =>
  useLateCall(load, undefined, { name: 'devices.states', refetchInterval: 15_000, ...options })

const load = async () => {
  await atRest()
  return import('../contract.ts').then(({ deviceEndpoints }) => deviceEndpoints.states)
}
