// @vitest-environment happy-dom
import { clicked } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const table = (last: number) =>
  anOrder({
    id: id(last),
    uid: `GL-AAAAAAA0${last}`,
    branchId: id(9),
    ticketNumber: last,
    state: 'confirmed',
    deliveryType: 'dineIn',
    tableIdentifier: '5',
    createdAt: `2026-03-20T16:5${last}:00Z`,
  })

test('a served card keeps its place and says what happened, without a button to undo', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const [first, second] = [table(1), table(2)]
  const done = { ...first, version: 2, state: 'completed', isCompleted: true } as const
  const { place, change } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [first, second],
    answers: {
      [orderingEndpoints.completed.id]: {
        ...done,
        timeline: [],
        money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 },
      },
    },
  })
  const cards = () => [...place.querySelectorAll<HTMLElement>('.k-accepted article')]
  const served = await vi.waitFor(() => {
    const found = [...(cards()[0]?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Serviert')
    if (!found) throw new Error('No button')
    return found
  })
  await clicked(served)
  await change(done)
  expect(cards().map((card) => card.dataset['order'])).toEqual([first.id, second.id])
  await vi.waitFor(() => expect(cards()[0]?.querySelector('.kept')?.textContent).toBe('Abgeschlossen'))
  expect(cards()[0]?.querySelector('.kept button')).toBeNull()
})
