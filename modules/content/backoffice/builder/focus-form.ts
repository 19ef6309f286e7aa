const fields = 'input:not([type=hidden], [type=file], [type=checkbox]), textarea, [contenteditable=true]'

/** The first field of the block that was just inserted: what is typed next goes there. It is drawn with the next frame. */
export const focusForm = (): void => focusFirst('.m-content .frm')

/** The first field within an element. */
export function focusFirst(within: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = document.querySelector(within)
      const first = place?.matches(fields) ? place : place?.querySelector(fields)
      if (first instanceof HTMLElement) first.focus()
    }),
  )
}
