import { hiddenMarks, useShownData } from '../parts/shown-data.ts'
import { boardTexts } from '../../words/board.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useEffect, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { OrderDrawer } from '../drawer/OrderDrawer.tsx'
import { inKeptPlaces } from '../parts/feed/kept-places.ts'
import { useKeptPlaces, useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { BoardBar } from './BoardBar.tsx'
import './board.css'
import { Column } from './Column.tsx'
import { FoldedColumn, useFolded } from './FoldedColumn.tsx'
import { BoardBulk } from './BoardBulk.tsx'
import { filterOf, passes, withFilter } from './filter.ts'
import { SelectionProvider } from './selection.tsx'
import { useScreenAwake } from '#ui/backoffice/use-screen-awake.ts'
import { useOrdersTime } from '../parts/changes.ts'
import { arrange, oldestAlarmOf, type ShownColumn, shownColumns, urgencyOf } from '../parts/columns.ts'
import { BoardDialogs } from './dialogs.tsx'
import { waitsForStaff } from '../parts/waits-for-staff.ts'
import { MissedList } from './MissedList.tsx'
import { PrintAccepted } from './PrintAccepted.tsx'
import { UnpaidLane } from './UnpaidLane.tsx'
import { useBoardKeys } from './use-board-keys.ts'

export default function BoardScreen() {
  return (
    <SelectionProvider>
      <BoardDialogs>
        <Board />
      </BoardDialogs>
    </SelectionProvider>
  )
}

function Board() {
  const { shown } = useShownData()
  const t = useTexts(boardTexts)
  const navigate = useNavigate()
  const { branchId } = useStaff()
  const feed = useOrderFeed()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  const isMissedOpen = search.get('zeige') === 'verpasst'
  const [column, setColumn] = useState<ShownColumn>('new')
  useEffect(() => {
    document.title = `${t.board.title} · Servus`
  }, [t])
  useScreenAwake()

  const now = useOrdersTime(feed.orders)
  const { kept } = useKeptPlaces()
  const isHere = (order: OrderSummary) => branchId === undefined || order.branchId === branchId
  const orders = feed.orders.filter((order) => isHere(order) && passes(order, filter))
  const columns = arrange(
    inKeptPlaces(feed.orders, kept).filter((order) => isHere(order) && passes(order, filter)),
    now,
  )
  const counted = arrange(orders, now)
  const waiting = counted.new.filter((order) => waitsForStaff(order, now)).length
  const oldestAlarm = oldestAlarmOf(counted.new, now)
  const query = search.size > 0 ? `?${search}` : ''
  const go = (orderId: string | undefined) =>
    void navigate({ pathname: orderId ? `/bestellungen/${orderId}` : '/bestellungen', search: query })
  const { folded, toggle, widths } = useFolded()
  const reachable = { ...columns, ...Object.fromEntries([...folded].map((name) => [name, []])) }
  const cursor = useBoardKeys({ columns: id ? columns : reachable, now, openId: id, open: go })
  const setParam = (name: string, value: string | undefined) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace: true },
    )

  if (!feed.isReady) {
    return feed.error ? (
      <FailedState error={feed.error} title={t.board.failed} retry={feed.reload} />
    ) : (
      <LoadingState label={t.board.title} />
    )
  }
  return (
    <>
      <h1 className="sr">{t.board.title}</h1>
      <div className="m-ordering bhead">
        <BoardBar
          filter={filter}
          onFilter={(next) => setSearch((before) => withFilter(before, next), { replace: true })}
          column={column}
          onColumn={setColumn}
          counts={{
            new: counted.new.length,
            accepted: counted.accepted.length,
            'in-delivery': counted['in-delivery'].length,
            preordered: counted.preordered.length,
          }}
          waiting={waiting}
          missed={orders.filter((order) => urgencyOf(order, now).isMissed).length}
          onMissed={() => setParam('zeige', 'verpasst')}
        />
        <BoardBulk orders={orders} now={now} />
      </div>
      <div
        {...hiddenMarks(shown)}
        className={`m-ordering board ${column === 'preordered' ? 'pre' : ''}`}
        style={widths ? ({ '--cols': widths } as React.CSSProperties) : undefined}
      >
        {shownColumns.map((name) =>
          folded.has(name) ? (
            <FoldedColumn key={name} name={name} count={counted[name].length} onOpen={() => toggle(name)} />
          ) : (
            <Column
              key={name}
              name={name}
              orders={columns[name]}
              count={counted[name].length}
              waitingForStaff={name === 'new' ? waiting : undefined}
              now={now}
              isCurrent={name === column}
              cursor={cursor}
              search={query}
              oldestAlarm={oldestAlarm}
              onFold={name === 'new' ? undefined : () => toggle(name)}
            />
          ),
        )}
      </div>
      <PrintAccepted />
      <UnpaidLane orders={columns.unpaid} search={query} />
      {isMissedOpen ? <MissedList onClose={() => setParam('zeige', undefined)} onOpen={go} /> : null}
      {id ? (
        <OrderDrawer
          id={id}
          walk={[...shownColumns.flatMap((name) => columns[name]), ...columns.unpaid].map((one) => one.id)}
          onGo={go}
        />
      ) : null}
    </>
  )
}
