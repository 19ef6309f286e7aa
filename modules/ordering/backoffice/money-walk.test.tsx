// @vitest-environment happy-dom
import { clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { createElement } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type Order, orderingEndpoints, type OrderItem } from '../contract.ts'
import { anOrder } from '../testing/an-order.ts'
import BoardScreen from './board/BoardScreen.tsx'
import { dialogParts } from './board/dialogs.tsx'
import HistoryScreen from './history/HistoryScreen.tsx'
import { mountedScreen } from './testing/mounted-screen.tsx'

/**
 * The ids of all staff calls that move money or decide about it: their body has a field `refund` or `decision`. Previews are left out,
 * because they only calculate.
 */
const moving = new Set(
  Object.values(orderingEndpoints).flatMap(({ id, body, access, method }) => {
    const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : []
    const decides = fields.some((field) => field === 'refund' || field === 'decision')
    return access !== 'public' && method !== 'GET' && decides && !/preview/i.test(id) ? [id] : []
  }),
)

const money = { price: 24, kept: 0, asked: 0, due: 0, tip: 0 }
const item: OrderItem = {
  id: '01a1fb00-0000-7000-9000-000000000001',
  position: 0,
  productId: '01a1fb00-0000-7000-9000-000000000002',
  kind: 'product',
  name: 'Schnitzel',
  amount: 2,
  unit: 'piece',
  unitPrice: 12,
  net: 20,
  tax: 4,
  gross: 24,
  taxRate: 20,
  calculationModel: 'fixed',
  isPriceHidden: false,
  country: null,
  details: [],
}
const anOrderOf = (part: Partial<Order>): Order => ({
  ...anOrder({ id: 'o1', ticketNumber: 1, lastName: 'Huber', email: 'h@example.com', phone: '+4315550100' }),
  items: [item],
  paymentMethod: 'mollie',
  paymentState: 'paid',
  timeline: [],
  money,
  seenAt: '2026-03-20T17:00:30Z',
  ...part,
})

const screens = {
  board: { screen: BoardScreen, path: '/bestellungen/:id?' },
  history: { screen: HistoryScreen, path: '/verlauf/:id?' },
}

/**
 * Each row: description, screen, order, and the submit buttons of the forms that the buttons and keys of this screen open. Money may move
 * only when one of these forms is submitted.
 */
const orders: [string, keyof typeof screens, Order, string[]][] = [
  [
    'new and paid',
    'board',
    anOrderOf({ state: 'waiting' }),
    ['Ablehnen und 24,00 € rückerstatten', 'Speichern', 'Ändern'],
  ],
  [
    'accepted and paid',
    'board',
    anOrderOf({ state: 'confirmed', appointmentDate: '2026-03-20T17:30:00Z' }),
    ['Speichern', 'Stornieren und 24,00 € rückerstatten', 'Ändern', 'Rückerstatten'],
  ],
  [
    'under way and paid',
    'board',
    anOrderOf({ state: 'in-delivery', deliveryType: 'delivery', isDelivery: true }),
    ['Speichern', 'Stornieren und 24,00 € rückerstatten', 'Ändern', 'Rückerstatten'],
  ],
  ['completed and paid', 'history', anOrderOf({ state: 'completed' }), ['24,00 € rückerstatten']],
  [
    'cancelled, its money undecided',
    'history',
    anOrderOf({ state: 'canceled', isRefundAsked: true, money: { ...money, price: 0, asked: 24 } }),
    ['24,00 € behalten', '24,00 € rückerstatten'],
  ],
]
const buttons = () => [
  ...document.querySelectorAll<HTMLElement>('button, a[role=button], [role=menuitem], [role=switch], input'),
]
const isSending = (one: Element) => one.matches('[type=submit]')
/** The field in which staff write why the money moves, or the list in which they choose why an order is rejected. */
const reasons = '#refund-reason[required], [role=radiogroup][aria-labelledby=reject-reason]'
/** What the open dialogs that move money do not show: the ordered items, an amount or the reason. Each with the text of the button. */
const lacking = () =>
  [...document.querySelectorAll('[type=submit]')]
    .filter(({ textContent }) => /rückerstatten|behalten/.test(textContent))
    .flatMap((button) => {
      const dialog = button.closest('[role=dialog]')
      return [
        ...(dialog?.textContent.includes('2 × Schnitzel') ? [] : ['items']),
        ...(/24,00\s€/.test(dialog?.textContent ?? '') ? [] : ['amount']),
        ...(dialog?.querySelector(reasons) ? [] : ['reason']),
      ].map((part) => `${button.textContent}: no ${part}`)
    })
