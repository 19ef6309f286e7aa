import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useKeptKeys } from './ShortcutLayer.tsx'

/**
 * Returns a function that a screen calls when a key opens a form. From then on the keys are kept for the first field of the form
 * (`useFirstField`), because staff type at once. Meanwhile no element has the focus, so that Enter or Space presses nothing.
 */
export function useTypeAhead(): () => void {
  const keys = useKeptKeys()
  return useCallback(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    keys?.begin(performance.now())
  }, [keys])
}

/**
 * Returns the ref of the first field of a form. When the form opens, the field gets the focus and its text is selected, so that typing
 * replaces a text that was kept. `onTyped` gets the keys that were pressed before (`useTypeAhead`).
 */
export function useFirstField(onTyped: (text: string) => void): RefObject<HTMLInputElement | null> {
  const keys = useKeptKeys()
  const field = useRef<HTMLInputElement>(null)
  const fill = useEffectEvent(() => {
    const text = keys?.take()
    if (text) onTyped(text)
  })
  // A layout effect runs before the next key. With an effect, a key could come between the two.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
    fill()
  }, [])
  return field
}
