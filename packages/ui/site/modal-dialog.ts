import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What every modal dialog of the site does: the browser keeps the focus inside and gives it back; Escape and a click beside it close it. The
 * focus begins at the element with `data-first`, else at the first that can have it.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)

  // in the layout phase: closed while it is still in the page, so that the focus goes back to where it was
  useLayoutEffect(() => {
    const opened = ref.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => opened?.close()
  }, [])

  useEffect(() => {
    const opened = ref.current
    // the dialog itself is hit only beside its content
    const beside = (event: Event) => event.target === opened && onClose()
    opened?.addEventListener('click', beside)
    return () => opened?.removeEventListener('click', beside)
  }, [onClose])

  return {
    ref,
    onCancel: (event) => {
      // Choosing a file that is not chosen after all cancels its field, not the dialog.
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
  }
}
