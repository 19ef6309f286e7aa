import type { Api } from '#contract/client.ts'
import { callKey } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { contentEndpoints } from '../../contract.ts'
import { builderTexts } from '../../words/builder.ts'
import { isTwinOffered } from './plan-both.ts'
import { publishedVersions, type Steps } from './take-back.ts'
import type { OpenDocument } from './use-document.ts'
import { useTwin } from './use-twin.ts'

/**
 * The page in the other language, if it has a draft that is not published, and the functions that publish it and take the publication back.
 */
export interface TwinDraft extends Steps {
  language: string
  name: string
  /** Whether visitors see an earlier version of this page now. */
  wasLive: boolean
}

/** Returns the page in the other language, if it has a draft that is not published. Otherwise undefined. */
export function useTwinDraft(doc: OpenDocument): TwinDraft | undefined {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTexts(builderTexts)
  const { twin } = useTwin(doc)
  if (!twin || !isTwinOffered('publish', twin)) return undefined
  const { id, locale, name, state } = twin
  const calls = contentEndpoints.sites
  return {
    calls,
    id,
    language: locale === 'en' ? t.language.en : t.language.de,
    name,
    wasLive: state === 'changed',
    async step(run) {
      const attempt = async () => {
        // The revision in the list of pages may be out of date. So the draft of the other page is loaded, and its revision is used.
        const now = await api.call(calls.draft, { params: { id } })
        return now.ok ? run(now.value.revision) : now
      }
      const first = await attempt()
      // If the user has just left the editor of the other page, its last change may be saved between the two calls. Then the publication is refused
      // as out of date (`record.stale`), and a second attempt is made.
      const answer = !first.ok && first.errors[0]?.code === 'record.stale' ? await attempt() : first
      await queries.invalidateQueries({ queryKey: callKey(calls.overview) })
      return answer.ok
        ? { ok: true }
        : { ok: false, errors: answer.errors, message: answer.errors[0]?.message ?? t.failed }
    },
  }
}

/**
 * Publishes the page in the other language. `refused`: the reason if it is refused. `publication`: the number of the new version. It is undefined if
 * nothing was published, because somebody had published this draft a moment before. `wasLive`: whether visitors saw an earlier version before.
 */
export async function publishTwin(
  api: Api,
  twin: TwinDraft,
): Promise<{ refused?: string; publication?: number | undefined; wasLive?: boolean }> {
  const { calls, id, step } = twin
  // The state in the list of pages may be out of date. So the draft of the page is loaded.
  const before = await api.call(calls.draft, { params: { id } })
  const wasLive = before.ok ? before.value.live !== null : twin.wasLive
  const outcome = await step((revision) => api.call(calls.publish, { params: { id }, body: { revision } }))
  if (outcome.ok) return { publication: (await publishedVersions(api, twin))[0], wasLive }
  return outcome.errors[0]?.code === 'content.nothing_new' ? {} : { refused: outcome.message }
}
