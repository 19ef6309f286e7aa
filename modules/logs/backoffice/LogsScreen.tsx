import { editorTexts } from '#i18n/editors/frame.ts'
import { useCall, useFileUrl } from '#ui/backoffice/calls.ts'
import { formatNumber } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconFilterOff, IconListDetails } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { logsEndpoints } from '../contract.ts'
import { logTexts } from '../words/logs.ts'
import { logsTitles } from '../words/titles.ts'
import { LogEntryView } from './LogEntryView.tsx'
import { LogFilters } from './LogFilters.tsx'
import { LogList } from './LogList.tsx'
import { isFiltered, type LogState, queryOf, readState, unfiltered, writeState } from './log-state.ts'
import { useLogZone } from './use-log-zone.ts'
import './logs.css'

const PAGE_SIZE = 50
/**
 * The server counts up to this number plus one and then stops (server/read-logs.ts). A total above this number therefore means 'more than
 * 10,000'.
 */
const LARGEST_TOTAL = 10_000

/** The audit trail, newest first, grouped by day. The opened entry is shown next to the list. On a phone, it replaces the list. */
export default function LogsScreen() {
  const t = useTexts(logTexts)
  const titles = useTexts(logsTitles)
  const list = useTexts(editorTexts).list
  const { branchId, user, locale } = useStaff()
  const { id } = useParams()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const state = readState(params)
  const address = params.size > 0 ? `?${params}` : ''
  const query = queryOf(state, useNow(3_600_000), useLogZone(), branchId)
  const fileUrl = useFileUrl()
  const found = useCall(
    logsEndpoints.list,
    { query: { ...query, page: state.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchInterval: 30_000 },
  )
  const search = useRef<HTMLInputElement>(null)
  const entries = found.data?.value ?? []
  const total = found.data?.meta?.total ?? 0
  const count = formatNumber(Math.min(total, LARGEST_TOTAL), locale)
  const change = (part: Partial<LogState>) => setParams(writeState({ ...state, page: 1, ...part }), { replace: true })
  const open = (entry: string | undefined) => void navigate(`/protokoll${entry ? `/${entry}` : ''}${address}`)
  const step = (by: number) => {
    const at = entries.findIndex((one) => one.id === id)
    const next = entries[at < 0 ? 0 : Math.max(0, Math.min(entries.length - 1, at + by))]
    if (next) open(next.id)
  }
  useShortcuts([
    { keys: ['/'], label: list.focusSearch, group: titles.log, run: () => search.current?.focus() },
    { keys: ['j'], label: t.next, group: titles.log, run: () => step(1) },
    { keys: ['k'], label: t.previous, group: titles.log, run: () => step(-1) },
    { keys: ['ArrowDown'], label: t.next, group: titles.log, run: () => step(1) },
    { keys: ['ArrowUp'], label: t.previous, group: titles.log, run: () => step(-1) },
  ])
  return (
    <>
      <PageHead title={titles.log}>
        {user.roles.includes('ROLE_ADMIN') ? (
          <Button
            component="a"
            href={fileUrl(logsEndpoints.csv, { query })}
            download
            leftSection={<IconDownload className="i" stroke={1.75} aria-hidden />}
          >
            {t.export}
          </Button>
        ) : null}
      </PageHead>
      <div className={`m-logs log ${id ? 'open' : ''}`}>
        <section className="lbox" aria-label={titles.log}>
          <LogFilters box={search} state={state} onChange={change} />
          <div className="lscroll">
            {found.error ? (
              <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
            ) : !found.data ? (
              <LoadingState label={titles.log} rows={10} />
            ) : entries.length > 0 ? (
              <LogList entries={entries} current={id} address={address} />
            ) : isFiltered(state) || state.period !== 'all' ? (
              <EmptyState icon={IconFilterOff} title={t.noneTitle} text={t.noneText}>
                <Button variant="filled" onClick={() => change({ ...unfiltered, period: 'all' })}>
                  {t.lift}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState icon={IconListDetails} title={t.emptyTitle} text={t.emptyText} />
            )}
          </div>
          <div className="lfoot">
            <span className="b" role="status">
              {found.data ? t.total(total > LARGEST_TOTAL ? t.moreThan(count) : count, total) : null}
            </span>
            <span className="sp" />
            {total > PAGE_SIZE ? (
              <span className="row">
                <ActionIcon
                  size="xs"
                  aria-label={list.previous}
                  disabled={state.page <= 1}
                  onClick={() => change({ page: state.page - 1 })}
                >
                  <IconChevronLeft className="i" aria-hidden />
                </ActionIcon>
                <ActionIcon
                  size="xs"
                  aria-label={list.next}
                  disabled={entries.length < PAGE_SIZE || state.page * PAGE_SIZE >= total}
                  onClick={() => change({ page: state.page + 1 })}
                >
                  <IconChevronRight className="i" aria-hidden />
                </ActionIcon>
              </span>
            ) : null}
          </div>
        </section>
        {id ? (
          <LogEntryView
            key={id}
            id={id}
            onStep={step}
            onClose={() => open(undefined)}
            onHistory={(entity, entityId) =>
              void navigate(`/protokoll?${writeState({ ...unfiltered, period: 'all', entity, entityId })}`)
            }
          />
        ) : null}
      </div>
    </>
  )
}
