import { hiddenMarks, useShownData } from '../parts/shown-data.ts'
import { boardTexts } from '../../words/board.ts'
import { orderingTitles } from '../../words/titles.ts'
import { ahead, useAhead } from '#ui/backoffice/ahead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ToastPlace } from '#ui/backoffice/ToastPlace.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { BoardBar } from './BoardBar.tsx'
import './board.css'
import { Column } from './Column.tsx'
import { FoldedColumn, useFolded } from './FoldedColumn.tsx'
import { BoardBulk } from './BoardBulk.tsx'
import { filterOf, withFilter } from './filter.ts'
import { SelectionProvider } from './selection.tsx'
import { useScreenAwake } from '#ui/backoffice/use-screen-awake.ts'
import { useOrdersTime } from '../parts/changes.ts'
import { type ShownColumn, shownColumns } from '../parts/columns.ts'
import { useCardLinks } from './card-links.ts'
import { SMALL_BOARD } from './near.ts'
import { useColumns } from './use-columns.ts'
import { BoardDialogs, dialogParts } from './dialogs.tsx'
import { MissedList } from './MissedList.tsx'
import { PrintAccepted } from './PrintAccepted.tsx'
import { UnpaidLane } from './UnpaidLane.tsx'
import { useBoardKeys } from './use-board-keys.ts'

const drawer = ahead(() => import('../drawer/OrderDrawer.tsx').then(({ OrderDrawer }) => OrderDrawer))
const parts = [drawer, ...dialogParts]

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
  const titles = useTexts(orderingTitles)
  const feed = useOrderFeed()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => filterOf(search), [search])
  const isMissedOpen = search.get('zeige') === 'verpasst'
  const [column, setColumn] = useState<ShownColumn>('new')
  useEffect(() => {
    document.title = `${titles.board} · Servus`
  }, [titles])
  useScreenAwake()
  useAhead(parts, feed.isReady)

  const now = useOrdersTime(feed.orders)
  const { orders, counted, columns, waiting, missed, oldestAlarm } = useColumns(filter, now)
  const query = search.size > 0 ? `?${search}` : ''
  const links = useCardLinks(query)
  const go = links.open
  const { folded, toggle, widths } = useFolded()
  const reachable = { ...columns, ...Object.fromEntries([...folded].map((name) => [name, []])) }
  const { cursor, onFocus } = useBoardKeys({ columns: id ? columns : reachable, now, openId: id, open: go })
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
      <LoadingState label={titles.board} />
    )
  }
  return (
    <>
      <h1 className="sr">{titles.board}</h1>
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
          missed={missed}
          onMissed={() => setParam('zeige', 'verpasst')}
        />
        <BoardBulk orders={orders} now={now} />
      </div>
      <div
        {...hiddenMarks(shown)}
        onFocus={onFocus}
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
              links={links}
              oldestAlarm={oldestAlarm}
              onFold={name === 'new' ? undefined : toggle}
              isSmall={orders.length <= SMALL_BOARD}
            />
          ),
        )}
      </div>
      <PrintAccepted />
      <ToastPlace />
      <UnpaidLane orders={columns.unpaid} search={query} />
      {isMissedOpen ? <MissedList onClose={() => setParam('zeige', undefined)} onOpen={go} /> : null}
      {id ? (
        <drawer.Part
          id={id}
          walk={[...shownColumns.flatMap((name) => columns[name]), ...columns.unpaid].map((one) => one.id)}
          onGo={go}
        />
      ) : null}
    </>
  )
}
