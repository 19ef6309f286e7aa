/**
 * Gives Escape to a layer that lies over everything else, before any other listener of `target` hears it. `current` names what Escape
 * closes now; where it answers undefined, the key goes on to the others. Must be called before they listen. Returns what ends it.
 */
export function hearEscapeFirst(target: EventTarget, current: () => (() => void) | undefined): () => void {
  const hear = (event: Event) => {
    if (!('key' in event) || event.key !== 'Escape') return
    // Escape also ends the input of Chinese or Japanese characters.
    if ('isComposing' in event && event.isComposing) return
    const close = current()
    if (!close) return
    event.stopImmediatePropagation()
    close()
  }
  target.addEventListener('keydown', hear, { capture: true })
  return () => target.removeEventListener('keydown', hear, { capture: true })
}
