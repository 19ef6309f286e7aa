import { atRest } from '#ui/backoffice/ahead.tsx'
import { useLateCall } from '#ui/backoffice/calls.ts'

/** Loads whether each printer prints and whether a slip needs a person. Every screen asks for this, and none waits for it. */
export const useStates = (options: { enabled?: boolean } = {}) =>
  useLateCall(load, undefined, { name: 'devices.states', refetchInterval: 15_000, ...options })

const load = async () => {
  await atRest()
  return import('../contract.ts').then(({ deviceEndpoints }) => deviceEndpoints.states)
}
