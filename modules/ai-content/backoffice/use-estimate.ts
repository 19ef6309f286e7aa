import { useCall } from '#ui/backoffice/calls.ts'
import { aiContentEndpoints as calls } from '../contract.ts'
import type { AiTask } from '../rules/choose-places.ts'

/** Requests, after every change of the form, how many texts the assistant would write and what this would cost. */
export function useEstimate(
  pageId: string,
  revision: number,
  wish: { task: AiTask; instruction: string; fields?: string[] },
) {
  const { data, error } = useCall(
    calls.estimate,
    { params: { id: pageId }, body: { revision, ...wish } },
    { keepPrevious: true },
  )
  return { data: error ? undefined : data?.value, error }
}
