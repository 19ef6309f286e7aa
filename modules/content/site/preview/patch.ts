/**
 * Changes the element `shown`, which is on the page, until it equals the new element `made`. Equal parts are not replaced: so pictures are not
 * loaded again, and the animations of a new page do not run again with each typed letter.
 */
export function patch(shown: Element, made: Element): void {
  if (shown.isEqualNode(made)) return
  if (shown.tagName !== made.tagName || hasOwnContent(made)) {
    if (!isFilledAlready(shown, made)) shown.replaceWith(document.importNode(made, true))
    return
  }
  patchAttributes(shown, made)
  const [old, now] = [[...shown.childNodes], [...made.childNodes]]
  for (const [index, node] of now.entries()) {
    const before = old[index]
    if (before === undefined) shown.append(document.importNode(node, true))
    else if (before instanceof Element && node instanceof Element) patch(before, node)
    else if (before.nodeType === Node.TEXT_NODE && node.nodeType === Node.TEXT_NODE) patchText(before, node)
    else before.replaceWith(document.importNode(node, true))
  }
  for (const node of old.slice(now.length)) node.remove()
}

/** Elements whose content a script makes in the browser. The server sends only their first content. */
const hasOwnContent = (made: Element): boolean => made.matches('[data-island], [data-late]')

/**
 * Whether a script has already filled the element `shown`. It is then not replaced. Condition: `shown` and the new element `made` have the
 * same tag and the same attributes.
 */
const isFilledAlready = (shown: Element, made: Element): boolean =>
  made.matches('[data-late]') && shown.cloneNode(false).isEqualNode(made.cloneNode(false))

function patchText(shown: Node, made: Node): void {
  if (shown.nodeValue !== made.nodeValue) shown.nodeValue = made.nodeValue
}

function patchAttributes(shown: Element, made: Element): void {
  // A script stores in `data-state` that a picture could not be loaded. The attribute stays as long as the picture has the same address.
  const isSamePicture = shown.getAttribute('src') === made.getAttribute('src')
  for (const name of shown.getAttributeNames())
    if (!made.hasAttribute(name) && !(name === 'data-state' && isSamePicture)) shown.removeAttribute(name)
  for (const { name, value } of made.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}
