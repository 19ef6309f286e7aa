// @vitest-environment happy-dom
import { acting, clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import * as notices from '#ui/backoffice/notify.ts'
import { expect, test, vi } from 'vitest'
import { orderingEndpoints } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import BoardScreen from './BoardScreen.tsx'

/** A time that staff proposed and that the guest has not answered. */
const counterAppointment = {
  appointment: '2026-03-20T19:00:00Z',
  expiresAt: '2026-03-20T18:30:00Z',
  message: '',
  state: 'open',
} as const

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

/** Selects all cards of the board and presses the button 'Annehmen'. */
async function acceptAll(place: HTMLElement, able: number) {
  await vi.waitFor(() => expect(place.querySelectorAll('article')).toHaveLength(2))
  await clicked(place.querySelector('.bbar button[title][aria-pressed=false]'))
  for (const box of place.querySelectorAll<HTMLInputElement>('.pick')) await clicked(box)
  const buttons = [...place.querySelectorAll('[role=toolbar] button')]
  await clicked(buttons.find(({ textContent }) => textContent === `Annehmen (${able})`))
}
const ids = ['01a1fb00-0000-7000-9000-000000000001', '01a1fb00-0000-7000-9000-000000000002']
const waiting = ids.map((id, index) =>
  anOrder({ id, uid: `GL-${index}`, branchId: ids[0] ?? '', ticketNumber: index + 1 }),
)
const accepted = (id?: string) => {
  const before = waiting.find((one) => one.id === id)
  return before && { ...before, state: 'confirmed', version: 2, appointmentDate: '2026-03-20T17:31:00Z' }
}
const atBoard = { path: '/bestellungen/:id?', at: '/bestellungen', orders: waiting }

test('after several orders were accepted, each card names the promised time, the message says what was done, and the bar closes', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const notified = vi.spyOn(notices, 'notify').mockImplementation(() => {})
  const { place } = await mountedScreen(<BoardScreen />, {
    ...atBoard,
    answers: { [orderingEndpoints.confirm.id]: accepted },
  })
  await acceptAll(place, 2)
  await vi.waitFor(() => expect(notified).toHaveBeenCalledWith('2 Bestellungen angenommen.', 'done'))
  const lines = [...place.querySelectorAll('.kept .said > span')].map(({ textContent }) => textContent)
  expect(lines.filter((text) => /^Angenommen für .*31$/.test(text))).toHaveLength(2)
  // The second tap of a double tap meets the bar, whose button is disabled, and not the button under it.
  expect(place.querySelector('[role=toolbar] button:disabled')?.textContent).toBe('Annehmen (0)')
  await vi.waitFor(() => expect(place.querySelector('[role=toolbar]')).toBeNull())
})

test('while an order that was left out is still selected, the bar stays open', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const notified = vi.spyOn(notices, 'notify').mockImplementation(() => {})
  const { place } = await mountedScreen(<BoardScreen />, {
    ...atBoard,
    orders: [...waiting.slice(0, 1), ...waiting.slice(1).map((one) => ({ ...one, counterAppointment }))],
    answers: { [orderingEndpoints.confirm.id]: accepted },
  })
  await acceptAll(place, 1)
  await vi.waitFor(() => expect(notified).toHaveBeenCalled())
  expect(notified.mock.calls[0]?.[0]).toMatch(/^1 Bestellung angenommen\. Beim Annehmen ausgelassen/)
  await vi.waitFor(() => expect(place.querySelector('[role=toolbar] [role=status]')?.textContent).toMatch(/^1 /))
})
