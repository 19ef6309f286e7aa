import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

interface Mounted {
  place: HTMLElement
  /** Removes the component before the test ends. */
  unmount(): Promise<void>
}

/**
 * Mounts components in a page without a browser, until the test ends. The test file must begin with `// @vitest-environment happy-dom`. There is no
 * layout: elements have no size and no position.
 */
export async function mounted(children: ReactNode): Promise<Mounted> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const unmount = async () => {
    await acting(() => root.unmount())
    place.remove()
  }
  onTestFinished(async () => {
    if (place.isConnected) await unmount()
    vi.unstubAllGlobals()
  })
  await acting(() => root.render(children))
  return { place, unmount }
}

/** Runs an action and waits until React has applied the changes that it causes. React does not warn about later updates by timers. */
export async function acting(happen: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => happen())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

export const clicked = (element: Element | null | undefined): Promise<void> =>
  acting(() => {
    if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click')
    element.click()
  })

/** Replaces the text of a field, as one key press does. */
export const written = (input: HTMLInputElement, text: string): Promise<void> =>
  acting(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Presses a key on the focused element. */
export const pressed = (key: string, more: KeyboardEventInit = {}): Promise<void> =>
  acting(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })
