/**
 * Passes Escape to a layer above everything else, before any other listener of `target` gets it. `current` returns the function that closes the
 * layer; if it returns undefined, the other listeners get the key. Must be called before the others listen. Returns a function that ends it.
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
