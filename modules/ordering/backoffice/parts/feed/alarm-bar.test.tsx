// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { OrderSummary } from '../../../contract.ts'
import { anOrder } from '../../../testing/an-order.ts'
import { mountedScreen } from '../../testing/mounted-screen.tsx'
import { AlarmBar } from './AlarmBar.tsx'

/** The banner of the history at this time of 20 March 2026. The order 'o1' has waited since 17:00. */
async function banner(time: string, ...orders: OrderSummary[]) {
  const { place } = await mountedScreen(<AlarmBar />, {
    path: '/verlauf',
    at: '/verlauf',
    orders,
    clock: { now: () => Date.parse(`2026-03-20T${time}Z`) },
  })
  await vi.waitFor(() => expect(place.querySelector('.alarmbar')).not.toBeNull())
  const bar = place.querySelector('.alarmbar')
  return { isRed: bar?.classList.contains('red'), text: bar?.querySelector('span')?.textContent }
}
const unseen = anOrder({ id: 'o1' })
const seen = anOrder({ id: 'o1', seenAt: '2026-03-20T17:08:00Z' })
const fresh = anOrder({ id: 'o2', createdAt: '2026-03-20T17:14:00Z' })

test.each([
  ['waits', '17:01:00', unseen, false, /^1 neue Bestellung wartet seit [^,]+$/],
  ['is escalated', '17:07:00', unseen, true, /^1 neue Bestellung wartet seit [^,]+, eskaliert$/],
  [
    'is escalated although somebody opened it',
    '17:09:00',
    seen,
    true,
    /^1 neue Bestellung wartet seit [^,]+, eskaliert$/,
  ],
  ['is missed', '17:15:00', unseen, true, /^1 neue Bestellung wartet seit [^,]+, verpasst$/],
  ['is missed although somebody opened it', '17:15:00', seen, true, /^1 neue Bestellung wartet seit [^,]+, verpasst$/],
])('the banner of an order that %s', async (_, time, order, isRed, text) => {
  const bar = await banner(time, order)
  expect(bar.isRed).toBe(isRed)
  expect(bar.text).toMatch(text)
})

test('of several new orders the banner says how many are missed', async () => {
  const { isRed, text } = await banner('17:15:00', seen, fresh)
  expect(isRed).toBe(true)
  expect(text).toMatch(/^2 neue Bestellungen warten, 1 verpasst – die älteste seit /)
})
