import { boardTexts } from '../../words/board.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { type FocusEvent, useCallback, useState } from 'react'
import { MINUTES } from '../parts/ready-minutes.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { allowedActions } from '../parts/steps.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { useUndo } from '../parts/use-undo.ts'
import type { Columns } from '../parts/arrange.ts'
import { useSelection } from './selection.tsx'
import { useDialogCalls, useIsDialogOpen } from './dialogs.tsx'
import { useKeyStep } from './use-key-step.ts'
import { afterInColumn, rowsOnScreen, walk } from './walk.ts'

interface BoardKeys {
  columns: Columns
  now: number
  /** The order in the drawer; while the drawer is open, keys act on this order. */
  openId: string | undefined
  open(id: string | undefined): void
}

interface BoardCursor {
  /** Id of the order whose card had the focus last; undefined if no card had it. Keys act on this order, unless the drawer is open. */
  cursor: string | undefined
  /** Focus handler for the element that contains the cards. */
  onFocus(event: FocusEvent): void
}

const focusCard = (id: string | undefined) => document.querySelector<HTMLElement>(`[data-order="${id}"] .no`)?.focus()

/**
 * Keys of the board. No key moves money: the key for reject only opens a dialog. Keys act on the card that has the focus, even if the focus
 * moved because a card went to another column.
 */
export function useBoardKeys({ columns, now, openId, open }: BoardKeys): BoardCursor {
  const t = useTexts(boardTexts)
  const dialogs = useDialogCalls()
  const isDialogOpen = useIsDialogOpen()
  const selection = useSelection()
  const action = useOrderAction()
  const undo = useUndo(useKeptPlaces().kept, (place) => void action.undo(place))
  const [cursor, setCursor] = useState<string>()
  const onFocus = useCallback((event: FocusEvent) => {
    const id = event.target.closest<HTMLElement>('[data-order]')?.dataset['order']
    if (id) setCursor(id)
  }, [])
  const at = openId ?? cursor
  const all = Object.values(columns).flat()
  const order = all.find((one) => one.id === at)
  const group = t.shortcuts.group
  function go(key: 'up' | 'down' | 'left' | 'right') {
    if (isDialogOpen) return
    const next = walk(rowsOnScreen(columns), at, key)
    if (!next) return
    focusCard(next)
    setCursor(next)
    if (openId) open(next)
  }
  const step = useKeyStep({
    order,
    after: () => afterInColumn(rowsOnScreen(columns), at ?? '').flatMap((id) => all.find((one) => one.id === id) ?? []),
    isDrawer: openId !== undefined,
    now,
    focus: focusCard,
  })
  const dialog = (name: 'propose' | 'reject', rule: 'proposeCounterAppointment' | 'reject') => {
    if (order && !isDialogOpen && allowedActions(order, now).includes(rule)) dialogs.open(name, order)
  }
  useShortcuts([
    { keys: ['j'], label: t.board.next, group, run: () => go('down') },
    { keys: ['k'], label: t.board.previous, group, run: () => go('up') },
    { keys: ['h'], label: t.board.left, group, run: () => go('left') },
    { keys: ['l'], label: t.board.right, group, run: () => go('right') },
    {
      keys: ['Enter'],
      label: t.board.open,
      group,
      run: () => {
        if (at && !openId) open(at)
      },
    },
    {
      keys: ['a'],
      label: t.shortcuts.accept,
      group,
      run: () => step.take('confirm'),
      onWait: (isWaiting) => dialogs.awaitsDigit.set(isWaiting ? step.toAccept() : undefined),
    },
    ...MINUTES.map((one, index) => ({
      keys: ['a', String(index + 1)],
      label: t.shortcuts.acceptIn(one),
      group,
      run: () => step.take('confirm', one),
    })),
    { keys: ['mod+z'], label: t.shortcuts.undo, group, run: () => isDialogOpen || undo() },
    {
      keys: ['x'],
      label: t.bulk.select,
      group,
      run: () => {
        if (at && !openId && !isDialogOpen) selection.toggle(at)
      },
    },
    { keys: ['w'], label: t.shortcuts.step, group, run: () => step.take('next') },
    { keys: ['r'], label: t.shortcuts.reject, group, run: () => dialog('reject', 'reject') },
    { keys: ['t'], label: t.shortcuts.propose, group, run: () => dialog('propose', 'proposeCounterAppointment') },
  ])
  return { cursor, onFocus }
}
