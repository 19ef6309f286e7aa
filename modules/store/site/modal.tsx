import type { ReactNode } from 'react'
import { useModalDialog } from '#ui/site/modal-dialog.ts'

/** A modal dialog of the storefront. */
export function Modal(props: {
  className: string
  /** The name of the dialog for screen readers: either as text (`label`), or as the id of its heading (`labelledBy`). */
  label?: string
  labelledBy?: string
  onClose: () => void
  children: ReactNode
}) {
  const { onCancel, ref } = useModalDialog(props.onClose)
  return (
    <dialog
      ref={ref}
      className={props.className}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      onCancel={onCancel}
    >
      {props.children}
    </dialog>
  )
}
