// @vitest-environment happy-dom
import { acting, clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { SEQUENCE_MS } from '#ui/backoffice/shortcuts.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'
import { dialogParts } from './dialogs.tsx'

class NoSound {
  state = 'running'
  resume = () => Promise.resolve()
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('AudioContext', NoSound)
})

const waiting = (id: string, minute: number, more: Partial<OrderSummary> = {}) =>
  anOrder({
    id,
    ticketNumber: minute,
    createdAt: `2026-03-20T16:5${minute}:00Z`,
    seenAt: '2026-03-20T17:00:00Z',
    ...more,
  })

const openProposal: OrderSummary['counterAppointment'] = {
  appointment: '2026-03-20T18:00:00Z',
  expiresAt: '2026-03-20T17:30:00Z',
  message: '',
  state: 'open',
}

async function board(orders: readonly OrderSummary[], answers: Readonly<Record<string, unknown>> = {}) {
  const place = { path: '/bestellungen/:id?', at: '/bestellungen' }
  const screen = await mountedScreen(<BoardScreen />, { ...place, orders, answers })
  const link = (id: string) => screen.place.querySelector<HTMLElement>(`[data-order=${id}] .no`)
  await vi.waitFor(() => expect(screen.place.querySelectorAll('[data-order]')).toHaveLength(orders.length))
  const accepted = () => screen.about.filter((_, index) => screen.sent[index] === orderingEndpoints.confirm.id)
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order']
  return { ...screen, link, accepted, focused }
}

const pause = () => acting(() => {}).then(() => new Promise((done) => setTimeout(done, SEQUENCE_MS + 50)))

test('keys act on the card that has the focus, however it got there', async () => {
  const { link, accepted, place } = await board([waiting('o1', 1), waiting('o2', 2), waiting('o3', 3)])
  await acting(() => link('o2')?.focus())
  expect(place.querySelector<HTMLElement>('.oc.cur')?.dataset['order']).toBe('o2')
  await pressed('a')
  await pause()
  expect(accepted()).toEqual(['o2'])
})

test('while A waits for a digit, the card says so; with the digit or after the wait it does not', async () => {
  const { link, accepted, place } = await board([waiting('o1', 1), waiting('o2', 2)])
  const shown = () =>
    ['o1', 'o2'].map((id) => place.querySelector(`[data-order=${id}] .digit[role=status]`)?.textContent)
  await acting(() => link('o1')?.focus())
  expect(shown()).toEqual(['', ''])
  await pressed('a')
  expect(shown()).toEqual(['A … Minuten: 1–4', ''])
  await pressed('2')
  expect(accepted()).toEqual(['o1'])
  expect(place.textContent).not.toContain('A … Minuten')
  // The first card keeps its place, so the key first goes to the second card.
  await pressed('a')
  expect(shown()).toEqual(['', ''])
  await pause()
  await pressed('a')
  expect(shown().at(-1)).toBe('A … Minuten: 1–4')
  await pause()
  expect(accepted()).toEqual(['o1', 'o2'])
  expect(place.textContent).not.toContain('A … Minuten')
})

test('the second A accepts nothing: it goes to the next order, which the third A accepts', async () => {
  const { link, accepted, focused } = await board([waiting('o1', 1), waiting('o2', 2), waiting('o3', 3)])
  await acting(() => link('o1')?.focus())
  await pressed('a')
  await pause()
  await pressed('a')
  await pause()
  expect(accepted()).toEqual(['o1'])
  expect(focused()).toBe('o2')
  await pressed('a')
  await pause()
  expect(accepted()).toEqual(['o1', 'o2'])
  expect(focused()).toBe('o2')
})

test('J follows the order on the screen, also while cards keep their places under a pointer', async () => {
  const { link, focused, change, place } = await board([waiting('o1', 1), waiting('o2', 2), waiting('o3', 3)])
  const list = place.querySelector('.k-new .cs')
  await acting(
    () =>
      void list?.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
      ),
  )
  // With its new time, the order would be the first in the sorted list. But while the column is in use, the cards keep their sequence.
  await change(waiting('o3', 0, { version: 2 }))
  const shown = [...place.querySelectorAll<HTMLElement>('.k-new [data-order]')].map((card) => card.dataset['order'])
  expect(shown).toEqual(['o1', 'o2', 'o3'])
  await acting(() => link('o1')?.focus())
  await pressed('j')
  expect(focused()).toBe('o2')
  await pressed('j')
  expect(focused()).toBe('o3')
})

