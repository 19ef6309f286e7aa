import { builderTexts } from '../../words/builder.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconCalendarPlus,
  IconCalendarX,
  IconChevronDown,
  IconRestore,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import { PlanDialog } from './PlanDialog.tsx'
import type { OpenDocument } from './use-document.ts'

interface PublishProps {
  doc: OpenDocument
  name: string
  onProblems: (problems: readonly { field?: string | undefined; message: string }[]) => void
  onRemove?: (() => void) | undefined
}

/** Publish now, and everything else that changes what visitors see. */
export function PublishButtons({ doc, name, onProblems, onRemove }: PublishProps) {
  const api = useApi()
  const t = useTexts(builderTexts)
  const [isBusy, setIsBusy] = useState(false)
  const [planned, setPlanned] = useState<'publish' | 'unpublish'>()
  const { calls, id, isMine, step, view } = doc
  const isLive = view.live !== null
  const run = async (work: ReturnType<typeof step>, done?: string) => {
    setIsBusy(true)
    const outcome = await work
    setIsBusy(false)
    if (outcome.ok) {
      onProblems([])
      if (done) notify(done)
    } else if (outcome.errors.some(({ field }) => field)) onProblems(outcome.errors)
    else notify(outcome.message, 'failed')
  }
  const params = { id }
  const publish = () =>
    run(
      step((revision) => api.call(calls.publish, { params, body: { revision } })),
      t.published(name),
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
                  () => void run(step(() => api.call(calls.plan, { params, body: { action: 'none' } }))),
                )
              : null}
            {isLive && view.state === 'changed'
              ? item(
                  IconRestore,
                  t.discard,
                  () => void run(step((revision) => api.call(calls.discard, { params, body: { revision } }))),
                )
              : null}
            {isLive
              ? item(
                  IconWorldOff,
                  t.unpublish,
                  () => void run(step(() => api.call(calls.unpublish, { params, body: {} }))),
                )
              : null}
            {onRemove ? item(IconTrash, t.remove, onRemove) : null}
          </Menu.Dropdown>
        </Menu>
      </div>
      {planned ? (
        <PlanDialog
          action={planned}
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
