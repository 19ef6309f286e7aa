import { useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useEscape } from '#ui/backoffice/use-escape.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconExternalLink, IconHistory, IconLock, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { logsEndpoints } from '../contract.ts'
import { logTexts } from '../words/logs.ts'
import { logsTitles } from '../words/titles.ts'
import { Changes, Facts, Following } from './LogEntryParts.tsx'
import { useLogReader } from './use-log-words.ts'

interface LogEntryViewProps {
  id: string
  onStep: (by: number) => void
  onClose: () => void
  /** Called when the user wants to see all entries about this record. */
  onHistory: (entity: string, entityId: string) => void
}

/**
 * Shows one entry of the audit trail: who did what, when, in which branch and why. Below are the fields before and after, and later entries
 * of the same request or record.
 */
export function LogEntryView({ id, onStep, onClose, onHistory }: LogEntryViewProps) {
  const t = useTexts(logTexts)
  const titles = useTexts(logsTitles)
  const reader = useLogReader()
  const found = useCall(logsEndpoints.get, { params: { id } })
  const pane = useRef<HTMLElement>(null)
  useEscape(pane, onClose)
  const entry = found.data?.value
  const to = entry && reader.to(entry)
  return (
    <section ref={pane} className="lview" aria-label={entry ? reader.action(entry) : titles.log}>
      <header className="lvhead">
        <div style={{ minWidth: 0 }}>
          <h2 className="el">{entry ? reader.action(entry) : titles.log}</h2>
          {entry ? (
            <p className="mut el">
              {reader.kind(entry.entity, entry.variant)} {reader.label(entry)}
              {entry.number && entry.label ? ` · ${entry.label}` : ''}
            </p>
          ) : null}
        </div>
        <span className="sp" />
        <ActionIcon variant="subtle" aria-label={t.previous} onClick={() => onStep(-1)}>
          <IconChevronUp className="i" aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={t.next} onClick={() => onStep(1)}>
          <IconChevronDown className="i" aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={t.close} onClick={onClose}>
          <IconX className="i" aria-hidden />
        </ActionIcon>
      </header>
      <div className="lvbody">
        {found.error ? (
          <FailedState error={found.error} title={t.oneFailed} retry={() => void found.refetch()} />
        ) : entry ? (
          <>
            <Facts entry={entry} />
            <Changes entry={entry} />
            <Following entries={entry.following} />
            <p className="lnote">
              <IconLock className="i" aria-hidden />
              {t.forever}
            </p>
          </>
        ) : (
          <LoadingState label={titles.log} />
        )}
      </div>
      {entry ? (
        <footer className="lvfoot">
          {to ? (
            <Button component={Link} to={to} leftSection={<IconExternalLink className="i" aria-hidden />}>
              {t.open(reader.kind(entry.entity, entry.variant))}
            </Button>
          ) : null}
          <span className="sp" />
          <Button
            onClick={() => onHistory(entry.entity, entry.entityId)}
            leftSection={<IconHistory className="i" aria-hidden />}
          >
            {t.history}
          </Button>
        </footer>
      ) : null}
    </section>
  )
}
