// @vitest-environment happy-dom
import { acting, clicked } from '#ui/backoffice/testing/mounted.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

vi.mock('../drawer/OrderDrawer.tsx', () => ({ OrderDrawer: () => null }))

const first = anOrder({ id: 'first', ticketNumber: 1 })
/** This order came later, but it belongs above `first`, because its branch counts `first` only from its opening. */
const fresh = anOrder({ id: 'fresh', ticketNumber: 2, createdAt: '2026-03-20T17:00:50Z' })
const closed = { ...first, awaitedFrom: '2026-03-20T18:30:00Z' }

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined))
afterEach(() => {
  vi.useRealTimers()
})

async function column() {
  const { place, change } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [closed],
  })
  await vi.waitFor(() => expect(place.querySelectorAll('[data-order]')).toHaveLength(1), 20_000)
  const list = place.querySelector('.k-new .cs')
  if (!list) throw new Error('There is no column of new orders')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (ms: number) => acting(() => void vi.advanceTimersByTime(ms))
  return {
    ids: () => [...list.querySelectorAll<HTMLElement>('[data-order]')].map((one) => one.dataset['order']),
    button: () => place.querySelector('.k-new .ch .fresh'),
    /** The fresh order arrives. The feed needs a moment before it tells the screen. */
    async comes() {
      await change(fresh)
      await pass(50)
    },
    use: (type: string, pointerType = 'touch', bubbles = true) =>
      acting(() => void list.dispatchEvent(new PointerEvent(type, { bubbles, pointerType }))),
    pass,
  }
}

test('a new order of a column that nobody uses appears at once', async () => {
  const { ids, button, comes } = await column()
  await comes()
  expect(ids()).toEqual(['fresh', 'first'])
  expect(button()).toBeNull()
})

test.each([
  ['a touch', ['pointerdown', 'pointerup'], 'touch'],
  ['a scroll that goes on after the touch', ['pointerdown', 'pointercancel', 'scroll'], 'touch'],
  ['a mouse that moved and then rests over the cards', ['pointermove'], 'mouse'],
] as const)('after %s a new card is hidden for at most 5 s', async (_, types, pointer) => {
  const { ids, button, comes, use, pass } = await column()
  for (const type of types) await use(type, pointer, type !== 'scroll')
  await comes()
  expect(ids()).toEqual(['first'])
  expect(button()?.textContent).toBe('1 neue')
  await pass(4800)
  expect(ids()).toEqual(['first'])
  await pass(300)
  expect(ids()).toEqual(['fresh', 'first'])
  expect(button()).toBeNull()
})

test('the button shows the new card at once', async () => {
  const { ids, button, comes, use } = await column()
  await use('pointerdown')
  await comes()
  await clicked(button())
  expect(ids()).toEqual(['fresh', 'first'])
})

test('the new card appears when the mouse leaves the cards', async () => {
  const { ids, comes, use } = await column()
  await use('pointermove', 'mouse')
  await comes()
  expect(ids()).toEqual(['first'])
  await use('pointerout', 'mouse')
  expect(ids()).toEqual(['fresh', 'first'])
})
