import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { builderTexts } from '../../words/builder.ts'
import type { OnProblems } from './use-problems.ts'
import type { OpenDocument, StepOutcome } from './use-document.ts'
import { useTakeBack } from './use-take-back.ts'
import { useTwinOff } from './use-twin-off.ts'

/** What is taken off the site: where the address leads then, and whether the page in the other language goes, too. */
export interface WantedOff {
  to: string | null
  twin?: { id: string; name: string; language: string; to: string | null } | undefined
}

/** Publishes a document, takes a publication back, takes the document off the site, or discards its draft. */
export function usePublishing({ doc, name, onProblems }: { doc: OpenDocument; name: string; onProblems: OnProblems }) {
  const api = useApi()
  const t = useTexts(builderTexts)
  const [isBusy, setIsBusy] = useState(false)
  const { published, takeBack } = useTakeBack(doc)
  const takeTwinOff = useTwinOff()
  const { calls, id, step, view } = doc
  const params = { id }
  const isLive = view.live !== null
  const hasPlan = view.plan?.action === 'publish'
  // All notifications about publishing this document have the same id. So a new one replaces the previous one.
  const say = (message: string, next?: ReactNode) => notify(message, 'done', next, `published-${id}`)
  const refuse = (outcome: StepOutcome & { ok: false }) =>
    notify(outcome.message, outcome.errors[0]?.code === 'content.nothing_new' ? 'look' : 'failed')
  const run = async (work: Promise<StepOutcome>, done?: () => void) => {
    setIsBusy(true)
    const outcome = await work
    setIsBusy(false)
    if (outcome.ok) {
      onProblems([])
      done?.()
    } else if (outcome.errors.some(({ field }) => field)) onProblems(outcome.errors)
    else refuse(outcome)
  }
  const withEndedPlan = (message: string, isEnded: boolean) => (isEnded ? `${message} ${t.planEnded}` : message)
  const back = async (wanted: Parameters<typeof takeBack>[0]) => {
    setIsBusy(true)
    const taken = await takeBack(wanted)
    setIsBusy(false)
    if (taken.kind === 'late') return notify(t.publishedSince, 'look', undefined, `published-${id}`)
    // The fields of a refusal are those of the earlier version, not of the draft. So only the message is shown.
    if (!taken.outcome.ok) return refuse(taken.outcome)
    return say(taken.kind === 'off' ? t.takenOff(name) : withEndedPlan(t.takenBack(name), hasPlan))
  }
  return {
    isBusy,
    back,
    publish: () =>
      run(
        step((revision) => api.call(calls.publish, { params, body: { revision } })),
        () =>
          void published().then(([publication]) =>
            say(
              withEndedPlan(t.published(name), hasPlan),
              <Button size="xs" onClick={() => void back({ publication, wasLive: isLive })}>
                {t.takeBack}
              </Button>,
            ),
          ),
      ),
    off: ({ to, twin }: WantedOff) =>
      run(
        step(() => api.call(calls.unpublish, { params, body: { to } })),
        () => {
          if (!twin) return say(t.takenOff(name))
          return void takeTwinOff(twin.id, twin.to).then((refused) => {
            say(refused === undefined ? t.takenOffBoth(name, twin.language) : t.takenOff(name))
            if (refused !== undefined) notify(t.twinOnline(twin.language, twin.name, refused), 'failed')
          })
        },
      ),
    discard: () => run(step((revision) => api.call(calls.discard, { params, body: { revision } }))),
  }
}
