const fields = 'input:not([type=hidden], [type=file], [type=checkbox]), textarea, [contenteditable=true]'

/**
 * Focuses the first field of the block that was just inserted, so that the next keys go into it. Its form is not drawn yet: `focusFirst`
 * waits until it is.
 */
export const focusForm = (): void => focusFirst('.m-content .frm')

/** Focuses the first field within an element. */
export function focusFirst(within: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = document.querySelector(within)
      const first = place?.matches(fields) ? place : place?.querySelector(fields)
      if (first instanceof HTMLElement) first.focus()
    }),
  )
}
