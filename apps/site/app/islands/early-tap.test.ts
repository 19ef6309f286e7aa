import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyTap } from './early-tap.ts'

/** The properties of a button that the page's listener reads. */
class Button {
  isConnected = true
  isAwake = false
  textContent = 'Bestellen'
  readonly click = vi.fn<() => void>()
  closest(selector: string): this | null {
    return selector === 'button' || !this.isAwake ? this : null
  }
  getAttribute(): null {
    return null
  }
}

let listeners: ((event: object) => void)[]
let takeUp: () => void
beforeEach(() => {
  vi.stubGlobal('Element', Button)
  listeners = []
  takeUp = keepEarlyTap({
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    removeEventListener: () => (listeners = []),
  } as never)
})

/** Returns whether the tap reached the page's own handlers. */
function tap(target: Button): boolean {
  const event = { target, preventDefault: vi.fn<() => void>(), stopImmediatePropagation: vi.fn<() => void>() }
  for (const listener of listeners) listener(event)
  return event.stopImmediatePropagation.mock.calls.length === 0
}

test('a tap on a part that is not hydrated yet is stopped, and repeated once afterwards', () => {
  const button = new Button()
  expect([tap(button), tap(button)]).toEqual([false, false])
  takeUp()
  expect(button.click).toHaveBeenCalledTimes(1)
  expect(tap(button)).toBe(true)
})

test('a tap on a hydrated part passes, and discards an earlier stored tap', () => {
  const button = new Button()
  tap(button)
  button.isAwake = true
  expect(tap(button)).toBe(true)
  takeUp()
  expect(button.click).not.toHaveBeenCalled()
})

test.each<[string, (button: Button) => void]>([
  ['is gone', (button) => (button.isConnected = false)],
  ['says something else', (button) => (button.textContent = 'Stornieren')],
])('a button that %s in the meantime is not tapped', (_, change) => {
  const button = new Button()
  tap(button)
  change(button)
  takeUp()
  expect(button.click).not.toHaveBeenCalled()
})
