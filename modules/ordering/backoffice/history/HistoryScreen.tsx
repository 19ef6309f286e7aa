import { defaultZone } from '#kernel/time.ts'
import { boardTexts } from '../../words/board.ts'
import { orderingTitles } from '../../words/titles.ts'
import { useCall, useFileUrl } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconArrowUp, IconDownload, IconHistory, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { BoardDialogs } from '../board/dialogs.tsx'
import '../board/board.css'
import { useLeaveSelection } from '../board/use-leave-selection.ts'
import { OrderDrawer } from '../drawer/OrderDrawer.tsx'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { hasBothKinds, mondayOf } from '../parts/order-words.ts'
import { BulkBar } from './BulkBar.tsx'
import { type HistoryView, isFiltered, PAGE_SIZE, queryOf, readView, viewName, views, writeView } from './filter.ts'
import { HistoryFoot } from './HistoryFoot.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { HistoryTools } from './HistoryTools.tsx'
import { NothingFound } from './NothingFound.tsx'
import './history.css'

/** The history: all orders of the branches that the user may see, newest first, with tabs, filters in the address, sums, export and selection. */
export default function HistoryScreen() {
  const t = useTexts(boardTexts)
  const titles = useTexts(orderingTitles)
  const fileUrl = useFileUrl()
  const { branchId, branches, clock } = useStaff()
  const { orders: current } = useOrderFeed()
  const navigate = useNavigate()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const query = queryOf(view, branchId)
  const page = useCall(
    orderingEndpoints.history,
    { query: { ...query, page: view.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const [selected, setSelected] = useState<ReadonlyMap<string, OrderSummary>>(new Map())
  const [cursor, setCursor] = useState(-1)
  const rows = page.data?.value ?? []
  const total = page.data?.meta?.total ?? rows.length
  const newest = rows[0]?.createdAt ?? ''
  const fresh =
    view.page === 1 && !isFiltered(view) && rows.length > 0
      ? current.filter((one) => one.createdAt > newest && (!branchId || one.branchId === branchId)).length
      : 0
  const zone = (branches.find((one) => one.id === branchId) ?? branches[0])?.timeZone ?? defaultZone
  const monday = mondayOf(clock.now(), zone)
  const show = (next: HistoryView) => {
    setSearch(writeView(next))
    setCursor(-1)
  }
  const change = (part: Partial<HistoryView>) => show({ ...view, page: 1, ...part })
  const open = (orderId: string | undefined) =>
    void navigate({
      pathname: orderId ? `/verlauf/${orderId}` : '/verlauf',
      search: search.size > 0 ? `?${search}` : '',
    })
  const toggle = (order: OrderSummary) =>
    setSelected((now) => {
      const next = new Map(now)
      if (!next.delete(order.id)) next.set(order.id, order)
      return next
    })
  const togglePage = () => {
    const isAll = rows.every((one) => selected.has(one.id))
    setSelected(
      (now) =>
        new Map([
          ...[...now].filter(([key]) => !rows.some((one) => one.id === key)),
          ...(isAll ? [] : rows.map((one) => [one.id, one] as const)),
        ]),
    )
  }
  const clear = () => setSelected(new Map())
  useLeaveSelection(selected.size > 0, clear)
  const at = rows[cursor]
  const group = titles.history
  useShortcuts(
    id
      ? []
      : [
          {
            keys: ['j'],
            label: t.board.next,
            group,
            run: () => setCursor((now) => Math.min(rows.length - 1, now + 1)),
          },
          { keys: ['k'], label: t.board.previous, group, run: () => setCursor((now) => Math.max(0, now - 1)) },
          { keys: ['Enter'], label: t.board.open, group, run: () => open(at?.id) },
          { keys: ['x'], label: t.history.selection, group, run: () => at && toggle(at) },
          {
            keys: ['/'],
            label: t.shortcuts.search,
            group,
            run: () => document.querySelector<HTMLElement>('#history-search')?.focus(),
          },
          {
            keys: ['f'],
            label: t.shortcuts.filter,
            group,
            run: () => document.querySelector<HTMLElement>('[data-filter]')?.click(),
          },
        ],
  )
  const named = viewName(view, monday)
  const tabs = (Object.keys(t.history.views) as (keyof typeof t.history.views)[]).filter(
    (name) => name !== 'rides' || hasBothKinds(branches),
  )
  return (
    <BoardDialogs>
      <PageHead title={titles.history}>
        {fresh > 0 ? (
          <Button
            variant="light"
            leftSection={<IconArrowUp size={16} aria-hidden />}
            onClick={() => void page.refetch()}
          >
            {t.history.fresh(fresh)}
          </Button>
        ) : null}
        <Button
          component="a"
          href={fileUrl(orderingEndpoints.historyCsv, { query })}
          download
          leftSection={<IconDownload className="i" stroke={1.75} aria-hidden />}
        >
          {t.history.export}
        </Button>
        <Button
          className="hide-phone"
          onClick={() => globalThis.print()}
          leftSection={<IconPrinter className="i" stroke={1.75} aria-hidden />}
        >
          {t.history.print}
        </Button>
      </PageHead>
      <nav className="tabs no-print" style={{ margin: '0 20px' }} aria-label={t.history.viewLabel}>
        {tabs.map((name) => (
          <button
            type="button"
            key={name}
            aria-current={name === named ? 'page' : undefined}
            onClick={() => show(views(monday)[name])}
          >
            {t.history.views[name]}
          </button>
        ))}
      </nav>
      <div className="m-ordering hhead">
        <HistoryTools view={view} onChange={change} />
        {selected.size > 0 ? (
          <BulkBar selected={[...selected.values()]} rows={rows} query={query} onPage={togglePage} onClear={clear} />
        ) : null}
      </div>
      <div className="m-ordering hist">
        {page.isError ? (
          <FailedState error={page.error} title={t.history.failed} retry={() => void page.refetch()} />
        ) : page.isPending ? (
          <LoadingState label={titles.history} rows={10} />
        ) : rows.length === 0 ? (
          isFiltered(view) ? (
            <NothingFound view={view} onShow={show} />
          ) : (
            <EmptyState icon={IconHistory} title={t.history.empty} text={t.history.emptyText} />
          )
        ) : (
          <HistoryTable
            rows={rows}
            selected={selected}
            cursor={at?.id}
            onToggle={toggle}
            onTogglePage={togglePage}
            search={search.size > 0 ? `?${search}` : ''}
          />
        )}
        {rows.length > 0 ? (
          <HistoryFoot
            rows={rows}
            total={total}
            page={view.page}
            isSearch={view.search.trim() !== ''}
            onPage={(next) => show({ ...view, page: next })}
          />
        ) : null}
      </div>
      {id ? <OrderDrawer id={id} walk={rows.map((one) => one.id)} onGo={open} /> : null}
    </BoardDialogs>
  )
}
