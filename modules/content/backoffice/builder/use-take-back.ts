import { useApi } from '#ui/backoffice/staff.tsx'
import type { OpenDocument, StepOutcome } from './use-document.ts'

/**
 * The result of taking a publication back. `late`: not done, because the document was published again in the meantime. `restored`: the earlier
 * version is published again. `off`: there is no earlier version, so the document was taken off the site.
 */
type TakenBack = { kind: 'late' } | { kind: 'restored' | 'off'; outcome: StepOutcome }

/**
 * Takes a publication back: the version that was live before is published again. If nothing was live before, the page is taken off the site. The
 * draft stays.
 */
export function useTakeBack({ calls, id, step }: OpenDocument) {
  const api = useApi()
  const params = { id }
  /** The numbers of all published versions of the document, the latest first. */
  const published = async (): Promise<number[]> => {
    const answer = await api.call(calls.versions, { params })
    return answer.ok ? answer.value.flatMap(({ number, reason }) => (reason === 'publish' ? [number] : [])) : []
  }
  /**
   * With `publication`, only that version is taken back; if a later version exists, nothing is done. `wasLive`: whether the document was already live
   * before the publication.
   */
  const takeBack = async (wanted: { publication?: number | undefined; wasLive: boolean }): Promise<TakenBack> => {
    const [latest, before] = await published()
    if (wanted.publication !== undefined && latest !== wanted.publication) return { kind: 'late' }
    if (before === undefined || !wanted.wasLive)
      return { kind: 'off', outcome: await step(() => api.call(calls.unpublish, { params, body: {} })) }
    const publish = step((revision) => api.call(calls.publish, { params, body: { revision, number: before } }))
    return { kind: 'restored', outcome: await publish }
  }
  return { published, takeBack }
}
