import { boardTexts } from '../../words/board.ts'
import { formatDay } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowUp, IconChevronsLeft } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useVehicleBusy } from '../VehicleBusy.tsx'
import { MuteButton } from '../parts/feed/SoundControls.tsx'
import { dueAt, isRidesOnly, zoneOf } from '../parts/order-words.ts'
import { Card } from './Card.tsx'
import { ColumnCount } from './ColumnCount.tsx'
import type { ShownColumn } from '../parts/columns.ts'
import { holdStill } from '../parts/hold-still.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { useSelection } from './selection.tsx'
import { useStillAfterMoves } from '../parts/still-after-moves.ts'

export const tones: Record<ShownColumn, string> = {
  new: 'var(--new)',
  accepted: 'var(--prog)',
  'in-delivery': 'var(--way)',
  preordered: 'var(--idle)',
}

interface ColumnProps {
  name: ShownColumn
  orders: readonly OrderSummary[]
  /** How many orders are in this state; cards that only keep their place do not count. */
  count: number
  /** Of the new ones: how many wait for staff. Undefined for the other columns. */
  waitingForStaff: number | undefined
  now: number
  /** The one shown on a phone. */
  isCurrent: boolean
  cursor: string | undefined
  search: string
  /** The order that has waited longest without an answer. */
  oldestAlarm: string | undefined
  /** Makes the column a narrow strip; the first column stays. */
  onFold: (() => void) | undefined
}

export const columnTitle = (
  name: ShownColumn,
  branches: Parameters<typeof isRidesOnly>[0],
  t: ReturnType<typeof boardTexts>,
): string => (name === 'in-delivery' && isRidesOnly(branches) ? t.ridesUnderWay : t.columns[name])

/** A column of the board. Cards do not move while a pointer or the focus is on them; new ones wait behind 'n neue'. */
export function Column({
  name,
  orders,
  count,
  waitingForStaff,
  now,
  isCurrent,
  cursor,
  search,
  oldestAlarm,
  onFold,
}: ColumnProps) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const selection = useSelection()
  const busyOf = useVehicleBusy()
  const { kept } = useKeptPlaces()
  const [isHeld, setHeld] = useState(false)
  const [before, setBefore] = useState<readonly string[]>([])
  const { shown, waiting } = holdStill(
    before,
    orders.map((one) => one.id),
    isHeld,
  )
  if (shown.join() !== before.join()) setBefore(shown)
  const list = useStillAfterMoves(shown)
  const cards = shown.flatMap((id) => orders.find((one) => one.id === id) ?? [])
  const days =
    name === 'preordered'
      ? cards.map((one) => formatDay(dueAt(one) ?? now, now, zoneOf(one, branches), locale))
      : undefined
  const title = columnTitle(name, branches, t)
  return (
    <section
      className={`bcol k-${name} ${isCurrent ? 'cur' : ''}`}
      style={{ '--k': tones[name] } as React.CSSProperties}
      aria-labelledby={`column-${name}`}
    >
      <div className="ch">
        <h2 id={`column-${name}`}>{title}</h2>
        <ColumnCount count={count} waiting={waitingForStaff} />
        <span className="sp" />
        {waiting > 0 ? (
          <Button
            size="xs"
            className="fresh"
            leftSection={<IconArrowUp size={16} aria-hidden />}
            onClick={() => setHeld(false)}
          >
            {t.board.fresh(waiting)}
          </Button>
        ) : null}
        {name === 'new' ? <MuteButton /> : null}
        {onFold ? (
          <ActionIcon
            size="sm"
            className="fold"
            aria-label={t.board.collapse(title)}
            title={t.board.collapse(title)}
            aria-expanded
            onClick={onFold}
          >
            <IconChevronsLeft size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <div
        ref={list}
        className="cs"
        onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
        onPointerLeave={() => setHeld(false)}
        onPointerDown={() => setHeld(true)}
        onScroll={() => setHeld(true)}
      >
        {cards.map((one, index) => (
          <Fragment key={one.id}>
            {days && days[index] !== days[index - 1] ? <h3 className="over">{days[index]}</h3> : null}
            <Card
              order={one}
              busy={busyOf(one)}
              isCurrent={one.id === cursor}
              isPicking={selection.isOn}
              isOldestAlarm={one.id === oldestAlarm}
              isSelected={selection.ids.has(one.id)}
              search={search}
              kept={kept.get(one.id)}
            />
          </Fragment>
        ))}
        {cards.length === 0 ? <p className="none sm">{t.board.empty[name]}</p> : null}
      </div>
    </section>
  )
}
