const sleeping = 'html[data-page="task"] main button, [data-island]:not([data-awake]) button'

/** What a button says: one that says something else by now is not what was meant. */
const wordsOf = (button: Element): string => `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`

/**
 * On a slow line a button is seen before what it does has arrived. A tap on one is kept, the last if there are several: who sees nothing
 * happen taps again and means it once. The answer takes the tap up: to be called when everything is awake.
 */
export function keepEarlyTap(page: Document): () => void {
  let tapped: { button: HTMLButtonElement; words: string } | undefined
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement>(sleeping)
    if (!button) {
      // What is awake has taken the tap itself: the one before it is not meant any more.
      if (event.target.closest('button')) tapped = undefined
      return
    }
    // Else the browser would send the form by itself, to nowhere.
    event.preventDefault()
    // React wakes a part at once that is tapped while it wakes: it would do what the kept tap does again.
    event.stopImmediatePropagation()
    tapped = { button, words: wordsOf(button) }
  }
  page.addEventListener('click', keep, { capture: true })
  return () => {
    page.removeEventListener('click', keep, { capture: true })
    if (tapped?.button.isConnected && wordsOf(tapped.button) === tapped.words) tapped.button.click()
  }
}
