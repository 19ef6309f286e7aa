import type { ApiResult } from '#contract/client.ts'
import { boardTexts } from '#i18n/board.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCircleCheck, IconPrinter, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Order, orderingEndpoints, OrderSummary } from '../../contract.ts'
import { PrintSheet } from '../drawer/PrintSheet.tsx'
import { useOrderFeed } from '../feed/OrderFeed.tsx'
import { numberOf } from '../order-words.ts'
import { useReadyMinutes } from '../ready-minutes.ts'
import { allowedActions, stepInput } from '../steps.ts'
import { useSelection } from './selection.tsx'

/** What can be done with several orders at once. Each is a step of its own: one that is refused does not hold up the others. */
export function BoardBulk({ orders, now }: { orders: readonly OrderSummary[]; now: number }) {
  const t = useTexts(boardTexts)
  const api = useApi()
  const { branches } = useStaff()
  const { accept, isLocked } = useOrderFeed()
  const selection = useSelection()
  const minutes = useReadyMinutes()
  const [isPrinting, setPrinting] = useState(false)
  const [busy, setBusy] = useState<'confirm' | 'complete'>()
  if (!selection.isOn) return null
  const selected = orders.filter((order) => selection.ids.has(order.id))
  const able = (action: 'confirm' | 'complete') => selected.filter((one) => allowedActions(one, now).includes(action))

  async function all(action: 'confirm' | 'complete') {
    setBusy(action)
    const refused: string[] = []
    const list = able(action)
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
    selection.keep(selected.filter((one) => refused.includes(numberOf(one, branches))).map((one) => one.id))
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
        onClick={() => void all('confirm')}
      >
        {t.bulk.confirm(confirmable)}
      </Button>
      <Button
        size="xs"
        disabled={isLocked || completable === 0}
        loading={busy === 'complete'}
        leftSection={<IconCircleCheck size={18} stroke={1.75} aria-hidden />}
        onClick={() => void all('complete')}
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
      {isPrinting ? <PrintSheet orders={selected} onDone={() => setPrinting(false)} /> : null}
    </div>
  )
}
