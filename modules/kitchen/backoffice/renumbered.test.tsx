// @vitest-environment happy-dom
import { pressed } from '#ui/backoffice/testing/mounted.ts'
import { mountedScreen } from '#modules/ordering/backoffice/testing/mounted-screen.tsx'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { notificationsStore } from '@mantine/notifications'
import { expect, test, vi } from 'vitest'
import KitchenScreen from './KitchenScreen.tsx'

const orders = [1, 2, 3].map((minute) =>
  anOrder({ id: `o${minute}`, ticketNumber: minute, createdAt: `2026-03-20T16:5${minute}:00Z` }),
)

test('a key that has just got another ticket says which one and shows it; the next press acts', async () => {
  const screen = await mountedScreen(<KitchenScreen />, { path: '/kueche', at: '/kueche', orders })
  const accepted = () => screen.about.filter((_, index) => screen.sent[index] === orderingEndpoints.confirm.id)
  await vi.waitFor(() => expect(screen.place.querySelectorAll('article')).toHaveLength(3))
  // The first ticket leaves the wall, because its order was completed elsewhere.
  await screen.change({ ...anOrder({ id: 'o1' }), version: 9, state: 'completed', isCompleted: true })
  await vi.waitFor(() => expect(screen.place.querySelectorAll('article')).toHaveLength(2))
  await pressed('2')
  expect(accepted()).toEqual([])
  const told = screen.place.querySelector<HTMLElement>('article[data-told]')
  expect(told?.id).toBe('ticket-o3')
  const said = notificationsStore.getState().notifications.map((one) => one.message)
  expect(said.join()).toContain('Taste 2 ist jetzt Bestellung')
  await pressed('2')
  await vi.waitFor(() => expect(accepted()).toEqual(['o3']))
})
