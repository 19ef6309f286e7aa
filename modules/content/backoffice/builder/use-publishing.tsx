import { notify } from '#ui/backoffice/notify.ts'
import { callKey } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { builderTexts } from '../../words/builder.ts'
import { publishedVersions, takeBack } from './take-back.ts'
import { publishTwin, type TwinDraft } from './twin-draft.ts'
import type { OpenDocument, StepOutcome } from './use-document.ts'
import type { OnProblems } from './use-problems.ts'
import { useTwinOff } from './use-twin-off.ts'

/**
 * How a page is taken off the site. `to`: the page to which its address redirects; null: its address responds with 404. `twin`: the page in
 * the other language, if it is taken off, too.
 */
export interface WantedOff {
  to: string | null
  twin?: { id: string; name: string; language: string; to: string | null } | undefined
}

/**
 * What one click on 'undo' takes back: the publication of the page, and the publication of the page in the other language that was made
 * with it. `publication`: the number of the published version.
 */
interface Publication {
  publication?: number | undefined
  wasLive: boolean
  twin?: (TwinDraft & { publication: number }) | undefined
}

/** Publishes a document (for example a page), takes a publication back, takes the document off the site, or discards its draft. */
export function usePublishing({ doc, name, onProblems }: { doc: OpenDocument; name: string; onProblems: OnProblems }) {
  const api = useApi()
  const t = useTexts(builderTexts)
  const [isBusy, setIsBusy] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const takeTwinOff = useTwinOff()
  const { calls, id, step, view } = doc
  const params = { id }
  const isLive = view.live !== null
  const hasPlan = view.plan?.action === 'publish'
  // All notifications about publishing this document have the same id. So a new one replaces the previous one.
  const say = (message: string, next?: ReactNode) => notify(message, 'done', next, `published-${id}`)
  const refuse = (outcome: StepOutcome & { ok: false }) =>
    notify(outcome.message, outcome.errors[0]?.code === 'content.nothing_new' ? 'look' : 'failed')
  const run = async (work: Promise<StepOutcome>, done?: () => unknown) => {
    setIsBusy(true)
    const outcome = await work
    if (outcome.ok) {
      onProblems([])
      await done?.()
      void queries.invalidateQueries({ queryKey: callKey(calls.overview) })
    }
    setIsBusy(false)
    if (outcome.ok) return
    if (outcome.errors.some(({ field }) => field)) onProblems(outcome.errors)
    else refuse(outcome)
  }
  const withEndedPlan = (message: string, isEnded: boolean) => (isEnded ? `${message} ${t.planEnded}` : message)
  /**
   * Takes back the publication of the page in the other language. Returns undefined if this worked; otherwise a message with the reason.
   */
  const takeTwinBack = async ({ publication, ...twin }: NonNullable<Publication['twin']>) => {
    const taken = await takeBack(api, twin, { publication, wasLive: twin.wasLive })
    if (taken.kind === 'late') return t.publishedSince
    return taken.outcome.ok ? undefined : taken.outcome.message
  }
  const back = async ({ twin, ...wanted }: Publication) => {
    setIsBusy(true)
    const taken = await takeBack(api, doc, wanted)
    const isDone = taken.kind !== 'late' && taken.outcome.ok
    const refused = isDone && twin ? await takeTwinBack(twin) : undefined
    setIsBusy(false)
    if (taken.kind === 'late') return notify(t.publishedSince, 'look', undefined, `published-${id}`)
    // The server returns the wrong fields of the earlier version, but the form shows the draft. Therefore no field is marked; only the
    // message is shown.
    if (!taken.outcome.ok) return refuse(taken.outcome)
    void queries.invalidateQueries({ queryKey: callKey(calls.overview) })
    if (twin && refused === undefined) return say(t.both.takenBack(name, twin.language))
    say(taken.kind === 'off' ? t.takenOff(name) : withEndedPlan(t.takenBack(name), hasPlan))
    if (twin && refused !== undefined) notify(t.both.notTakenBack(twin.language, twin.name, refused), 'failed')
  }
  const published = async (twin: TwinDraft | undefined) => {
    const other = twin && (await publishTwin(api, twin))
    const [publication] = await publishedVersions(api, doc)
    const along =
      twin && other?.publication !== undefined
        ? { ...twin, publication: other.publication, wasLive: other.wasLive ?? twin.wasLive }
        : undefined
    const isBoth = twin !== undefined && other?.refused === undefined
    say(
      withEndedPlan(isBoth ? t.both.published(name, twin.language) : t.published(name), hasPlan),
      <Button size="xs" onClick={() => void back({ publication, wasLive: isLive, twin: along })}>
        {t.takeBack}
      </Button>,
    )
    if (!twin || other?.refused === undefined) return
    notify(
      t.both.refused(twin.language, twin.name, other.refused),
      'failed',
      <Button size="xs" onClick={() => void navigate(`/seiten/${twin.id}`)}>
        {t.both.open(twin.language)}
      </Button>,
    )
  }
  return {
    isBusy,
    back,
    /**
     * `twin`: the page in the other language, if it is published, too. If the server refuses to publish `twin`, the page itself stays
     * published.
     */
    publish: (twin?: TwinDraft) =>
      run(
        step((revision) => api.call(calls.publish, { params, body: { revision } })),
        () => published(twin),
      ),
    off: ({ to, twin }: WantedOff) =>
      run(
        step(() => api.call(calls.unpublish, { params, body: { to } })),
        () => {
          if (!twin) return say(t.takenOff(name))
          return takeTwinOff(twin.id, twin.to).then((refused) => {
            say(refused === undefined ? t.takenOffBoth(name, twin.language) : t.takenOff(name))
            if (refused !== undefined) notify(t.twinOnline(twin.language, twin.name, refused), 'failed')
          })
        },
      ),
    discard: () => run(step((revision) => api.call(calls.discard, { params, body: { revision } }))),
  }
}
