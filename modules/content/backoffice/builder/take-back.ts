import type { Api } from '#contract/client.ts'
import type { OpenDocument, StepOutcome } from './use-document.ts'

/**
 * A document with the functions that change it on the server: the page that is open in the editor, or the same page in the other language.
 */
export type Steps = Pick<OpenDocument, 'calls' | 'id' | 'step'>

/**
 * The result of taking a publication back. `late`: not done, because the document was published again in the meantime. `restored`: the earlier
 * version is published again. `off`: there is no earlier version, so the document was taken off the site.
 */
type TakenBack = { kind: 'late' } | { kind: 'restored' | 'off'; outcome: StepOutcome }

/** The numbers of all published versions of a document, the latest first. Empty if the call fails. */
export async function publishedVersions(api: Api, { calls, id }: Steps): Promise<number[]> {
  const answer = await api.call(calls.versions, { params: { id } })
  return answer.ok ? answer.value.flatMap(({ number, reason }) => (reason === 'publish' ? [number] : [])) : []
}

/**
 * Takes a publication back: the version that was live before is published again. If nothing was live before, the page is taken off the site. The
 * draft does not change. With `publication`, only that version is taken back; if a later version exists, nothing is done. `wasLive`: whether the
 * document was already live before the publication.
 */
export async function takeBack(
  api: Api,
  doc: Steps,
  wanted: { publication?: number | undefined; wasLive: boolean },
): Promise<TakenBack> {
  const { calls, id, step } = doc
  const params = { id }
  const [latest, before] = await publishedVersions(api, doc)
  if (wanted.publication !== undefined && latest !== wanted.publication) return { kind: 'late' }
  if (before === undefined || !wanted.wasLive)
    return { kind: 'off', outcome: await step(() => api.call(calls.unpublish, { params, body: {} })) }
  const publish = step((revision) => api.call(calls.publish, { params, body: { revision, number: before } }))
  return { kind: 'restored', outcome: await publish }
}
