import { builderTexts } from '../../words/builder.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
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
import { useState } from 'react'
import { LeadsHere } from './LeadsHere.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useTwinDraft } from './twin-draft.ts'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import { useCancelPlan } from './use-cancel-plan.ts'
import type { OpenDocument } from './use-document.ts'
import type { OnProblems } from './use-problems.ts'
import { usePublishing } from './use-publishing.tsx'
import { useTwinPlan } from './use-twin-plan.ts'

interface PublishProps {
  doc: OpenDocument
  name: string
  onProblems: OnProblems
  onRemove?: (() => void) | undefined
}

/**
 * The button that publishes a document (for example a page). A menu next to the button can plan the publication, take the document off the
 * site or delete it.
 */
export function PublishButtons({ doc, name, onProblems, onRemove }: PublishProps) {
  const api = useApi()
  const t = useTexts(builderTexts)
  const [isAsking, setIsAsking] = useState(false)
  const [isGoing, setIsGoing] = useState(false)
  const [planned, setPlanned] = useState<'publish' | 'unpublish'>()
  const { calls, id, isMine, kind, step, view } = doc
  const isLive = view.live !== null
  const { back, discard, isBusy, off, publish } = usePublishing({ doc, name, onProblems })
  const cancelPlan = useCancelPlan(doc)
  const twin = useTwinPlan(doc, planned)
  const other = useTwinDraft(doc)
  const item = (Picture: typeof IconTrash, label: string, onClick: () => void) => (
    <Menu.Item leftSection={<Picture className="i" stroke={1.75} aria-hidden />} onClick={onClick}>
      {label}
    </Menu.Item>
  )
  return (
    <>
      <div className="btns">
        <Button
          variant="filled"
          loading={isBusy}
          disabled={!isMine}
          onClick={() => (other ? setIsAsking(true) : void publish())}
        >
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
            {view.plan ? item(IconCalendarX, t.planCancel, () => void cancelPlan()) : null}
            {isLive && view.state === 'changed' ? item(IconRestore, t.discard, () => void discard()) : null}
            {isLive ? item(IconArrowBackUp, t.takeBackLast, () => void back({ wasLive: true })) : null}
            {isLive
              ? item(IconWorldOff, t.unpublish, () => (kind === 'site' ? setIsGoing(true) : void off({ to: null })))
              : null}
            {onRemove ? item(IconTrash, t.remove, onRemove) : null}
          </Menu.Dropdown>
        </Menu>
      </div>
      {isAsking && other ? (
        <PublishDialog
          name={name}
          twin={other}
          onClose={() => setIsAsking(false)}
          onSend={(along) => {
            setIsAsking(false)
            void publish(along)
          }}
        />
      ) : null}
      {isGoing ? (
        <UnpublishDialog
          doc={doc}
          name={name}
          onClose={() => setIsGoing(false)}
          onSend={(wanted) => {
            setIsGoing(false)
            void off(wanted)
          }}
        />
      ) : null}
      {planned ? (
        <PlanDialog
          action={planned}
          twin={twin}
          places={
            planned === 'unpublish' && kind === 'site' ? <LeadsHere id={id} name={name} going={[id]} isNowhere /> : null
          }
          onClose={() => setPlanned(undefined)}
          plan={(at, offset) =>
            step(() =>
              api.call(calls.plan, {
                params: { id },
                body: { action: planned, at, ...(offset ? { offset } : {}) },
              }),
            )
          }
          onProblems={onProblems}
        />
      ) : null}
    </>
  )
}
