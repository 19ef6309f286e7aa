import type { OrderSummary } from '#modules/ordering/contract.ts'
import { shortNumberOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useLayoutEffect, useRef } from 'react'
import { kitchenTexts } from '../words/kitchen.ts'
import { kitchenTitles } from '../words/titles.ts'
import { noKeys, pressOf, renumbered, RENUMBERED_MS, told } from './ticket-keys.ts'
import type { WantedPage } from './use-wall-page.ts'

const digits = [1, 2, 3, 4, 5, 6, 7, 8] as const
const MESSAGE_ID = 'kitchen-key'

/** Highlights a ticket for a moment. */
function highlight(id: string): void {
  const ticket = document.getElementById(`ticket-${id}`)
  if (!ticket) return
  ticket.dataset['told'] = ''
  setTimeout(() => delete ticket.dataset['told'], RENUMBERED_MS)
}

/**
 * The number keys of the wall, and Escape, which returns to the first page. `shown`: the tickets of the page; undefined while the keys do
 * nothing. If a key has just got another ticket, its first press only says and shows which ticket it is.
 */
export function useTicketKeys(
  shown: readonly OrderSummary[] | undefined,
  page: WantedPage,
  press: (order: OrderSummary) => void,
): void {
  const t = useTexts(kitchenTexts)
  const titles = useTexts(kitchenTitles)
  const keys = useRef(noKeys)
  const ids = shown?.map(({ id }) => id)
  useLayoutEffect(() => {
    keys.current = ids ? renumbered(keys.current, ids, performance.now()) : noKeys
  })
  useShortcuts([
    ...digits.map((key) => ({
      keys: [String(key)],
      label: t.finishKey(key),
      group: titles.kitchen,
      run: () => {
        const order = shown?.[key - 1]
        if (!order) return undefined
        if (pressOf(keys.current, key, performance.now()) !== 'say') return press(order)
        keys.current = told(keys.current, key)
        highlight(order.id)
        return notify(t.renumbered(key, shortNumberOf(order)), 'look', undefined, MESSAGE_ID)
      },
    })),
    {
      keys: ['Escape'],
      label: t.firstPage,
      group: titles.kitchen,
      run: () => {
        if (shown && page.index > 0 && !document.querySelector('[role=dialog]')) page.show(0)
      },
    },
  ])
}
