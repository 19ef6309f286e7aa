// @vitest-environment happy-dom
import { acting, clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

test('the key asks before it reports a preorder as ready hours before it is due', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const due = { deliveryType: 'takeaway', state: 'confirmed', appointment: '2026-03-20T19:00:00Z' } as const
  const { place, sent } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [anOrder({ id: 'o1', ticketNumber: 1, ...due })],
  })
  await vi.waitFor(() => expect(place.querySelector('[data-order=o1] .no')).not.toBeNull())
  await acting(() => place.querySelector<HTMLElement>('[data-order=o1] .no')?.focus())
  await pressed('w')
  const question = () => place.querySelector('[role=alertdialog]')
  await vi.waitFor(() =>
    expect(question()?.textContent).toContain('Erst heute um 20:00 Uhr fällig. Trotzdem als abholbereit melden?'),
  )
  expect(sent).not.toContain(orderingEndpoints.inDelivery.id)
  await clicked(
    [...(question()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Trotzdem melden'),
  )
  await vi.waitFor(() => expect(sent).toContain(orderingEndpoints.inDelivery.id))
})
