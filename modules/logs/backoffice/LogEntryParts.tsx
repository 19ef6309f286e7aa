import { formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { LogDetail, LogEntry } from '../contract.ts'
import { changesOf } from '../rules/changes.ts'
import { logTexts } from '../words/logs.ts'
import { LogValue } from './LogValue.tsx'
import { entryFacts } from './parts/entry-facts.ts'
import { useFieldNames } from './use-field-names.ts'
import { useLogReader } from './use-log-words.ts'
import { useLogZone } from './use-log-zone.ts'

export function Facts({ entry }: { entry: LogDetail }) {
  const t = useTexts(logTexts)
  const reader = useLogReader()
  const { branches, locale } = useStaff()
  const zone = useLogZone()
  const more = useFills(entryFacts).filter((one) => one.actions.includes(entry.action))
  const at = Date.parse(entry.at)
  const branch = branches.find((one) => one.id === entry.branchId)
  return (
    <dl className="kv">
      <dt>{t.who}</dt>
      <dd>{reader.actor(entry)}</dd>
      <dt>{t.when}</dt>
      <dd>
        {formatLongDay(at, zone, locale)}, {formatTime(at, zone)}
      </dd>
      {branch ? (
        <>
          <dt>{t.where}</dt>
          <dd>{branch.name}</dd>
        </>
      ) : null}
      {entry.reason ? (
        <>
          <dt>{t.reason}</dt>
          <dd>„{entry.reason}“</dd>
        </>
      ) : null}
      {entry.requestId ? (
        <>
          <dt>{t.request}</dt>
          <dd className="row">
            <code className="el">{entry.requestId}</code>
            <CopyButton value={entry.requestId}>
              {({ copied, copy }) => (
                <ActionIcon variant="subtle" size="xs" aria-label={copied ? t.copied : t.copy} onClick={copy}>
                  {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                </ActionIcon>
              )}
            </CopyButton>
          </dd>
        </>
      ) : null}
      <Suspense fallback={null}>
        {more.map((one) => (
          <one.Facts key={one.actions.join()} entry={entry} />
        ))}
      </Suspense>
    </dl>
  )
}

export function Changes({ entry }: { entry: LogDetail }) {
  const t = useTexts(logTexts)
  const reader = useLogReader()
  const names = useFieldNames(entry.entity)
  const changes = changesOf(entry.before, entry.after)
  if (changes.length === 0) return <p className="mut">{t.noChange}</p>
  if (names.error) return <FailedState error={names.error} title={t.oneFailed} retry={names.retry} />
  if (names.isLoading) return <LoadingState label={t.compare} />
  return (
    <div className="lchanges">
      <h3>
        {t.compare} <span className="bdg">{changes.length}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field }) => (
            <tr key={field}>
              <th scope="row">{names.nameOf(field)}</th>
              <td>
                <LogValue value={reader.value(entry, field, entry.before)} side="before" />
              </td>
              <td>
                <LogValue value={reader.value(entry, field, entry.after)} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Following({ entries }: { entries: readonly LogEntry[] }) {
  const t = useTexts(logTexts)
  const reader = useLogReader()
  const zone = useLogZone()
  if (entries.length === 0) return null
  return (
    <div>
      <h3>{t.following}</h3>
      <ol className="lnext">
        {entries.map((one) => (
          <li key={one.id}>
            <span className="mut at">{formatTime(Date.parse(one.at), zone)}</span>
            <Link to={`/protokoll/${one.id}`}>
              {reader.action(one)}
              <span className="mut">
                {reader.kind(one.entity, one.variant)} {reader.label(one)} · {reader.actor(one)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
