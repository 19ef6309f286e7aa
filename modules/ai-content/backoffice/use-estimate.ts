import { useCall } from '#ui/backoffice/calls.ts'
import { aiContentEndpoints as calls } from '../contract.ts'
import type { AiTask } from '../rules/choose-places.ts'

/** The number of texts of a wish and its estimated cost, requested whenever the wish changes. */
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
