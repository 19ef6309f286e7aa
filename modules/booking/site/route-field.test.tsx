// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LocationPoint, Suggestion } from '#modules/maps/rules/place.ts'
import { bookingTexts } from '../words/booking.ts'
import { RouteField } from './route-field.tsx'

const airport = { id: 'airport:VIE', name: 'Flughafen Wien-Schwechat (VIE)', place: 'Wien', category: 'airport' }
const suggestion = { ...airport, precision: 'address', isTyped: false } as Suggestion
const point = { ...suggestion, coordinates: [16.57, 48.11] } as unknown as LocationPoint

let root: Root
/** Ends the request for the coordinates of the chosen suggestion. */
let answer: (point: LocationPoint) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Renders both fields, types a start, and waits for its suggestions. */
async function shown(destination: LocationPoint | null = null) {
  const calls = {
    suggest: async () => [suggestion],
    retrieve: () => new Promise<LocationPoint>((resolve) => (answer = resolve)),
  }
  function Fields() {
    const [points, setPoints] = useState<{ from: LocationPoint | null; to: LocationPoint | null }>({
      from: null,
      to: destination,
    })
    return (
      <RouteField
        {...points}
        texts={bookingTexts('de').place}
        calls={calls}
        errors={{ from: undefined, to: undefined }}
        onEdit={() => undefined}
        onSwap={() => undefined}
        onChange={(part) => setPoints((before) => ({ ...before, ...part }))}
      />
    )
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Fields />))
  await act(async () => field('from').focus())
  await type('Flughafen')
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

const field = (end: 'from' | 'to') => document.querySelector<HTMLInputElement>(`#booking-${end}`)!
const focused = () => document.activeElement as HTMLInputElement
const press = (key: string) =>
  act(async () => void focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

/** Types into the field that has the focus. */
async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(focused(), focused().value + text)
    focused().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** The coordinates of the start arrive, and the timers of the field that was left end. */
async function arrive() {
  await act(async () => answer(point))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('letters typed directly after the choice of the start are in the destination', async () => {
  await shown()
  await press('Enter')
  await type('Salzburg')
  await arrive()
  expect(field('from').value).toBe(point.name)
  expect(field('to').value).toBe('Salzburg')
  expect(focused()).toBe(field('to'))
})

test('while the coordinates are loaded, nobody reads that no suggestion was chosen', async () => {
  await shown()
  await press('Enter')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(field('from').value).toBe(point.name)
  await arrive()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a tap on a suggestion leads to the empty destination as well', async () => {
  await shown()
  await act(async () => document.querySelector<HTMLElement>('#booking-from-list [role=option]')?.click())
  expect(focused()).toBe(field('to'))
})

test('the focus stays if the destination is known', async () => {
  await shown({ ...point, name: 'Linz' })
  await press('Enter')
  await arrive()
  expect(focused()).toBe(field('from'))
})

test('Tab chooses the selected suggestion, and only the browser moves the focus', async () => {
  await shown()
  await press('ArrowDown')
  await press('Tab')
  expect(focused()).toBe(field('from'))
})
