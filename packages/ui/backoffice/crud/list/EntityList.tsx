import { editorTexts } from '#i18n/editors/frame.ts'
import { Button } from '@mantine/core'
import { IconFilterOff, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../calls.ts'
import { PageHead } from '../../PageHead.tsx'
import { useShortcuts } from '../../ShortcutLayer.tsx'
import { hasRole, useLocale, useStaff, useTexts } from '../../staff.tsx'
import { EmptyState, FailedState, LoadingState } from '../../States.tsx'
import type { AnyEditor } from '../editor.ts'
import { type ListState, PAGE_SIZE, pagesOf, readListState, writeListState } from '../list-state.ts'
import type { StoredRecord } from '../record.ts'
import { ListFoot } from './ListFoot.tsx'
import { BulkBar } from './BulkBar.tsx'
import { Filters } from './Filters.tsx'
import { ListTable } from './ListTable.tsx'
import { PhoneRows } from './PhoneRows.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useListOrder } from './use-list-order.ts'
import { useSelection } from './use-selection.ts'
import { useMedia } from '../../use-media.ts'

/**
 * The list of an entity. Search and sort order are in the address of the page. A click on a row, Enter, or the link in the row opens the
 * record.
 */
export function EntityList({ editor }: { editor: AnyEditor }) {
  const t = useTexts(editorTexts).list
  const locale = useLocale()
  const words = editor.words(locale)
  const { user } = useStaff()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const state = readListState(params, editor.entity)
  const go = (next: ListState) => setParams(writeListState(params, next, editor.entity), { replace: true })
  const query = {
    page: state.page,
    pageSize: PAGE_SIZE,
    sort: state.sort,
    ...narrowed(state),
  }
  const found = useCall(editor.calls.list, { query }, { keepPrevious: true })
  const all = useCall(
    editor.calls.list,
    { query: { pageSize: 1 } },
    { enabled: isNarrow(state) && found.data?.meta?.total === 0 },
  )
  const loaded = (found.data?.value ?? nothing) as readonly StoredRecord[]
  const total = found.data?.meta?.total ?? 0
  const isPhone = useMedia('(max-width: 720px)')
  const { access } = editor.entity
  const mayCreate =
    !editor.isFixed && access.write !== 'public' && (access.write === 'staff' || hasRole(user, access.write))
  // Rows can be reordered only while the list is in its default order and not filtered by a search.
  const order = useListOrder(
    editor,
    loaded,
    mayCreate && editor.reorder !== undefined && state.sort === 'position' && !state.search,
  )
  const records = order.rows
  const selection = useSelection(records, editor.calls.list)
  const mayChoose = mayCreate && editor.many !== undefined && !isPhone
  const [cursorId, setCursorId] = useState<string>()
  const cursor = records.findIndex(({ id }) => id === cursorId)
  const box = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, but an effect may return only a clean-up function. `void` ignores the
    // promise.
    void box.current?.querySelector(`[data-row="${cursor}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [cursor])
  const step = (by: number) => setCursorId(records[Math.max(0, Math.min(records.length - 1, cursor + by))]?.id)
  const current = records[cursor]
  const open = (record: StoredRecord) => void navigate(`${editor.path}/${record.id}`)
  useShortcuts([
    { keys: ['/'], label: t.focusSearch, group: t.group, run: () => search.current?.focus() },
    { keys: ['j'], label: t.nextRow, group: t.group, run: () => step(1) },
    { keys: ['k'], label: t.previousRow, group: t.group, run: () => step(-1) },
    { keys: ['ArrowDown'], label: t.nextRow, group: t.group, run: () => step(1) },
    { keys: ['ArrowUp'], label: t.previousRow, group: t.group, run: () => step(-1) },
    ...(current
      ? [
          { keys: ['Enter'], label: t.open, group: t.group, run: () => open(current) },
          { keys: ['e'], label: t.open, group: t.group, run: () => open(current) },
          ...(mayChoose
            ? [
                { keys: ['x'], label: t.selectRow, group: t.group, run: () => selection.toggle(current) },
                { keys: ['X'], label: t.selectRow, group: t.group, run: () => selection.toggle(current, true) },
              ]
            : []),
        ]
      : []),
    ...(mayCreate
      ? [{ keys: ['n'], label: words.create, group: t.group, run: () => void navigate(`${editor.path}/neu`) }]
      : []),
  ])
  const create = mayCreate ? (
    <Button
      variant="filled"
      leftSection={<IconPlus className="i" stroke={2} aria-hidden />}
      rightSection={<kbd className="inv hide-phone">N</kbd>}
      onClick={() => void navigate(`${editor.path}/neu`)}
    >
      {words.create}
    </Button>
  ) : null
  const isEmpty = found.isSuccess && !found.isPlaceholderData && total === 0
  return (
    <>
      <PageHead title={words.many}>
        {mayCreate && editor.listActions ? <editor.listActions /> : null}
        {isEmpty && !isNarrow(state) ? null : create}
      </PageHead>
      <div className="tools">
        <SearchBox
          key={state.search === '' ? 'empty' : 'filled'}
          box={search}
          value={state.search}
          label={words.search}
          onChange={(text) => go({ ...state, search: text, page: 1 })}
          onLeave={() => box.current?.focus()}
        />
        <Filters
          editor={editor}
          by={state.by}
          onChange={(by) => go({ ...withoutBy(state), page: 1, ...(by ? { by } : {}) })}
        />
        {mayChoose && selection.chosen.size > 0 ? (
          <BulkBar editor={editor} selection={selection} total={total} query={narrowed(state)} />
        ) : null}
      </div>
      <div className="scroll">
        <div className="page">
          {found.error ? (
            <div className="card">
              <FailedState error={found.error} title={words.loadFailed} retry={() => void found.refetch()} />
            </div>
          ) : !found.data ? (
            <div className="card">
              <LoadingState label={words.many} />
            </div>
          ) : isEmpty && isNarrow(state) ? (
            <div className="card">
              <EmptyState
                icon={IconFilterOff}
                title={words.noneTitle}
                text={
                  <>
                    {state.search ? t.nothingFound(state.search) : t.filtered}{' '}
                    {all.data?.meta ? t.withoutFilter(all.data.meta.total) : null}
                  </>
                }
              >
                <Button variant="filled" onClick={() => go({ ...withoutBy(state), search: '', page: 1 })}>
                  {state.search ? t.liftFilter : t.liftAll}
                </Button>
              </EmptyState>
            </div>
          ) : isEmpty ? (
            <div className="card">
              <EmptyState icon={editor.icon} title={words.emptyTitle} text={words.emptyText}>
                {create}
              </EmptyState>
            </div>
          ) : (
            <div className="listwrap" ref={box} tabIndex={-1} aria-busy={found.isPlaceholderData}>
              {isPhone ? (
                <PhoneRows editor={editor} records={records} />
              ) : (
                <ListTable
                  editor={editor}
                  order={order}
                  state={state}
                  cursor={cursor}
                  onSort={go}
                  onOpen={open}
                  {...(mayChoose ? { selection } : {})}
                  mayWrite={mayCreate}
                />
              )}
              <ListFoot
                count={words.count(total)}
                state={state}
                pages={pagesOf(total)}
                total={total}
                shown={records.length}
                onPage={(page) => go({ ...state, page })}
                mayCreate={mayCreate}
              />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const nothing: readonly StoredRecord[] = []
const isNarrow = ({ search, by }: ListState): boolean => search !== '' || by !== undefined
const narrowed = ({ search, by }: ListState) => ({ ...(search ? { search } : {}), ...(by ? { by } : {}) })
const withoutBy = ({ search, sort, page }: ListState): ListState => ({ search, sort, page })
