/**
 * Makes Escape close a layer before any other listener of `target` gets the key. `current` returns the function that closes the layer. If
 * no layer is open, `current` returns undefined, and the other listeners get the key. Call this function before other code adds its
 * listeners. Returns a function that stops listening.
 */
export function hearEscapeFirst(target: EventTarget, current: () => (() => void) | undefined): () => void {
  const hear = (event: Event) => {
    if (!('key' in event) || event.key !== 'Escape') return
    // In Chinese or Japanese input, Escape ends the input of a character. In this case Escape must not close the layer.
    if ('isComposing' in event && event.isComposing) return
    const close = current()
    if (!close) return
    event.stopImmediatePropagation()
    close()
  }
  target.addEventListener('keydown', hear, { capture: true })
  return () => target.removeEventListener('keydown', hear, { capture: true })
}
