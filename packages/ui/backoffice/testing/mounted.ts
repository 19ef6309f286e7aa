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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const unmount = async () => {
    await act(async () => root.unmount())
    place.remove()
  }
  onTestFinished(async () => {
    if (place.isConnected) await unmount()
    vi.unstubAllGlobals()
  })
  await act(async () => root.render(children))
  return { place, unmount }
}

/** A click, and what follows from it. */
export const clicked = (element: Element | null | undefined): Promise<void> =>
  act(async () => {
    if (!(element instanceof HTMLElement)) throw new Error('There is nothing to click')
    element.click()
  })
