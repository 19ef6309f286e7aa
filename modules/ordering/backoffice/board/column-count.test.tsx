// @vitest-environment happy-dom
import { clicked } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

test("while an accepted card keeps its place, the next column's count does not include it", async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const order = anOrder({ id: 'o1', ticketNumber: 7, appointment: '2026-03-20T19:00:00Z' })
  const { place, change } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [order],
  })
  const accept = await vi.waitFor(() => {
    const found = [...place.querySelectorAll('article button')].find((one) => one.textContent === 'Annehmen')
    if (!found) throw new Error('No button')
    return found
  })
  const column = () => place.querySelector('.k-preordered')
  await clicked(accept)
  // The stream delivers the accepted order, although the call that accepts it has no response yet.
  await change({ ...order, version: 2, state: 'confirmed', appointmentDate: order.appointment })
  expect(place.querySelector('.k-new article')).not.toBeNull()
  expect(column()?.querySelectorAll('article')).toHaveLength(0)
  expect(column()?.querySelector('.cnt')?.textContent).toBe('0')
})
