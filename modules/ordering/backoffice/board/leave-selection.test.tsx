// @vitest-environment happy-dom
import { clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

test('Escape ends the selection of several orders', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { place } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [anOrder({ id: 'o1', ticketNumber: 1 })],
  })
  const boxes = () => place.querySelectorAll<HTMLInputElement>('.pick')
  await vi.waitFor(() => expect(place.querySelectorAll('article')).toHaveLength(1))
  await clicked(place.querySelector('.bbar button[title][aria-pressed=false]'))
  await clicked(boxes()[0])
  expect(boxes()[0]?.checked).toBe(true)
  await pressed('Escape')
  expect(boxes()).toHaveLength(0)
})
