// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFieldAboveBar } from './field-above-bar.ts'

let moved: () => void
const scroll = vi.fn()
let stop: () => void

function Form({ position }: { position: 'sticky' | 'static' }) {
  const bar = useRef<HTMLDivElement>(null)
  useFieldAboveBar(bar)
  return (
    <>
      <input />
      <div ref={bar} className="bar" style={{ position }} />
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        moved = tell
      }
      observe() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
  scroll.mockClear()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function show(position: 'sticky' | 'static', field: { top: number; bottom: number }) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Form position={position} />))
  stop = () => act(() => root.unmount())
  const [input, bar] = [document.querySelector('input'), document.querySelector<HTMLElement>('.bar')]
  if (!input || !bar) throw new Error('The form is not there')
  input.getBoundingClientRect = () => field as DOMRect
  input.scrollIntoView = scroll
  bar.getBoundingClientRect = () => ({ top: 684, bottom: 844 }) as DOMRect
  return input
}

test.each([
  ['is scrolled above the bar that covers it', 'sticky', { top: 670, bottom: 722 }, 1],
  ['stays if it is above the bar', 'sticky', { top: 600, bottom: 652 }, 0],
  ['stays if the guest has scrolled it out of the screen', 'sticky', { top: 900, bottom: 952 }, 0],
  ['stays if the bar is a part of the page', 'static', { top: 670, bottom: 722 }, 0],
] as const)('when the page moves, the field that has the focus %s', (_, position, field, times) => {
  show(position, field).focus()
  moved()
  expect(scroll).toHaveBeenCalledTimes(times)
})

test('a field without the focus stays, and the style sheet knows the height of the bar', () => {
  show('sticky', { top: 670, bottom: 722 })
  moved()
  expect(scroll).not.toHaveBeenCalled()
  expect(document.documentElement.style.getPropertyValue('--form-bar')).toBe('0px')
})
