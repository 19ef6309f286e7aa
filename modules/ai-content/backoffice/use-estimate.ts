import { useCall } from '#ui/backoffice/calls.ts'
import { aiContentEndpoints as calls } from '../contract.ts'
import type { AiTask } from '../rules/choose-places.ts'

/** How many texts a wish is about and what it costs, asked whenever it changes. */
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
