const fields = 'input:not([type=hidden], [type=file], [type=checkbox]), textarea, [contenteditable=true]'

/**
 * Focuses the first field in the form of a new block, so that the user can type at once. React has not rendered that form yet; therefore `focusFirst`
 * waits for two frames.
 */
export const focusForm = (): void => focusFirst('.m-content .frm')

/** Focuses the first field within the element that matches the selector `within`, after React has rendered it. */
export function focusFirst(within: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = document.querySelector(within)
      const first = place?.matches(fields) ? place : place?.querySelector(fields)
      if (first instanceof HTMLElement) first.focus()
    }),
  )
}
