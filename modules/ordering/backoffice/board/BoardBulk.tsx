import type { ApiResult } from '#contract/client.ts'
import { boardTexts } from '../../words/board.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCircleCheck, IconPrinter, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { orderingEndpoints, OrderSummary } from '../../contract.ts'
import { clashesTogether } from '../../rules/vehicle-clash.ts'
import { PrintSheet } from '../drawer/PrintSheet.tsx'
import { urgencyOf } from '../parts/columns.ts'
import { useKeptPlaces, useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { dueAt, numberOf } from '../parts/order-words.ts'
import { useReadyMinutes } from '../parts/ready-minutes.ts'
import { allowedActions, stepInput } from '../parts/steps.ts'
import { type Asked, doubtsAbout } from './bulk-doubts.ts'
import { BulkClashes } from './BulkClashes.tsx'
import { BulkComplete } from './BulkComplete.tsx'
import { useIsSelecting, useSelectedIds, useSelection } from './selection.tsx'
import { useLeaveSelection } from './use-leave-selection.ts'

/**
 * The bar with the actions for all selected orders. It sends one call per order: if the server refuses one order, the others still take the
 * step.
 */
export function BoardBulk({ orders, now }: { orders: readonly OrderSummary[]; now: number }) {
  const t = useTexts(boardTexts)
  const api = useApi()
  const { clock } = useStaff()
  const { keep, letGo } = useKeptPlaces()
  const { accept, isLocked, orders: known } = useOrderFeed()
  const selection = useSelection()
  const isSelecting = useIsSelecting()
  const ids = useSelectedIds()
  const minutes = useReadyMinutes()
  const [isPrinting, setPrinting] = useState(false)
  const [busy, setBusy] = useState<'confirm' | 'complete'>()
  const [asked, setAsked] = useState<Asked>()
  useLeaveSelection(isSelecting, () => selection.switch(false))
  if (!isSelecting) return null
  const selected = orders.filter((order) => ids.has(order.id))
  // Leaves out orders whose guest has not answered a proposed time. Staff accept such an order alone, on its card or in its drawer.
  const awaited = selected.filter((one) => urgencyOf(one, now).isCounterOpen)
  const skipped = awaited.length > 0 ? t.bulk.awaited(awaited.map((one) => numberOf(one)).join(', ')) : ''
  const able = (action: 'confirm' | 'complete') =>
    selected.filter((one) => allowedActions(one, now).includes(action) && !awaited.includes(one))

  function confirm() {
    const list = able('confirm')
    const clashes = clashesTogether(list, known)
    if (clashes.length === 0) return void all('confirm', list)
    setAsked({ action: 'confirm', orders: list, clashes })
  }

  function complete() {
    const list = able('complete')
    const doubts = doubtsAbout(list, now)
    if (!doubts) return void all('complete', list)
    setAsked({ action: 'complete', orders: list, doubts })
  }

  function answer(list: readonly OrderSummary[]) {
    if (!asked) return
    setAsked(undefined)
    const leftOut = asked.orders.filter((one) => !list.includes(one))
    // While the question was open, a colleague may have taken a step for one of the orders. This order is left out.
    const current = able(asked.action).filter(({ id }) => list.some((one) => one.id === id))
    void all(asked.action, current, leftOut)
  }
  const question = { now, onAnswer: answer, onClose: () => setAsked(undefined) }

  async function all(
    action: 'confirm' | 'complete',
    list: readonly OrderSummary[],
    leftOut: readonly OrderSummary[] = [],
  ) {
    setBusy(action)
    const refused: OrderSummary[] = []
    for (const order of list) {
      const needsMinutes = action === 'confirm' && order.kind === 'food' && order.appointment === null
      // Completing several orders cannot be undone, so it has no undo button. Accepting can be undone on the card of each order.
      const step = action === 'confirm' ? action : undefined
      keep({ before: order, at: clock.now(), step, isPending: true })
      const result: ApiResult<unknown> = await api.call(
        action === 'confirm' ? orderingEndpoints.confirm : orderingEndpoints.completed,
        stepInput(order, needsMinutes ? minutes.of(order) : undefined),
      )
      const after = OrderSummary.safeParse(result.ok ? result.value : result.data).data
      const told = action === 'confirm' ? { version: after?.version, promised: after && dueAt(after) } : { done: after }
      if (after && result.ok) keep({ before: order, at: clock.now(), step, ...told })
      else letGo(order.id)
      if (after) accept(after)
      if (!result.ok) refused.push(order)
    }
    setBusy(undefined)
    const left = new Set([...awaited, ...refused, ...leftOut].map(({ id }) => id))
    selection.dropSoon([...ids].filter((id) => !left.has(id)))
    const numbers = refused.map((one) => numberOf(one)).join(', ')
    const doubts = [
      ...(numbers ? [t.bulk.refused(numbers)] : []),
      ...(action === 'confirm' && skipped ? [skipped] : []),
    ]
    const done = t.bulk.done[action](list.length - refused.length)
    notify([done, ...doubts].join(' '), doubts.length > 0 ? 'look' : 'done')
  }
  const confirmable = able('confirm').length
  const completable = able('complete').length
  return (
    <div className="m-ordering bulk no-print" role="toolbar" aria-label={t.history.selection}>
      <b role="status">{t.history.selected(selected.length)}</b>
      {skipped ? <span className="t2 sm hide-phone">{skipped}</span> : null}
      <Button size="xs" variant="subtle" onClick={() => selection.set(orders.map((one) => one.id))}>
        {t.bulk.all}
      </Button>
      <span className="sp" />
      <Button
        size="xs"
        disabled={isLocked || confirmable === 0}
        loading={busy === 'confirm'}
        leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
        onClick={confirm}
      >
        {t.bulk.confirm(confirmable)}
      </Button>
      <Button
        size="xs"
        disabled={isLocked || completable === 0}
        loading={busy === 'complete'}
        leftSection={<IconCircleCheck size={18} stroke={1.75} aria-hidden />}
        onClick={complete}
      >
        {t.bulk.complete(completable)}
      </Button>
      <Button
        size="xs"
        disabled={selected.length === 0}
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {t.actions.print}
      </Button>
      <ActionIcon size="xs" aria-label={t.history.clearSelection} onClick={() => selection.switch(false)}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {asked?.action === 'confirm' ? <BulkClashes {...question} orders={asked.orders} clashes={asked.clashes} /> : null}
      {asked?.action === 'complete' ? <BulkComplete {...question} orders={asked.orders} doubts={asked.doubts} /> : null}
      {isPrinting ? <PrintSheet orders={selected} onDone={() => setPrinting(false)} /> : null}
    </div>
  )
}
