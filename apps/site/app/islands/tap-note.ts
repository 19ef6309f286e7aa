/** How many milliseconds a tap may wait without an answer. Most pages are loaded by then. */
const ANSWER_MS = 1000

/** Room between the note and the edge of the screen, in CSS pixels. */
const EDGE_PX = 12

/**
 * Says below a tapped button or field that its part of the page is still loading. The text is the one of the notice that every page
 * contains, hidden (shell/offline-notice.tsx). Returns a function that removes the note.
 */
export function noteBelow(target: HTMLElement): () => void {
  const page = target.ownerDocument
  const note = page.createElement('p')
  note.className = 'tap-note'
  note.setAttribute('role', 'status')
  const timer = setTimeout(() => {
    note.textContent = page.querySelector('#unloaded p')?.textContent ?? ''
    const { bottom, left } = target.getBoundingClientRect()
    note.style.top = `${bottom + window.scrollY}px`
    if (note.textContent) page.body.append(note)
    // Only now is the width known. The note does not reach the edge of the screen.
    const most = page.documentElement.clientWidth - note.offsetWidth - EDGE_PX
    note.style.left = `${Math.max(EDGE_PX, Math.min(left, most)) + window.scrollX}px`
  }, ANSWER_MS)
  return () => {
    clearTimeout(timer)
    note.remove()
  }
}
