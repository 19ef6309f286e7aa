import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

interface Mounted {
  place: HTMLElement
  /** Takes it away before the test ends. */
  unmount(): Promise<void>
}

/**
 * Shows something in a page without a browser, until the test ends. The file of the test begins with `// @vitest-environment happy-dom`.
 * There is no layout: nothing has a size or lies in view.
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

/** Something happens, and what follows from it has happened as well. What a timer does later is no mistake of the test. */
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

/** A key, pressed where the focus is. */
export const pressed = (key: string, more: KeyboardEventInit = {}): Promise<void> =>
  acting(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })
