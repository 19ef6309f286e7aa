// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import HistoryScreen from './HistoryScreen.tsx'

const priced = (id: string, totalGross: number) => {
  const order = anOrder({ id, state: 'completed', paymentMethod: 'mollie', paymentState: 'paid' })
  return { ...order, pricing: { ...order.pricing, totalGross } }
}

test("after a refund, the order's row and the sum show it at once", async () => {
  const paid = priced('o1', 24)
  const { place, change } = await mountedScreen(<HistoryScreen />, {
    path: '/verlauf/:id?',
    at: '/verlauf',
    orders: [paid, priced('o2', 49.13)],
  })
  const words = (selector: string) => place.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ') ?? ''
  await vi.waitFor(() => expect(words('.lfoot')).toContain('73,13'), 20_000)
  expect(words('.lfoot')).not.toContain('rückerstattet')
  expect(words('tbody')).not.toContain('Rückerstattet')
  await change({ ...paid, version: 2, paymentState: 'refunded', isRefunded: true })
  // The screen shows the change after a timer has run. On a busy machine the timer runs late, so the test waits up to 20 s.
  await vi.waitFor(() => expect(words('.lfoot')).toContain('davon rückerstattet 24,00 €'), 20_000)
  expect(place.querySelectorAll('tr.one .bdg.new')).toHaveLength(1)
  expect(words('tr.two .bdg.new')).toBe('Rückerstattet')
  expect(place.querySelectorAll('tr.two .bdg.new')).toHaveLength(1)
})

test('an order of which a part was refunded is not shown as paid', async () => {
  const { place } = await mountedScreen(<HistoryScreen />, {
    path: '/verlauf/:id?',
    at: '/verlauf',
    orders: [{ ...priced('o1', 16.9), isPartlyRefunded: true, priceBack: 8.9 }],
  })
  await vi.waitFor(() => expect(place.querySelector('tbody')?.textContent).toContain('Teilweise rückerstattet'), 20_000)
  expect(place.querySelector('.lfoot')?.textContent.replaceAll('\u00a0', ' ')).toContain('davon rückerstattet 8,90 €')
  expect(place.querySelectorAll('tr.one .bdg.new')).toHaveLength(1)
  expect(place.querySelector('tr.two .bdg.new')?.textContent).toBe('Teilweise rückerstattet')
  expect(place.querySelector('tr.one .bdg.ok')?.textContent).not.toBe('Online')
})

test('the two lines of a phone name the table of a guest without a name once, so that amount and state have room', async () => {
  const guest = { deliveryType: 'dineIn', tableIdentifier: '9', firstName: '', lastName: '' } as const
  const { place } = await mountedScreen(<HistoryScreen />, {
    path: '/verlauf/:id?',
    at: '/verlauf',
    orders: [{ ...priced('o1', 13.8), ...guest }],
  })
  await vi.waitFor(() => expect(place.querySelector('tr.two')?.textContent).toContain('Tisch 9'), 20_000)
  expect(place.querySelector('tr.two')?.textContent.match(/Tisch 9/g)).toHaveLength(1)
  expect(place.querySelector('tr.two .mut')?.textContent).toContain('Im Haus')
})

test('on a narrow screen a row names arrival and appointment, each with its day', async () => {
  const times = { createdAt: '2026-03-18T16:00:00Z', appointmentDate: '2026-03-19T17:30:00Z' }
  const { place } = await mountedScreen(<HistoryScreen />, {
    path: '/verlauf/:id?',
    at: '/verlauf',
    orders: [{ ...priced('o1', 13.8), ...times }],
  })
  const words = () => place.querySelector('tr.two .mut')?.textContent.replaceAll('\u00a0', ' ') ?? ''
  await vi.waitFor(() => expect(words()).toMatch(/Eingang .*18\.3\.\D.*Termin .*19\.3\./), 20_000)
})

test('an order that became cheaper shows what was refunded, and the sum counts only its new price', async () => {
  const { place } = await mountedScreen(<HistoryScreen />, {
    path: '/verlauf/:id?',
    at: '/verlauf',
    orders: [{ ...priced('o1', 58.2), isPartlyRefunded: true, priceBack: 0, paidBack: 3.9 }],
  })
  const words = (selector: string) => place.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ') ?? ''
  await vi.waitFor(() => expect(words('tr.two')).toContain('Teilweise rückerstattet 3,90 €'), 20_000)
  const title = place.querySelector('tr.one .bdg.new')?.getAttribute('title')
  expect(title?.replaceAll('\u00a0', ' ')).toBe('bezahlt, 3,90 € rückerstattet')
  expect(words('.lfoot')).toContain('58,20 €')
  expect(words('.lfoot')).not.toContain('rückerstattet')
})
