import { builderTexts } from '../../words/builder.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconCalendarX,
  IconChevronDown,
  IconRestore,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { PlanDialog } from './PlanDialog.tsx'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import type { OpenDocument, StepOutcome } from './use-document.ts'
import { useTakeBack } from './use-take-back.ts'
import { useTwinPlan } from './use-twin-plan.ts'

interface PublishProps {
  doc: OpenDocument
  name: string
  onProblems: (problems: readonly { field?: string | undefined; message: string }[]) => void
  onRemove?: (() => void) | undefined
}

/** The button that publishes a document, and a menu to plan the publication, to take the document off the site or to delete it. */
export function PublishButtons({ doc, name, onProblems, onRemove }: PublishProps) {
  const api = useApi()
  const t = useTexts(builderTexts)
  const [isBusy, setIsBusy] = useState(false)
  const [isGoing, setIsGoing] = useState(false)
  const [planned, setPlanned] = useState<'publish' | 'unpublish'>()
  const { calls, id, isMine, kind, step, view } = doc
  const isLive = view.live !== null
  const { published, takeBack } = useTakeBack(doc)
  const twin = useTwinPlan(doc, planned)
  const run = async (work: Promise<StepOutcome>, done?: () => void) => {
    setIsBusy(true)
    const outcome = await work
    setIsBusy(false)
    if (outcome.ok) {
      onProblems([])
      done?.()
    } else if (outcome.errors.some(({ field }) => field)) onProblems(outcome.errors)
    else notify(outcome.message, outcome.errors[0]?.code === 'content.nothing_new' ? 'look' : 'failed')
  }
  const params = { id }
  // All notifications about publishing this document have the same id. So a new one replaces the previous one.
  const say = (message: string, next?: ReactNode) => notify(message, 'done', next, `published-${id}`)
  const back = async (wanted: Parameters<typeof takeBack>[0]) => {
    const taken = await takeBack(wanted)
    if (taken.kind === 'late') return notify(t.publishedSince, 'look', undefined, `published-${id}`)
    return run(Promise.resolve(taken.outcome), () => say(taken.kind === 'off' ? t.takenOff(name) : t.takenBack(name)))
  }
  const publish = async () => {
    const endsPlan = view.plan?.action === 'publish'
    await run(
      step((revision) => api.call(calls.publish, { params, body: { revision } })),
      () =>
        void published().then(([publication]) =>
          say(
            endsPlan ? `${t.published(name)} ${t.planEnded}` : t.published(name),
            <Button size="xs" onClick={() => void back({ publication, wasLive: isLive })}>
              {t.takeBack}
            </Button>,
          ),
        ),
    )
  }
  const off = (to: string | null) =>
    run(
      step(() => api.call(calls.unpublish, { params, body: { to } })),
      () => say(t.takenOff(name)),
    )
  const item = (Picture: typeof IconTrash, label: string, onClick: () => void) => (
    <Menu.Item leftSection={<Picture className="i" stroke={1.75} aria-hidden />} onClick={onClick}>
      {label}
    </Menu.Item>
  )
  return (
    <>
      <div className="btns">
        <Button variant="filled" loading={isBusy} disabled={!isMine} onClick={() => void publish()}>
          {t.publish}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="filled" aria-label={t.more} disabled={!isMine}>
              <IconChevronDown className="i" stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {item(IconCalendarPlus, t.planPublish, () => setPlanned('publish'))}
            {isLive ? item(IconCalendarX, t.planUnpublish, () => setPlanned('unpublish')) : null}
            {view.plan
              ? item(
                  IconCalendarX,
                  t.planCancel,
                  () =>
                    void run(
                      step(() => api.call(calls.plan, { params, body: { action: 'none' } })),
                      () => say(t.planCancelled(name)),
                    ),
                )
              : null}
            {isLive && view.state === 'changed'
              ? item(
                  IconRestore,
                  t.discard,
                  () => void run(step((revision) => api.call(calls.discard, { params, body: { revision } }))),
                )
              : null}
            {isLive ? item(IconArrowBackUp, t.takeBackLast, () => void back({ wasLive: true })) : null}
            {isLive
              ? item(IconWorldOff, t.unpublish, () => (kind === 'site' ? setIsGoing(true) : void off(null)))
              : null}
            {onRemove ? item(IconTrash, t.remove, onRemove) : null}
          </Menu.Dropdown>
        </Menu>
      </div>
      {isGoing ? (
        <UnpublishDialog
          id={id}
          name={name}
          language={String(view.data['locale'])}
          onClose={() => setIsGoing(false)}
          onSend={(to) => {
            setIsGoing(false)
            void off(to)
          }}
        />
      ) : null}
      {planned ? (
        <PlanDialog
          action={planned}
          twin={twin}
          onClose={() => setPlanned(undefined)}
          plan={(at, offset) =>
            step(() => api.call(calls.plan, { params, body: { action: planned, at, ...(offset ? { offset } : {}) } }))
          }
          onProblems={onProblems}
        />
      ) : null}
    </>
  )
}
