import { useApi } from '#ui/backoffice/staff.tsx'
import type { OpenDocument, StepOutcome } from './use-document.ts'

/** late: somebody has published again since. off: nothing was live before, so the page is taken off the site. */
type TakenBack = { kind: 'late' } | { kind: 'restored' | 'off'; outcome: StepOutcome }

/**
 * Takes a publication back: the version that was live before is published again. If nothing was live before, the page is taken off the site. The
 * draft is stored as a version first.
 */
export function useTakeBack({ calls, id, step }: OpenDocument) {
  const api = useApi()
  const params = { id }
  /** Numbers of the published versions, the latest first. */
  const published = async (): Promise<number[]> => {
    const answer = await api.call(calls.versions, { params })
    return answer.ok ? answer.value.flatMap(({ number, reason }) => (reason === 'publish' ? [number] : [])) : []
  }
  /** `publication`: takes back only the publication with this number. `wasLive`: whether the page was live before that publication. */
  const takeBack = async (wanted: { publication?: number | undefined; wasLive: boolean }): Promise<TakenBack> => {
    const [latest, before] = await published()
    if (wanted.publication !== undefined && latest !== wanted.publication) return { kind: 'late' }
    if (before === undefined || !wanted.wasLive)
      return { kind: 'off', outcome: await step(() => api.call(calls.unpublish, { params, body: {} })) }
    const loaded = await step((revision) => api.call(calls.restore, { params, body: { number: before, revision } }))
    const publish = () => step((revision) => api.call(calls.publish, { params, body: { revision } }))
    return { kind: 'restored', outcome: loaded.ok ? await publish() : loaded }
  }
  return { published, takeBack }
}
