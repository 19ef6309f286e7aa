import { callKey } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { contentEndpoints, type DocumentLine, type DocumentView } from '../../contract.ts'
import { builderTexts } from '../../words/builder.ts'
import { isPlannedAlike } from './plan-both.ts'
import type { OpenDocument } from './use-document.ts'
import { useTwin } from './use-twin.ts'

/**
 * Cancels the plan of a document: its planned publication, or the plan to take it off the site. If the page in the other language has the
 * same plan, that plan is cancelled, too. A message shows what was cancelled.
 */
export function useCancelPlan(doc: OpenDocument): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTexts(builderTexts)
  const { own, twin } = useTwin(doc)
  const { calls, draft, id, step, view } = doc
  const name = String(draft.data['name'] || draft.data['identifier'] || '')
  const other = own === 'en' ? t.language.de : t.language.en
  /**
   * Cancels the plan of the page in the other language, if both pages have the same plan. Returns undefined if they do not have the same plan, an
   * empty text if the plan was cancelled, or the reason if the server refused.
   */
  const cancelTwin = async (page: DocumentLine, plan: DocumentView['plan']): Promise<string | undefined> => {
    const params = { id: page.id }
    // The plan in the list of pages may be out of date. So the draft of the other page is loaded.
    const now = await api.call(contentEndpoints.sites.draft, { params })
    if (!now.ok) return now.errors[0]?.message ?? t.failed
    if (!isPlannedAlike(plan, now.value.plan)) return undefined
    const done = await api.call(contentEndpoints.sites.plan, { params, body: { action: 'none' } })
    await queries.invalidateQueries({ queryKey: callKey(contentEndpoints.sites.overview) })
    return done.ok ? '' : (done.errors[0]?.message ?? t.failed)
  }
  return async () => {
    const { plan } = view
    const outcome = await step(() => api.call(calls.plan, { params: { id }, body: { action: 'none' } }))
    if (!outcome.ok) return notify(outcome.message, 'failed')
    const refused = twin ? await cancelTwin(twin, plan) : undefined
    notify(
      refused === '' ? t.planCancelledBoth(name, other) : t.planCancelled(name),
      'done',
      undefined,
      `published-${id}`,
    )
    if (twin && refused) notify(t.twinPlanned(other, twin.name, refused), 'failed')
  }
}
