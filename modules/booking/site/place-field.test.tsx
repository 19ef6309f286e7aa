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
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

type Answer = readonly Suggestion[] | (() => readonly Suggestion[] | undefined)

async function field(answer: Answer, pause = 1000, loading: Promise<null> = Promise.resolve(null)) {
  const retrieve = vi.fn(() => loading)
  const suggest = vi.fn(async () => (typeof answer === 'function' ? answer() : answer))
  const calls = { suggest, retrieve }
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
  await act(() => vi.advanceTimersByTimeAsync(pause))
  const press = (key: string) =>
    act(async () => void input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const enter = () => press('Enter')
  const leave = async () => {
    await act(async () => input?.blur())
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  const alert = () => box.querySelector('[role=alert]')?.textContent
  return { alert, box, input, retrieve, suggest, press, enter, leave }
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

test('a field that is left before its search has failed says that there is no connection, and searches again', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const { alert, input, leave } = await field(() => (isOnline ? [typed] : undefined), 0)
  await leave()
  expect(alert()).toBe(texts.offline)
  expect(input?.value).toBe('Flughafn Wien')
  isOnline = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(alert()).toContain(texts.unchosen)
})

test('a search that failed is repeated when the visitor is in the field again', async () => {
  let isReached = false
  const { alert, box, input, leave, suggest } = await field(() => (isReached ? [typed] : undefined))
  await leave()
  expect(alert()).toBe(texts.failed)
  isReached = true
  await act(async () => input?.focus())
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(box.querySelectorAll('[role=option]')).toHaveLength(1)
  expect(alert()).toBeUndefined()
  await leave()
  expect(alert()).toContain(texts.unchosen)
  expect(suggest).toHaveBeenCalledTimes(2)
})

test('a field that is left while its search is under way says nothing until the answer is there', async () => {
  const { alert, leave, suggest } = await field([], 0)
  await leave()
  expect(suggest).toHaveBeenCalledOnce()
  expect(alert()).toBe(texts.unknown)
})

test('a hint stays when the visitor leaves the field again without a change', async () => {
  const { alert, input, leave } = await field([typed])
  await leave()
  await act(async () => input?.focus())
  await leave()
  expect(alert()).toContain(texts.unchosen)
})

test('a pressed suggestion is chosen once, also if the browser reports the click elsewhere; a drag to elsewhere chooses nothing', async () => {
  const press = async (clickOn: 'itself' | 'page', x: number) => {
    const { box, retrieve } = await field([typed])
    const option = box.querySelector('[role=option]')
    await act(async () => {
      option?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, clientX: 5 }))
      const click = new MouseEvent('click', { bubbles: true, clientX: x })
      ;(clickOn === 'itself' ? option : document.body)?.dispatchEvent(click)
    })
    return retrieve.mock.calls.length
  }
  expect(await press('itself', 5)).toBe(1)
  expect(await press('itself', 80)).toBe(1)
  expect(await press('page', 8)).toBe(1)
  expect(await press('page', 80)).toBe(0)
})

test('a suggestion is chosen by a click without a press, as screen readers send it', async () => {
  const { box, retrieve } = await field([typed])
  await act(async () => box.querySelector<HTMLElement>('[role=option]')?.click())
  expect(retrieve).toHaveBeenCalledTimes(1)
})

test('a field that is left while the chosen place is being loaded searches nothing, also when the connection is back later', async () => {
  let arrive: (place: null) => void = () => {}
  const loading = new Promise<null>((done) => {
    arrive = done
  })
  const { alert, enter, leave, suggest } = await field([typed], 1000, loading)
  await enter()
  await leave()
  expect(alert()).toBeUndefined()
  await act(async () => arrive(null))
  await act(async () => void dispatchEvent(new Event('online')))
  expect(suggest).toHaveBeenCalledTimes(1)
})
