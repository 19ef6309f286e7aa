import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The behaviour of a modal dialog of the site. The browser keeps the focus inside, and returns it when the dialog closes. Escape and a click outside
 * close the dialog. The element with `data-first` gets the focus, or else the first focusable element.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)

  // a layout effect, because the dialog must be closed while it is still in the page: the browser then restores the focus
  useLayoutEffect(() => {
    const opened = ref.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => opened?.close()
  }, [])

  useEffect(() => {
    const opened = ref.current
    // The event's target is the dialog itself only for clicks outside its content.
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
