import { boardTexts } from '#i18n/board.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconAlertCircle, IconCalendar, IconSteeringWheel, IconToolsKitchen2 } from '@tabler/icons-react'
import { isRidesOnly } from '../order-words.ts'
import type { KindFilter } from './BoardScreen.tsx'
import { type ShownColumn, shownColumns } from './columns.ts'

interface BoardBarProps {
  kind: KindFilter
  onKind(kind: KindFilter): void
  column: ShownColumn
  onColumn(column: ShownColumn): void
  counts: Record<ShownColumn, number>
  missed: number
  onMissed(): void
}

/** Above the columns: what is shown, what was missed; on a phone the columns themselves as tabs. */
export function BoardBar(props: BoardBarProps) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const kinds = [
    { kind: 'alle', label: t.board.all, icon: null },
    { kind: 'essen', label: t.board.food, icon: <IconToolsKitchen2 className="i" stroke={1.75} aria-hidden /> },
    { kind: 'fahrten', label: t.board.rides, icon: <IconSteeringWheel className="i" stroke={1.75} aria-hidden /> },
  ] as const
  const isPreordered = props.column === 'preordered'
  return (
    <div className="bbar no-print">
      {isRidesOnly(branches) ? null : (
        <div className="seg hide-phone" role="group" aria-label={t.board.filter}>
          {kinds.map(({ kind, label, icon }) => (
            <button type="button" key={kind} aria-pressed={props.kind === kind} onClick={() => props.onKind(kind)}>
              {icon}
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="seg only-phone" role="group" aria-label={t.board.column} style={{ width: '100%' }}>
        {shownColumns.map((name) => (
          <button type="button" key={name} aria-pressed={props.column === name} onClick={() => props.onColumn(name)}>
            {t.shortColumns[name]}{' '}
            <span className={`cnt ${name === 'new' && props.counts.new > 0 ? 'new' : ''}`}>{props.counts[name]}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`chip ${props.missed > 0 ? '' : 'hide-phone'}`}
        onClick={props.onMissed}
        style={props.missed > 0 ? { color: 'var(--alarm-t)', borderColor: 'var(--alarm)' } : undefined}
      >
        <IconAlertCircle size={16} aria-hidden />
        {t.board.missed} <b>{props.missed}</b>
      </button>
      <button
        type="button"
        className="chip only-tab"
        aria-pressed={isPreordered}
        onClick={() => props.onColumn(isPreordered ? 'new' : 'preordered')}
      >
        <IconCalendar size={16} aria-hidden />
        {t.columns.preordered} <b>{props.counts.preordered}</b>
      </button>
    </div>
  )
}
