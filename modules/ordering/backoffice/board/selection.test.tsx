// @vitest-environment happy-dom
import { acting, clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

vi.mock('../drawer/OrderDrawer.tsx', () => ({ OrderDrawer: ({ id }: { id: string }) => <aside>{id}</aside> }))

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

test('while several orders are selected, a tap on a card selects it, and Enter opens it', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { place } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [anOrder({ id: 'o1', ticketNumber: 1 })],
  })
  const isOpen = () => place.querySelector('aside') !== null
  const box = () => place.querySelector<HTMLInputElement>('.pick')
  /** Clicks the link of the first card. `detail`: 1 for a tap, 0 for the Enter key. */
  const click = (detail: number) =>
    acting(() => {
      place
        .querySelector('.oc .no')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    })
  await vi.waitFor(() => expect(place.querySelectorAll('article')).toHaveLength(1))
  await clicked(place.querySelector('.bbar button[title][aria-pressed=false]'))
  await click(1)
  expect([box()?.checked, isOpen()]).toEqual([true, false])
  await click(1)
  expect([box()?.checked, isOpen()]).toEqual([false, false])
  await click(0)
  expect([box()?.checked, isOpen()]).toEqual([false, true])
})

test('accepting several orders leaves out an order whose guest must answer a proposed time, and names it', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const counterAppointment = {
    appointment: '2026-03-20T19:00:00Z',
    expiresAt: '2026-03-20T18:30:00Z',
    message: '',
    state: 'open',
  } as const
  const { place, sent, about } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders: [anOrder({ id: 'o1', ticketNumber: 1 }), anOrder({ id: 'o2', ticketNumber: 2, counterAppointment })],
  })
  await vi.waitFor(() => expect(place.querySelectorAll('article')).toHaveLength(2))
  await clicked(place.querySelector('.bbar button[title][aria-pressed=false]'))
  for (const box of place.querySelectorAll<HTMLInputElement>('.pick')) await clicked(box)
  const bar = place.querySelector('[role=toolbar]')
  expect(bar?.textContent).toContain('der Gast noch antworten muss: 2.')
  await clicked([...(bar?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Annehmen (1)'))
  expect(about.filter((_, index) => sent[index] === orderingEndpoints.confirm.id)).toEqual(['o1'])
})
