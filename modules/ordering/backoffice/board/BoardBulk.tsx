import type { ApiResult } from '#contract/client.ts'
import { boardTexts } from '#i18n/board.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCircleCheck, IconPrinter, IconX } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { Order, orderingEndpoints, OrderSummary } from '../../contract.ts'
import { clashesTogether } from '../../rules/vehicle-clash.ts'
import { PrintSheet } from '../drawer/PrintSheet.tsx'
import { useOrderFeed } from '../feed/OrderFeed.tsx'
import { numberOf } from '../order-words.ts'
import { useReadyMinutes } from '../ready-minutes.ts'
import { allowedActions, stepInput } from '../steps.ts'
import { BulkClashes } from './BulkClashes.tsx'
import { useSelection } from './selection.tsx'

/** What can be done with several orders at once. Each is a step of its own: one that is refused does not hold up the others. */
export function BoardBulk({ orders, now }: { orders: readonly OrderSummary[]; now: number }) {
  const t = useTexts(boardTexts)
  const api = useApi()
  const { branches } = useStaff()
  const { accept, isLocked, orders: known } = useOrderFeed()
  const selection = useSelection()
  const minutes = useReadyMinutes()
  const [isPrinting, setPrinting] = useState(false)
  const [busy, setBusy] = useState<'confirm' | 'complete'>()
  const [asked, setAsked] = useState<Omit<ComponentProps<typeof BulkClashes>, 'now' | 'onAccept' | 'onClose'>>()
  if (!selection.isOn) return null
  const selected = orders.filter((order) => selection.ids.has(order.id))
  const able = (action: 'confirm' | 'complete') => selected.filter((one) => allowedActions(one, now).includes(action))

  function confirm() {
    const list = able('confirm')
    const clashes = clashesTogether(list, known)
    if (clashes.length === 0) return void all('confirm', list)
    setAsked({ orders: list, clashes })
  }

  function acceptAsked(list: readonly OrderSummary[]) {
    setAsked(undefined)
    const leftOut = asked?.orders.filter((one) => !list.includes(one)) ?? []
    // Somebody else may have moved one of them on while this was asked.
    const current = able('confirm').filter(({ id }) => list.some((one) => one.id === id))
    void all('confirm', current, leftOut)
  }

  async function all(
    action: 'confirm' | 'complete',
    list: readonly OrderSummary[],
    leftOut: readonly OrderSummary[] = [],
  ) {
    setBusy(action)
    const refused: string[] = []
    for (const order of list) {
      const needsMinutes = action === 'confirm' && order.kind === 'food' && order.appointment === null
      const result: ApiResult<unknown> = await api.call(
        action === 'confirm' ? orderingEndpoints.confirm : orderingEndpoints.completed,
        stepInput(order, needsMinutes ? minutes.value : undefined),
      )
      const now = Order.safeParse(result.ok ? result.value : result.data)
      if (now.success) accept(OrderSummary.parse(now.data))
      if (!result.ok) refused.push(numberOf(order, branches))
    }
    setBusy(undefined)
    const isLeft = (one: OrderSummary) =>
      refused.includes(numberOf(one, branches)) || leftOut.some(({ id }) => id === one.id)
    selection.keep(selected.filter(isLeft).map((one) => one.id))
    notify(
      refused.length > 0 ? t.bulk.refused(list.length - refused.length, refused.join(', ')) : t.bulk.done(list.length),
      refused.length > 0 ? 'look' : 'done',
    )
  }
  const confirmable = able('confirm').length
  const completable = able('complete').length
  return (
    <div className="bulk no-print" role="toolbar" aria-label={t.history.selection}>
      <b role="status">{t.history.selected(selected.length)}</b>
      <Button size="xs" variant="subtle" onClick={() => selection.keep(orders.map((one) => one.id))}>
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
        onClick={() => void all('complete', able('complete'))}
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
      {asked ? <BulkClashes {...asked} now={now} onAccept={acceptAsked} onClose={() => setAsked(undefined)} /> : null}
      {isPrinting ? <PrintSheet orders={selected} onDone={() => setPrinting(false)} /> : null}
    </div>
  )
}
