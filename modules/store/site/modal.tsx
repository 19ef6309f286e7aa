import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A modal dialog of the store. The browser keeps the focus inside and gives it back; Escape, a click beside it and the way back close it
 * (see `use-back-to-close.ts`). The focus begins at the element with `data-first`.
 */
export function Modal(props: {
  className: string
  /** Its name, or the id of the heading that is it. */
  label?: string
  labelledBy?: string
  onClose: () => void
  children: ReactNode
}) {
  const { onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)

  // in the layout phase: closed while it is still in the page, so that the focus goes back to where it was
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => opened?.close()
  }, [])

  useEffect(() => {
    const opened = dialog.current
    // the dialog itself is hit only beside its content
    const beside = (event: Event) => event.target === opened && onClose()
    opened?.addEventListener('click', beside)
    return () => opened?.removeEventListener('click', beside)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className={props.className}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      onCancel={(event) => {
        // Choosing a file that is not chosen after all cancels its field, not the dialog.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      {props.children}
    </dialog>
  )
}
