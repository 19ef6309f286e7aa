import { controlId } from './fields/field-view.ts'

/** The maximum number of animation frames for which the search waits until the form and its cards appear. After that, the search ends. */
const mostFrames = 20

/**
 * Scrolls to the control of a refused field and focuses it. If the control is not on the page yet, the function opens the closed card of an
 * item that contains the field. Then it tries again in the next frame.
 */
export function showField(field: string, frames = mostFrames): void {
  const path = field.replace(/^content\./, '')
  requestAnimationFrame(() => {
    const control = byPath(`${path}-alt`) ?? byPath(path)
    if (control) {
      control.scrollIntoView({ block: 'center' })
      control.focus()
    } else if (frames > 0) {
      openCard(path)
      showField(field, frames - 1)
    }
  })
}

const byPath = (path: string): HTMLElement | null => document.getElementById(controlId(path))

/** Opens the closed card of an item that contains the field. */
function openCard(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length - 1; length > 0; length--) {
    const card = byPath(parts.slice(0, length).join('.'))
    const closed = card?.querySelector<HTMLElement>(':scope > .ph [aria-expanded=false]')
    if (closed) return closed.click()
  }
}
