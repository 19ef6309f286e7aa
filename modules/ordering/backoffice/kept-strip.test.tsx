// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { anOrder } from '../testing/an-order.ts'
import { KeptStrip } from './KeptStrip.tsx'
import type { KeptPlace } from './parts/feed/kept-places.ts'
import { mountedScreen } from './testing/mounted-screen.tsx'

test('an accepted card shows the time for which the order was accepted, not the time of the tap', async () => {
  const before = anOrder({ id: 'o1', ticketNumber: 1 })
  const [at, promised] = [Date.parse('2026-03-20T17:05:00Z'), Date.parse('2026-03-20T17:35:00Z')]
  const { place } = await mountedScreen(<KeptStrip place={{ before, at, step: 'confirm', version: 2, promised }} />, {
    path: '/',
    at: '/',
    orders: [before],
  })
  const text = place.querySelector('.kept')?.textContent
  expect(text).toMatch(/Angenommen für .*35/)
  expect(text).not.toContain('05')
})

test('a step without an undo has no button, and neither has one that a colleague took first', async () => {
  const before = anOrder({ id: 'o1', ticketNumber: 1, state: 'confirmed' })
  const done = anOrder({ id: 'o1', ticketNumber: 1, state: 'completed', version: 2 })
  const shown = async (more: Partial<KeptPlace>) => {
    const { place, unmount } = await mountedScreen(<KeptStrip place={{ before, at: 0, ...more }} />, {
      path: '/',
      at: '/',
      orders: [before],
    })
    const found = [place.querySelector('.kept span')?.textContent, place.querySelector('.kept button')?.textContent]
    await unmount()
    return found
  }
  expect(await shown({ done })).toEqual(['Abgeschlossen', undefined])
  expect(await shown({ done, step: 'complete', version: 2 })).toEqual(['Abgeschlossen', 'Rückgängig'])
  expect(await shown({ text: 'Anna war schneller', step: 'complete', version: 2 })).toEqual([
    'Anna war schneller',
    undefined,
  ])
})

test('the undo button cannot be tapped for 700 ms, because it appears where the pressed button was', async () => {
  vi.useFakeTimers()
  const before = anOrder({ id: 'o1', ticketNumber: 1 })
  const { place } = await mountedScreen(<KeptStrip place={{ before, at: 0, step: 'confirm', version: 2 }} />, {
    path: '/',
    at: '/',
    orders: [before],
  })
  const isBlocked = () => place.querySelector('.kept')?.hasAttribute('data-moved')
  expect(isBlocked()).toBe(true)
  vi.advanceTimersByTime(700)
  expect(isBlocked()).toBe(false)
  vi.useRealTimers()
})

test.each<[string, Partial<KeptPlace>, boolean]>([
  ['a step of this screen', { step: 'confirm', version: 2 }, false],
  ["a colleague's step", { text: 'Anna war schneller' }, true],
])('the message about %s stays in the place of the buttons: %j, %s', async (_, more, isInPlace) => {
  const before = anOrder({ id: 'o1', ticketNumber: 1 })
  const strip = <KeptStrip place={{ before, at: 0, ...more }} />
  const { place } = await mountedScreen(strip, { path: '/', at: '/', orders: [before] })
  expect(place.querySelector('.kept')?.classList.contains('raced')).toBe(isInPlace)
})