test('A asks first if the card shows a warning, such as a proposal that the guest has not answered', async () => {
  const { link, accepted, place } = await board([waiting('o1', 1, { counterAppointment: openProposal })])
  await acting(() => link('o1')?.focus())
  await pressed('a')
  await pressed('2')
  expect(accepted()).toEqual([])
  expect(place.querySelector('[role=alertdialog]')?.textContent).toContain('Trotzdem annehmen?')
  await acting(() => place.querySelector<HTMLElement>('[role=alertdialog] button')?.click())
  expect(accepted()).toEqual(['o1'])
})

test.each([
  ['without a fixed time', null],
  ['with a fixed time', '2026-03-20T18:30:00Z'],
])('over an open proposal, a click on the card of an order %s asks first', async (_, appointment) => {
  const { accepted, place } = await board([waiting('o1', 1, { appointment, counterAppointment: openProposal })])
  const card = place.querySelector('[data-order=o1]')
  const buttons = [...(card?.querySelectorAll<HTMLElement>(':is(.mins, .act) button') ?? [])]
  expect(card?.textContent).toContain('Trotzdem annehmen')
  expect(buttons.every((one) => one.dataset['variant'] !== 'filled')).toBe(true)
  await clicked(appointment ? buttons[0] : buttons[2])
  expect(accepted()).toEqual([])
  expect(card?.querySelector('[role=alertdialog]')?.textContent).toContain('Trotzdem annehmen?')
  await acting(() => card?.querySelector<HTMLElement>('[role=alertdialog] button')?.click())
  expect(accepted()).toEqual(['o1'])
})

test('a key that cannot do anything shows a message', async () => {
  const { link } = await board([waiting('o1', 1, { state: 'confirmed' })])
  await acting(() => link('o1')?.focus())
  await pressed('a')
  await pause()
  await vi.waitFor(async () => {
    const { notificationsStore } = await import('@mantine/notifications')
    const { notifications: shown } = notificationsStore.getState()
    expect(shown.map((one) => one.message).join()).toContain('Diese Taste tut hier nichts')
  })
})

test('a message says that it is too late to undo a step, and promises no change', async () => {
  await board([waiting('o1', 1)])
  await pressed('z', { ctrlKey: true })
  const { notificationsStore } = await import('@mantine/notifications')
  const { notifications: shown } = notificationsStore.getState()
  const said = shown.map((one) => one.message).join()
  expect(said).toContain('Zum Zurücknehmen ist es zu spät')
  // The message must not offer a change, because a completed order cannot be changed.
  expect(said).not.toContain('ändern')
})

test('R gives the focus to the first reason; afterwards it is on the card again, or on the next one', async () => {
  await Promise.all(dialogParts.map((part) => part.load()))
  const gone = waiting('o1', 1, { state: 'rejected', version: 2 })
  const orders = [waiting('o1', 1), waiting('o2', 2), waiting('o3', 3)]
  const { link, focused } = await board(orders, { [orderingEndpoints.reject.id]: gone })
  const dialog = () => document.querySelector('[role=dialog]')
  await acting(() => link('o1')?.focus())
  await pressed('r')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-reason')).toBe('too-busy'))
  await clicked([...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Zurück'))
  await vi.waitFor(() => expect(focused()).toBe('o1'))
  await pressed('r')
  await vi.waitFor(() => expect(dialog()?.querySelector('[data-reason]')).toBeTruthy())
  await clicked(dialog()?.querySelector('[data-reason=too-busy]'))
  await acting(
    () =>
      void dialog()
        ?.querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
  await vi.waitFor(() => expect(dialog()).toBeNull())
  await vi.waitFor(() => expect(focused()).toBe('o2'))
  await pressed('j')
  expect(focused()).toBe('o3')
})
