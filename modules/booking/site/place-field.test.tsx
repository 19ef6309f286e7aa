// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Suggestion } from '#modules/maps/rules/place.ts'
import { bookingTexts } from '../words/booking.ts'
import { PlaceField } from './place-field.tsx'

const texts = bookingTexts('de').place
const guess: Suggestion = {
  id: 'airport:VIE',
  name: 'Flughafen Wien-Schwechat (VIE)',
  place: 'Wien',
  category: 'airport',
  precision: 'address',
  isTyped: false,
  isGuess: true,
}
const typed: Suggestion = {
  ...guess,
  id: 'typed',
  name: 'Flughafn Wien',
  precision: 'place',
  isTyped: true,
  isGuess: false,
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function field(list: readonly Suggestion[]) {
  const retrieve = vi.fn(async () => null)
  const calls = { suggest: async () => list, retrieve }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () =>
    root.render(
      <PlaceField
        end="from"
        value={null}
        texts={texts}
        calls={calls}
        errorId={undefined}
        onEdit={() => undefined}
        onChange={() => undefined}
      />,
    ),
  )
  const input = box.querySelector('input')
  await act(async () => {
    input?.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Flughafn Wien')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const press = (key: string) =>
    act(async () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const enter = () => press('Enter')
  const leave = async () => {
    await act(async () => input?.blur())
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  return { box, input, retrieve, press, enter, leave }
}

test('guesses have a heading, in the list and for screen readers, and keep it after the field is left', async () => {
  const { box, input, leave } = await field([guess, typed])
  expect(box.querySelector('.pf-list p')?.textContent).toBe('Meinten Sie …?')
  expect(box.querySelector('[role=status]')?.textContent).toMatch(/^Meinten Sie …\? 2 Vorschläge/)
  await leave()
  expect(box.querySelector('[role=alert]')?.textContent).toContain('Meinten Sie …?Flughafen Wien-Schwechat (VIE)')
  expect(input?.value).toBe('Flughafn Wien')
})

test('Enter only marks a guess; a second Enter chooses it', async () => {
  const { retrieve, enter } = await field([guess, typed])
  await enter()
  expect(retrieve).not.toHaveBeenCalled()
  await enter()
  expect(retrieve).toHaveBeenCalledWith('airport:VIE', expect.any(String))
})

test('Enter chooses the first place that is no guess at once, and there is no heading', async () => {
  const { box, retrieve, enter } = await field([{ ...guess, isGuess: false }])
  expect(box.querySelector('.pf-list p')).toBeNull()
  await enter()
  expect(retrieve).toHaveBeenCalledWith('airport:VIE', expect.any(String))
})

test('Enter chooses a marked place also while newer suggestions are loading', async () => {
  const { input, press, retrieve } = await field([{ ...guess, isGuess: false }, typed])
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Flughafn Wien S')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('ArrowDown')
  await press('Enter')
  expect(retrieve).toHaveBeenCalledWith('airport:VIE', expect.any(String))
})
