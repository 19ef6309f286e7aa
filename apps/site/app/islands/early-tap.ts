const sleeping = 'html[data-page="task"] main button, [data-island] button'

/**
 * On a slow line a button is seen before what it does has arrived. A tap on one is kept, the last if there are several: who sees nothing
 * happen taps again and means it once. The answer takes the tap up: to be called when everything is awake.
 */
export function keepEarlyTap(page: Document): () => void {
  let tapped: HTMLButtonElement | undefined
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(sleeping) : null
    if (!button) return
    // Else the browser would send the form by itself, to nowhere.
    event.preventDefault()
    tapped = button
  }
  page.addEventListener('click', keep, { capture: true })
  return () => {
    page.removeEventListener('click', keep, { capture: true })
    if (tapped?.isConnected) tapped.click()
  }
}
