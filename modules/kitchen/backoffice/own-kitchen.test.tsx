// @vitest-environment happy-dom
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { mountedScreen } from '#modules/ordering/backoffice/testing/mounted-screen.tsx'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import KitchenScreen from './KitchenScreen.tsx'

const restaurant = { identifier: '', city: '', timeZone: 'Europe/Vienna', kind: 'orders' } as const
const branches = ['Augarten', 'Belvedere'].map((name, index) => ({
  ...restaurant,
  id: `b${index}`,
  code: name[0] ?? '',
  name,
}))
const ticketOf = (branchId: string): OrderSummary => anOrder({ id: `o-${branchId}`, branchId })

/** Opens the kitchen of a person who sees both restaurants, and returns its heading. */
async function opened(...orders: OrderSummary[]) {
  const { place, change, unmount } = await mountedScreen(<KitchenScreen />, {
    path: '/kueche',
    at: '/kueche',
    orders,
    branches,
  })
  await vi.waitFor(() => expect(place.querySelector('h1')).not.toBeNull())
  const heading = () => place.querySelector('h1')?.textContent
  return { heading, change, unmount }
}

beforeEach(() => localStorage.clear())

test('a device shows the kitchen with the first ticket, and the same kitchen when it is loaded again', async () => {
  const before = await opened(ticketOf('b1'))
  await vi.waitFor(() => expect(before.heading()).toBe('Küche · Belvedere'))
  await before.unmount()
  const after = await opened(ticketOf('b0'))
  expect(after.heading()).toBe('Küche · Belvedere')
})

test('a kitchen that was shown without a ticket stays when the first ticket is of another kitchen', async () => {
  const { heading, change } = await opened()
  await vi.waitFor(() => expect(heading()).toBe('Küche · Augarten'))
  await change(ticketOf('b1'))
  expect(heading()).toBe('Küche · Augarten')
})
