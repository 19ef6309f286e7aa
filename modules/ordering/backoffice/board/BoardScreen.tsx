import { boardTexts } from '#i18n/board.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { OrderDrawer } from '../drawer/OrderDrawer.tsx'
import { useOrderFeed } from '../feed/OrderFeed.tsx'
import { BoardBar } from './BoardBar.tsx'
import './board.css'
import { Column } from './Column.tsx'
import { arrange, type ShownColumn, shownColumns, urgencyOf } from './columns.ts'
import { BoardDialogs } from './dialogs.tsx'
import { MissedList } from './MissedList.tsx'
import { UnpaidLane } from './UnpaidLane.tsx'
import { useBoardKeys } from './use-board-keys.ts'

/** What the board shows: everything, or only food or rides; kept in the address as `?art=`. */
export type KindFilter = 'alle' | 'essen' | 'fahrten'

export default function BoardScreen() {
  return (
    <BoardDialogs>
      <Board />
    </BoardDialogs>
  )
}

function Board() {
  const t = useTexts(boardTexts)
  const navigate = useNavigate()
  const { branchId } = useStaff()
  const feed = useOrderFeed()
  const now = useNow(1000)
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const kind = (search.get('art') ?? 'alle') as KindFilter
  const isMissedOpen = search.get('zeige') === 'verpasst'
  const [column, setColumn] = useState<ShownColumn>('new')
  useEffect(() => {
    document.title = `${t.board.title} · Servus`
  }, [t])
  useScreenAwake()

  const orders = feed.orders.filter(
    (order) =>
      (branchId === undefined || order.branchId === branchId) &&
      (kind === 'alle' || (kind === 'fahrten') === (order.kind === 'ride')),
  )
  const columns = arrange(orders, now)
  const query = search.size > 0 ? `?${search}` : ''
  const go = (orderId: string | undefined) =>
    void navigate({ pathname: orderId ? `/bestellungen/${orderId}` : '/bestellungen', search: query })
  const cursor = useBoardKeys({ columns, now, openId: id, open: go })
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
      <BoardBar
        kind={kind}
        onKind={(next) => setParam('art', next === 'alle' ? undefined : next)}
        column={column}
        onColumn={setColumn}
        counts={{
          new: columns.new.length,
          accepted: columns.accepted.length,
          'in-delivery': columns['in-delivery'].length,
          preordered: columns.preordered.length,
        }}
        missed={orders.filter((order) => urgencyOf(order, now).isMissed).length}
        onMissed={() => setParam('zeige', 'verpasst')}
      />
      <div className={`board ${column === 'preordered' ? 'pre' : ''}`}>
        {shownColumns.map((name) => (
          <Column
            key={name}
            name={name}
            orders={columns[name]}
            now={now}
            isCurrent={name === column}
            cursor={cursor}
            search={query}
          />
        ))}
      </div>
      <UnpaidLane orders={columns.unpaid} now={now} search={query} />
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

/** A board at the counter must not go dark (design §7). Browsers that cannot, or that save power, are left alone. */
function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (isGone) void held.release()
          else lock = held
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
