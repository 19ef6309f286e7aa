import { boardTexts } from '../../words/board.ts'
import { formatDay } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Fragment, memo, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useVehicleBusy } from '../VehicleBusy.tsx'
import { dueAt, zoneOf } from '../parts/order-words.ts'
import { Card } from './Card.tsx'
import { ColumnHead, tones } from './ColumnHead.tsx'
import type { ShownColumn } from '../parts/columns.ts'
import { holdStill } from '../parts/hold-still.ts'
import { useHeld } from '../parts/use-held.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import type { CardLinks } from './card-links.ts'
import { createNear, DRAWN_AT_ONCE, NearProvider, useDrawRest } from './near.ts'
import { useStillAfterMoves } from '../parts/still-after-moves.ts'

interface ColumnProps {
  name: ShownColumn
  orders: readonly OrderSummary[]
  /**
   * The number next to the column's name. In the column of new orders: the number of orders that belong to the column now. In other
   * columns: the number of all cards, including cards that only stay visible for some seconds after a step.
   */
  count: number
  /** The number of new orders that wait for staff. Undefined if this is not the column of new orders. */
  waitingForStaff: number | undefined
  now: number
  /** Whether a phone shows this column. A phone shows only one column at a time. */
  isCurrent: boolean
  cursor: string | undefined
  links: CardLinks
  /** Id of the missed or escalated order that has waited longest. Undefined: there is no such order. */
  oldestAlarm: string | undefined
  /** Folds the column into a narrow strip; undefined for the first column, which cannot be folded. */
  onFold: ((name: ShownColumn) => void) | undefined
  /** Whether the board has few orders. If true, the browser also draws the cards outside the visible part when it is idle. */
  isSmall: boolean
}

/**
 * A column of the board. It does not render again when an order is opened or selected. While somebody uses its cards (`useHeld`), they keep
 * their sequence. A new card that would move them stays hidden until the use ends, at most 5 s, or until staff press the button 'n neue'.
 */
export const Column = memo(function Column({
  name,
  orders,
  count,
  waitingForStaff,
  now,
  isCurrent,
  cursor,
  links,
  oldestAlarm,
  onFold,
  isSmall,
}: ColumnProps) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const busyOf = useVehicleBusy()
  const { kept } = useKeptPlaces()
  const { isHeld, release, handlers } = useHeld()
  const [before, setBefore] = useState<readonly string[]>([])
  const { shown, waiting } = holdStill(
    before,
    orders.map((one) => one.id),
    isHeld,
  )
  if (shown.join() !== before.join()) setBefore(shown)
  const list = useStillAfterMoves(shown)
  const [near] = useState(createNear)
  const byId = new Map(orders.map((one) => [one.id, one]))
  const cards = shown.flatMap((id) => byId.get(id) ?? [])
  useDrawRest(near, isSmall, cards.length)
  const days =
    name === 'preordered'
      ? cards.map((one) => formatDay(dueAt(one) ?? now, now, zoneOf(one, branches), locale))
      : undefined
  function showFresh() {
    const first = orders.find(({ id }) => !shown.includes(id))
    release()
    requestAnimationFrame(() =>
      list.current?.querySelector(`[data-order="${first?.id}"]`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
  return (
    <section
      className={`bcol k-${name} ${isCurrent ? 'cur' : ''}`}
      style={{ '--k': tones[name] } as React.CSSProperties}
      aria-labelledby={`column-${name}`}
    >
      <ColumnHead
        name={name}
        count={count}
        waitingForStaff={waitingForStaff}
        fresh={waiting}
        onFresh={showFresh}
        onFold={onFold}
      />
      <div ref={list} className="cs" {...handlers}>
        <NearProvider value={near}>
          {cards.map((one, index) => (
            <Fragment key={one.id}>
              {days && days[index] !== days[index - 1] ? <h3 className="over">{days[index]}</h3> : null}
              <Card
                order={one}
                busy={busyOf(one)}
                isCurrent={one.id === cursor}
                isOldestAlarm={one.id === oldestAlarm}
                links={links}
                isFirst={index < DRAWN_AT_ONCE}
                kept={kept.get(one.id)}
              />
            </Fragment>
          ))}
        </NearProvider>
        {cards.length === 0 && waiting === 0 ? <p className="none sm">{t.board.empty[name]}</p> : null}
      </div>
    </section>
  )
})
