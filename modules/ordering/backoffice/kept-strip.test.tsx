// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anOrder } from '../testing/an-order.ts'
import { KeptStrip } from './KeptStrip.tsx'
import { mountedScreen } from './testing/mounted-screen.tsx'

test('an accepted card shows the time for which the order was accepted, not the time of the tap', async () => {
  const before = anOrder({ id: 'o1', ticketNumber: 1 })
  const [at, promised] = [Date.parse('2026-03-20T17:05:00Z'), Date.parse('2026-03-20T17:35:00Z')]
  const { place } = await mountedScreen(<KeptStrip place={{ before, at, version: 2, promised }} />, {
    path: '/',
    at: '/',
    orders: [before],
  })
  const text = place.querySelector('.kept')?.textContent
  expect(text).toMatch(/Angenommen für .*35/)
  expect(text).not.toContain('05')
})
