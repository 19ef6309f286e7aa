import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useModalDialog } from './modal-dialog.ts'
import './css/popup.css'

const GAP = 8
const POPOVER_FROM = 720

interface PopupProps {
  /** What the dialog is called by screen readers. */
  label: string
  /** The field it belongs to: it stands below it on wide screens. */
  anchor: RefObject<HTMLElement | null>
  /** `popover` beside its field, `page` in the middle of the screen. Both are sheets from below under 720. */
  shape?: 'popover' | 'page'
  /** Escape, a click beside it, or the browser's own way back. */
  onCancel: () => void
  /** What its one submit button does, and Enter in any of its fields; while that button is disabled, Enter does nothing. */
  onSubmit?: () => void
  children: ReactNode
}

/**
 * A modal dialog: a sheet from below under 720, a popover above (design: Date picker). It is a form of its own, outside of the one that it was
 * opened from: otherwise the browser would send that one on Enter, and an order would be placed without what was just typed.
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
          // React hands it on to every component above, through the portal, too.
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

/** Below the field, above it where there is no room, always inside the window; in page coordinates, so that it scrolls along. */
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
