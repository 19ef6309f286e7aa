import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { dialogEntry } from './dialog-entry.ts'

/**
 * The behaviour of a modal dialog of the site. The browser keeps the focus inside, and returns it when the dialog closes. Escape, a click outside and
 * 'back' close the dialog. The element with `data-first` gets the focus, or else the first focusable element.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect closes the dialog while it is still in the page. Only in this case does the browser return the focus.
  useLayoutEffect(() => {
    const opened = ref.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => opened?.close()
  }, [])

  const onBack = useRef(onClose)
  useEffect(() => {
    onBack.current = onClose
  }, [onClose])
  // A layout effect, so that 'back' closes the dialog as soon as it is visible.
  useLayoutEffect(() => dialogEntry().opened(() => onBack.current()), [])

  useEffect(() => {
    const opened = ref.current
    // A click on the content has an element of the content as target. Only a click outside has the dialog itself as target.
    const beside = (event: Event) => event.target === opened && onClose()
    opened?.addEventListener('click', beside)
    return () => opened?.removeEventListener('click', beside)
  }, [onClose])

  return {
    ref,
    onCancel: (event) => {
      // Closing a file chooser without a file sends `cancel` for the file field, not for the dialog.
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
  }
}
