import { boardTexts } from '../../words/board.ts'
import { formatDay } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { useVehicleBusy } from '../VehicleBusy.tsx'
import { MuteButton } from '../parts/feed/SoundControls.tsx'
import { dueAt, isRidesOnly, zoneOf } from '../parts/order-words.ts'
import { Card } from './Card.tsx'
import type { ShownColumn } from '../parts/columns.ts'
import { holdStill } from '../parts/hold-still.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { useSelection } from './selection.tsx'
import { useStillAfterMoves } from '../parts/still-after-moves.ts'

const tones: Record<ShownColumn, string> = {
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
  now: number
  /** The one shown on a phone. */
  isCurrent: boolean
  cursor: string | undefined
  search: string
}

/** A column of the board. Cards do not move while a pointer or the focus is on them; new ones wait behind 'n neue'. */
export function Column({ name, orders, count, now, isCurrent, cursor, search }: ColumnProps) {
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
  return (
    <section
      className={`bcol k-${name} ${isCurrent ? 'cur' : ''}`}
      style={{ '--k': tones[name] } as React.CSSProperties}
      aria-labelledby={`column-${name}`}
    >
      <div className="ch">
        <h2 id={`column-${name}`}>
          {name === 'in-delivery' && isRidesOnly(branches) ? t.ridesUnderWay : t.columns[name]}
        </h2>
        <span className={`cnt ${name === 'new' && count > 0 ? 'new' : ''}`}>{count}</span>
        <span className="sp" />
        {waiting > 0 ? (
          <Button size="xs" leftSection={<IconArrowUp size={16} aria-hidden />} onClick={() => setHeld(false)}>
            {t.board.fresh(waiting)}
          </Button>
        ) : null}
        {name === 'new' ? <MuteButton /> : null}
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
