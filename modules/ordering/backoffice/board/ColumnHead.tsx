import { boardTexts } from '../../words/board.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronsLeft } from '@tabler/icons-react'
import type { ShownColumn } from '../parts/columns.ts'
import { MuteButton } from '../parts/feed/SoundControls.tsx'
import { isRidesOnly } from '../parts/order-words.ts'
import { ColumnCount } from './ColumnCount.tsx'

export const tones: Record<ShownColumn, string> = {
  new: 'var(--new)',
  accepted: 'var(--prog)',
  'in-delivery': 'var(--way)',
  preordered: 'var(--idle)',
}

export const columnTitle = (
  name: ShownColumn,
  branches: Parameters<typeof isRidesOnly>[0],
  t: ReturnType<typeof boardTexts>,
): string => (name === 'in-delivery' && isRidesOnly(branches) ? t.ridesUnderWay : t.columns[name])

interface ColumnHeadProps {
  name: ShownColumn
  count: number
  /** The number of new orders that wait for staff. Undefined if this is not the column of new orders. */
  waitingForStaff: number | undefined
  /** Number of new cards that are hidden while staff use the column (`holdStill`); `onFresh` shows them. */
  fresh: number
  onFresh(): void
  onFold: ((name: ShownColumn) => void) | undefined
}

/** The head of a column: its name, its number of orders, the button that shows hidden new cards, and the button that folds the column. */
export function ColumnHead({ name, count, waitingForStaff, fresh, onFresh, onFold }: ColumnHeadProps) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const title = columnTitle(name, branches, t)
  return (
    <div className="ch">
      <h2 id={`column-${name}`} title={title}>
        {title}
      </h2>
      <ColumnCount count={count} waiting={waitingForStaff} />
      <span className="sp" />
      {fresh > 0 ? (
        <Button size="xs" className="fresh" onClick={onFresh}>
          {t.board.fresh(fresh)}
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
          onClick={() => onFold(name)}
        >
          <IconChevronsLeft size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  )
}
