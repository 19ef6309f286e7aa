import { editorTexts } from '#i18n/editors/frame.ts'
import { outboxTexts } from '../words/outbox.ts'
import { messagingTitles } from '../words/titles.ts'
import { SearchBox } from '#ui/backoffice/crud/list/SearchBox.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconFilterOff, IconMail, IconMailOpened } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { messagingEndpoints } from '../contract.ts'
import { MessageList } from './MessageList.tsx'
import { MessageView } from './MessageView.tsx'
import { messageStates, type OutboxState, readOutbox, writeOutbox } from './outbox-state.ts'
import './outbox.css'

const PAGE_SIZE = 50

/**
 * The page 'Ausgang': a list of the mails that the user may see, with their states. An opened mail is shown next to the list; on a phone it replaces
 * the list.
 */
export default function OutboxScreen() {
  const t = useTexts(outboxTexts)
  const titles = useTexts(messagingTitles)
  const list = useTexts(editorTexts).list
  const { id } = useParams()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const state = readOutbox(params)
  const query = params.size > 0 ? `?${params}` : ''
  const found = useCall(
    messagingEndpoints.list,
    {
      query: {
        page: state.page,
        pageSize: PAGE_SIZE,
        ...(state.search ? { search: state.search } : {}),
        ...(state.state ? { state: state.state } : {}),
      },
    },
    { keepPrevious: true, refetchInterval: 10_000 },
  )
  const go = (next: OutboxState) => setParams(writeOutbox(next), { replace: true })
  const messages = found.data?.value ?? []
  const total = found.data?.meta?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const isFiltered = state.search !== '' || state.state !== undefined
  const search = useRef<HTMLInputElement>(null)
  const step = (by: number) => {
    const at = messages.findIndex((one) => one.id === id)
    const next = messages[at < 0 ? 0 : Math.max(0, Math.min(messages.length - 1, at + by))]
    if (next) void navigate(`/ausgang/${next.id}${query}`)
  }
  useShortcuts([
    { keys: ['/'], label: list.focusSearch, group: titles.outbox, run: () => search.current?.focus() },
    { keys: ['j'], label: t.nextMail, group: titles.outbox, run: () => step(1) },
    { keys: ['k'], label: t.previousMail, group: titles.outbox, run: () => step(-1) },
  ])
  return (
    <>
      <PageHead title={titles.outbox} />
      <div className={`m-messaging outbox ${id ? 'open' : ''}`}>
        <section className="obox" aria-label={titles.outbox}>
          <div className="col" style={{ padding: 12, gap: 10 }}>
            <SearchBox
              box={search}
              value={state.search}
              label={t.search}
              onChange={(text) => go({ ...state, search: text.trim(), page: 1 })}
              onLeave={() => search.current?.blur()}
            />
            <div className="row w" role="group" aria-label={t.filter}>
              <button
                type="button"
                className="chip"
                aria-pressed={state.state === undefined}
                onClick={() => go({ ...state, state: undefined, page: 1 })}
              >
                {t.all}
              </button>
              {messageStates.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={state.state === one}
                  onClick={() => go({ ...state, state: one, page: 1 })}
                >
                  {t.states[one]}
                </button>
              ))}
            </div>
          </div>
          <div className="oscroll">
            {found.error ? (
              <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
            ) : !found.data ? (
              <LoadingState label={titles.outbox} />
            ) : messages.length > 0 ? (
              <MessageList messages={messages} current={id} query={query} />
            ) : isFiltered ? (
              <EmptyState icon={IconFilterOff} title={t.noneTitle} text={t.noneText}>
                <Button variant="filled" onClick={() => go({ search: '', state: undefined, page: 1 })}>
                  {t.lift}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState icon={IconMail} title={t.emptyTitle} text={t.emptyText} />
            )}
          </div>
          <div className="lfoot">
            <span className="b" role="status">
              {found.data ? t.count(total) : null}
            </span>
            <span className="sp" />
            {pages > 1 ? (
              <span className="row">
                <ActionIcon
                  size="xs"
                  aria-label={list.previous}
                  disabled={state.page <= 1}
                  onClick={() => go({ ...state, page: state.page - 1 })}
                >
                  <IconChevronLeft className="i" aria-hidden />
                </ActionIcon>
                {list.page(state.page, pages)}
                <ActionIcon
                  size="xs"
                  aria-label={list.next}
                  disabled={state.page >= pages}
                  onClick={() => go({ ...state, page: state.page + 1 })}
                >
                  <IconChevronRight className="i" aria-hidden />
                </ActionIcon>
              </span>
            ) : null}
          </div>
        </section>
        <section className="oview" aria-label={t.html}>
          {id ? <MessageView key={id} id={id} query={query} /> : <EmptyState icon={IconMailOpened} title={t.choose} />}
        </section>
      </div>
    </>
  )
}
