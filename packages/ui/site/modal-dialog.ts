import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The common behaviour of every modal dialog of the site. The browser keeps the focus inside and restores it. Escape and a click outside
 * close it. The focus starts at the element with `data-first`, else at the first focusable one.
 */
export function useModalDialog(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
} {
  const ref = useRef<HTMLDialogElement>(null)

  // in the layout phase: the dialog closes while it is still in the page, so that the focus returns to where it was
  useLayoutEffect(() => {
    const opened = ref.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => opened?.close()
  }, [])

  useEffect(() => {
    const opened = ref.current
    // the event's target is the dialog itself only for clicks outside its content
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
