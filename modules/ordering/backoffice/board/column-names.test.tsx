// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { boardTexts } from '../../words/board.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

test('the tabs of a phone have the names of the columns', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { place } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [anOrder({ id: 'o1', state: 'confirmed', appointmentDate: '2026-03-21T19:00:00Z' })],
  })
  await vi.waitFor(() => expect(place.querySelector('.k-preordered article')).not.toBeNull())
  const names = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const tabs = names('.only-phone[role=group] button > span:first-child')
  expect(tabs).toEqual(['Neu', 'Angenommen', 'In Zustellung / Abholbereit', 'Für später'])
  expect(names('.bcol .ch h2')).toEqual(tabs)
})

test.each(['de', 'en'] as const)('the column that groups by time has no name of a state (%s)', (locale) => {
  const { columns, states, rideStates } = boardTexts(locale)
  expect([...Object.values(states), ...Object.values(rideStates)]).not.toContain(columns.preordered)
  expect(columns.preordered).not.toMatch(/vorbestell|preorder/i)
})
