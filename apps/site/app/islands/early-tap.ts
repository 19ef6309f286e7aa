const sleeping = 'html[data-page="task"] main button, [data-island]:not([data-awake]) button'

/** The label of a button. If the label has changed in the meantime, the stored tap no longer applies. */
const wordsOf = (button: Element): string => `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`

/**
 * On a slow connection a button is visible before its code has loaded. A tap on such a button is stored. Of several taps, only the last one
 * is stored, because people tap again when nothing happens, but want only one tap. Returns a function that performs the tap; call this
 * function when everything is hydrated.
 */
export function keepEarlyTap(page: Document): () => void {
  let tapped: { button: HTMLButtonElement; words: string } | undefined
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement>(sleeping)
    if (!button) {
      // A hydrated part has handled this tap itself, so the earlier stored tap is discarded.
      if (event.target.closest('button')) tapped = undefined
      return
    }
    // Otherwise the browser would submit the form without the page's code.
    event.preventDefault()
    // React hydrates a part at once when a tap hits it during hydration. React would then handle the tap, too, and the tap would count twice.
    event.stopImmediatePropagation()
    tapped = { button, words: wordsOf(button) }
  }
  page.addEventListener('click', keep, { capture: true })
  return () => {
    page.removeEventListener('click', keep, { capture: true })
    if (tapped?.button.isConnected && wordsOf(tapped.button) === tapped.words) tapped.button.click()
  }
}
