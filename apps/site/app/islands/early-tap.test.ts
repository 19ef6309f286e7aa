import { beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyTap } from './early-tap.ts'

/** As much of a button as the page's listener sees. */
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

/** Tells whether the tap went on to what the page itself does with it. */
function tap(target: Button): boolean {
  const event = { target, preventDefault: vi.fn<() => void>(), stopImmediatePropagation: vi.fn<() => void>() }
  for (const listener of listeners) listener(event)
  return event.stopImmediatePropagation.mock.calls.length === 0
}

test('a tap that came too early is kept from a part that is just waking, and made once', () => {
  const button = new Button()
  expect([tap(button), tap(button)]).toEqual([false, false])
  takeUp()
  expect(button.click).toHaveBeenCalledTimes(1)
  expect(tap(button)).toBe(true)
})

test('a tap on what is awake goes through, and is not made a second time for the one before it', () => {
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
])('a button that %s by now is not tapped', (_, change) => {
  const button = new Button()
  tap(button)
  change(button)
  takeUp()
  expect(button.click).not.toHaveBeenCalled()
})