/** The keys that the test presses. 'a' is followed by a digit, because the board waits for a digit. */
const keys = ['j', 'k', 'Enter', 'a', '4', 'w', 'r', 't', 'x', 'p', 'n']

class NoSound {
  state = 'running'
  resume = () => Promise.resolve()
}

/**
 * Presses the buttons of a screen one after the other, except submit buttons, and opens the screen again when a click has changed it. Then
 * presses `keys` and Ctrl+Z. Without `isWhole`, only the buttons in the card, the row and the drawer of the order are pressed.
 */
async function walked(order: Order, where: keyof typeof screens, isWhole: boolean) {
  vi.stubGlobal('AudioContext', NoSound)
  vi.stubGlobal('print', () => {})
  const { screen, path } = screens[where]
  const sent: string[] = []
  const asking = new Set<string>()
  const missing = new Set<string>()
  const open = async () => {
    const one = await mountedScreen(createElement(screen), {
      path,
      at: path.replace(':id?', order.id),
      orders: [order],
    })
    await vi.waitFor(() => expect(document.querySelector('.dw .ft')).not.toBeNull(), 20_000)
    return one
  }
  const note = (from: readonly string[]) => {
    sent.push(...from)
    for (const one of document.querySelectorAll('[type=submit]')) asking.add(one.textContent)
    for (const one of lacking()) missing.add(one)
  }
  let page = await open()
  const count = buttons().length
  for (let at = 0; at < count; at++) {
    const before = buttons()
    const button = before[at]
    if (!button || isSending(button) || button.matches(':disabled')) continue
    if (!isWhole && !button.closest('.dw, [data-order], tr')) continue
    await clicked(button)
    note(page.sent)
    for (const further of buttons().filter((one) => !before.includes(one) && !isSending(one)))
      if (further.isConnected) await clicked(further)
    note(page.sent)
    if (buttons().length === before.length && page.sent.length === 0) continue
    await page.unmount()
    page = await open()
  }
  for (const key of keys) await pressed(key)
  await pressed('z', { ctrlKey: true })
  note(page.sent)
  return { sent, asking: [...asking], missing: [...missing] }
}

/** The dialogs' code is loaded before the tests, as the board does shortly after it opens. */
beforeAll(async () => {
  // A text field that grows with its text uses `document.fonts`, which happy-dom does not have.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  await Promise.all(dialogParts.map(({ load }) => load()))
})

describe('no money moves without a dialog (docs/rules/back-office.md, Order board)', () => {
  test('finds the calls that move money', () => {
    expect([...moving].toSorted()).toEqual(
      ['orders.cancel', 'orders.items.create', 'orders.items.update', 'orders.refund', 'orders.reject'].toSorted(),
    )
  })

  test.each(orders)(
    '%s, %s: money moves only by a form that shows amount, items and reason',
    async (_, where, order, forms) => {
      const isWhole = order.state === 'waiting'
      const { sent, asking, missing } = await walked(order, where, isWhole)
      expect(sent.filter((id) => moving.has(id))).toEqual([])
      expect(asking.map((text) => text.replaceAll('\u00a0', ' ')).toSorted()).toEqual(forms.toSorted())
      expect(missing).toEqual([])
    },
  )
})
