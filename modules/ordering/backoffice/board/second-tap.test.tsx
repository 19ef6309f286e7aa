// @vitest-environment happy-dom
import { acting } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const order = anOrder({
  id: id(1),
  uid: 'GL-AAAAAAA01',
  branchId: id(9),
  ticketNumber: 1,
  createdAt: '2026-03-20T16:59:00Z',
  seenAt: '2026-03-20T17:00:00Z',
})
const accepted = { ...order, version: 2, state: 'confirmed', isConfirmed: true } as const
const money = { price: 0, kept: 0, asked: 0, due: 0, tip: 0 }
const start = Date.parse('2026-03-20T17:01:00Z')

/** A tap of a finger: a click with `detail` 1. `x`: its distance from the left edge in CSS pixels. */
const tapped = (element: Element | null | undefined, x = 0) =>
  acting(() => {
    if (!element) throw new Error('There is nothing to tap')
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, detail: 1 }))
  })

/** Shows the board with one new order and accepts it. `wait`: sets the clock to this number of milliseconds after the tap. */
async function acceptedByTap() {
  vi.stubGlobal('IntersectionObserver', undefined)
  let now = start
  const screen = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [order],
    answers: { [orderingEndpoints.confirm.id]: { ...accepted, timeline: [], money } },
    clock: { now: () => now },
  })
  const card = () => screen.place.querySelector(`article[data-order="${order.id}"]`)
  const isDrawerOpen = () => document.querySelector('[role=dialog]') !== null
  await vi.waitFor(() => expect(card()?.querySelector('.mins [data-variant=filled]')).toBeTruthy())
  await tapped(card()?.querySelector('.mins [data-variant=filled]'))
  await vi.waitFor(() => expect(card()?.querySelector('.kept button')).toBeTruthy())
  const wait = (milliseconds: number) => {
    now = start + milliseconds
  }
  return { ...screen, card, isDrawerOpen, wait }
}

test('for 700 ms after the accept, a second tap opens no drawer and takes nothing back', async () => {
  const { card, sent, wait } = await acceptedByTap()
  const reached = vi.fn<() => void>()
  card()?.querySelector('.no')?.addEventListener('click', reached)
  wait(699)
  await tapped(card()?.querySelector('.no'))
  await tapped(card()?.querySelector('.kept button'))
  expect(reached).not.toHaveBeenCalled()
  expect(sent).not.toContain(orderingEndpoints.undoConfirm.id)
})

test('after 700 ms a tap on the card opens the drawer', async () => {
  const { card, isDrawerOpen, wait } = await acceptedByTap()
  wait(700)
  await tapped(card()?.querySelector('.no'))
  await vi.waitFor(() => expect(isDrawerOpen()).toBe(true))
})

test('a slow second tap in the same place takes nothing back within 2 s, because the undo button has appeared there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { card, sent, wait } = await acceptedByTap()
  const undo = () => card()?.querySelector('.kept button')
  wait(1100)
  await tapped(undo())
  expect(sent).not.toContain(orderingEndpoints.undoConfirm.id)
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 10 }))
  await tapped(undo())
  expect(sent).not.toContain(orderingEndpoints.undoConfirm.id)
  vi.advanceTimersByTime(2000)
  wait(2000)
  await tapped(undo())
  expect(sent).toContain(orderingEndpoints.undoConfirm.id)
  vi.useRealTimers()
})

test('a pointer that has moved away and back takes the step back', async () => {
  const { card, sent, wait } = await acceptedByTap()
  wait(1100)
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 80 }))
  await tapped(card()?.querySelector('.kept button'))
  expect(sent).toContain(orderingEndpoints.undoConfirm.id)
})

test('after 700 ms a tap in another place takes the accept back, and a key does so at once', async () => {
  const byTap = await acceptedByTap()
  byTap.wait(700)
  await tapped(byTap.card()?.querySelector('.kept button'), 80)
  expect(byTap.sent).toContain(orderingEndpoints.undoConfirm.id)
  await byTap.unmount()
  const byKey = await acceptedByTap()
  // The browser sends a click with `detail` 0 when Enter is pressed on a focused button.
  await acting(() => byKey.card()?.querySelector<HTMLElement>('.kept button')?.click())
  expect(byKey.sent).toContain(orderingEndpoints.undoConfirm.id)
})
