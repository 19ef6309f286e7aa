import { boardTexts } from '../../words/board.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { MINUTES, useReadyMinutes } from '../parts/ready-minutes.ts'
import { allowedActions, nextStep, stepInput } from '../parts/steps.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import type { Columns } from '../parts/columns.ts'
import { useTakeOrders } from '../parts/use-take-orders.ts'
import { useSelection } from './selection.tsx'
import { useDialogCalls, useIsDialogOpen } from './dialogs.tsx'
import { useUndo } from './use-undo.ts'
import { walk } from './walk.ts'

interface BoardKeys {
  columns: Columns
  now: number
  /** The order in the drawer; while the drawer is open, keys act on this order. */
  openId: string | undefined
  open(id: string | undefined): void
}

/** Keyboard shortcuts of the board. Actions that move money have no key; the reject key only opens its dialog. Returns the card with the cursor. */
export function useBoardKeys({ columns, now, openId, open }: BoardKeys): string | undefined {
  const t = useTexts(boardTexts)
  const dialogs = useDialogCalls()
  const isDialogOpen = useIsDialogOpen()
  const action = useOrderAction()
  const minutes = useReadyMinutes()
  const selection = useSelection()
  const undo = useUndo()
  const navigate = useNavigate()
  const { locale } = useStaff()
  const [takeOrder] = useTakeOrders()
  const [cursor, setCursor] = useState<string>()
  const { kept } = useKeptPlaces()
  const at = openId ?? cursor
  const order = Object.values(columns)
    .flat()
    .find((one) => one.id === at)
  const group = t.shortcuts.group
  function go(key: 'up' | 'down' | 'left' | 'right') {
    if (isDialogOpen) return
    // The focus may have moved without a key, together with its card.
    const focused = document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order']
    const next = walk(columns, openId ?? focused ?? at, key)
    setCursor(next)
    document.querySelector<HTMLElement>(`[data-order="${next}"] .no`)?.focus()
    if (openId && next) open(next)
  }
  const step = (wanted: 'confirm' | 'next', chosen?: number) => {
    const next = order && !isDialogOpen && !kept.has(order.id) ? nextStep(order, now, t) : undefined
    if (!order || !next || (next.action === 'confirm') !== (wanted === 'confirm')) return
    if (next.asksFirst) dialogs.ask({ orderId: order.id, place: openId ? 'drawer' : 'card' })
    else
      void action.run(
        next.endpoint,
        stepInput(
          order,
          order.kind === 'food' && !order.appointment && wanted === 'confirm' ? (chosen ?? minutes.value) : undefined,
        ),
        t.actions.failed,
      )
  }
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
    { keys: ['a'], label: t.shortcuts.accept, group, run: () => step('confirm') },
    ...MINUTES.map((one, index) => ({
      keys: ['a', String(index + 1)],
      label: t.shortcuts.acceptIn(one),
      group,
      run: () => step('confirm', one),
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
    ...(takeOrder
      ? [{ keys: ['n'], label: takeOrder.title(locale), group, run: () => void navigate(takeOrder.to) }]
      : []),
    { keys: ['w'], label: t.shortcuts.step, group, run: () => step('next') },
    { keys: ['r'], label: t.shortcuts.reject, group, run: () => dialog('reject', 'reject') },
    { keys: ['t'], label: t.shortcuts.propose, group, run: () => dialog('propose', 'proposeCounterAppointment') },
  ])
  return cursor
}
