import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useModalDialog } from './modal-dialog.ts'
import './css/popup.css'

const GAP = 8
const POPOVER_FROM = 720

interface PopupProps {
  /** Name of the dialog for screen readers. */
  label: string
  /** The field to which the dialog belongs. On wide screens the dialog is below the field. */
  anchor: RefObject<HTMLElement | null>
  /** `popover` is placed next to its field, `page` in the middle of the screen. Below 720 px both are sheets at the lower edge. */
  shape?: 'popover' | 'page'
  /** Called for Escape, a click outside, or the back gesture of the browser. */
  onCancel: () => void
  /** Called for the submit button of the dialog, and for Enter in any of its fields. While that button is disabled, Enter does nothing. */
  onSubmit?: () => void
  children: ReactNode
}

/**
 * A modal dialog. Below 720 px it is a sheet at the lower edge, otherwise it is placed according to `shape`. It contains its own form,
 * outside the form from which it was opened. Otherwise Enter would submit the outer form, and an order would be placed without the values
 * that were just typed.
 */
export function Popup({ label, anchor, shape = 'popover', onCancel, onSubmit, children }: PopupProps) {
  const { onCancel: cancel, ref: dialog } = useModalDialog(onCancel)

  useLayoutEffect(() => {
    const place = () => {
      if (dialog.current && anchor.current && shape === 'popover') standBelow(dialog.current, anchor.current)
    }
    place()
    const watched = new ResizeObserver(place)
    if (dialog.current) watched.observe(dialog.current)
    addEventListener('resize', place)
    return () => {
      watched.disconnect()
      removeEventListener('resize', place)
    }
  }, [anchor, dialog, shape])

  return createPortal(
    <dialog ref={dialog} className={`popup ${shape}`} aria-label={label} onCancel={cancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React passes the event to all parent components, also through the portal. So the outer form would be submitted, too.
          event.stopPropagation()
          onSubmit?.()
        }}
      >
        {children}
      </form>
    </dialog>,
    document.body,
  )
}

/**
 * Places the dialog below the field, or above it if there is not enough space, but always inside the window. It uses page coordinates, so that the
 * dialog scrolls with the page.
 */
function standBelow(dialog: HTMLElement, anchor: HTMLElement) {
  if (innerWidth < POPOVER_FROM) {
    dialog.style.removeProperty('position')
    dialog.style.removeProperty('top')
    dialog.style.removeProperty('left')
    return
  }
  const field = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = dialog
  const below = field.bottom + GAP
  const above = field.top - GAP - offsetHeight
  const fits = below + offsetHeight <= innerHeight - GAP
  const top = fits ? below : above >= GAP ? above : Math.max(GAP, innerHeight - offsetHeight - GAP)
  const left = Math.max(GAP, Math.min(field.left, document.documentElement.clientWidth - offsetWidth - GAP))
  dialog.style.position = 'absolute'
  dialog.style.top = `${top + scrollY}px`
  dialog.style.left = `${left + scrollX}px`
}
