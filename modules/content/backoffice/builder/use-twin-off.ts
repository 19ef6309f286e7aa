import { callKey } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { contentEndpoints } from '../../contract.ts'
import { builderTexts } from '../../words/builder.ts'

/** Takes the page in the other language off the site. Returns the reason if the server refuses this; otherwise undefined. */
export function useTwinOff(): (id: string, to: string | null) => Promise<string | undefined> {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTexts(builderTexts)
  return async (id, to) => {
    const answer = await api.call(contentEndpoints.sites.unpublish, { params: { id }, body: { to } })
    await queries.invalidateQueries({ queryKey: callKey(contentEndpoints.sites.overview) })
    return answer.ok ? undefined : (answer.errors[0]?.message ?? t.failed)
  }
}
