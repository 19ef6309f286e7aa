const sleeping = 'html[data-page="task"] main button, [data-island]:not([data-awake]) button'

/** The label of a button. If the label has changed in the meantime, the stored tap no longer applies. */
const wordsOf = (button: Element): string => `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`

/**
 * On a slow connection a button is visible before its code has loaded. A tap on such a button is stored. Only the last tap is stored,
 * because people tap again when nothing happens. Returns a function that performs the stored tap. Call it when everything is hydrated.
 */
export function keepEarlyTap(page: Document): () => void {
  let tapped: { button: HTMLButtonElement; words: string } | undefined
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement>(sleeping)
    if (!button) {
      // The visitor has tapped a button of a hydrated part, which handles the tap itself. The earlier stored tap is discarded.
      if (event.target.closest('button')) tapped = undefined
      return
    }
    // Otherwise the browser would submit the form, although the code of the page is not loaded.
    event.preventDefault()
    // If a tap arrives during hydration, React hydrates the part at once and handles the tap, too. Then the tap would count twice.
    event.stopImmediatePropagation()
    tapped = { button, words: wordsOf(button) }
  }
  page.addEventListener('click', keep, { capture: true })
  return () => {
    page.removeEventListener('click', keep, { capture: true })
    if (tapped?.button.isConnected && wordsOf(tapped.button) === tapped.words) tapped.button.click()
  }
}
