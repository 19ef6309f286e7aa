/**
 * Changes an element that is shown until it equals the element that was made anew. Parts that are equal stay as they are: their pictures are not
 * loaded again, and what moves in when a page opens does not move in again with each typed letter.
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

/** Elements whose content a script makes in the browser. What the server sends for them is only their beginning. */
const hasOwnContent = (made: Element): boolean => made.matches('[data-island], [data-late]')

/** Whether a script has filled the shown element, and the server would send the same beginning again. */
const isFilledAlready = (shown: Element, made: Element): boolean =>
  made.matches('[data-late]') && shown.cloneNode(false).isEqualNode(made.cloneNode(false))

function patchText(shown: Node, made: Node): void {
  if (shown.nodeValue !== made.nodeValue) shown.nodeValue = made.nodeValue
}

function patchAttributes(shown: Element, made: Element): void {
  // A script has written the state of a picture. It is right as long as the picture is the same.
  const isSamePicture = shown.getAttribute('src') === made.getAttribute('src')
  for (const name of shown.getAttributeNames())
    if (!made.hasAttribute(name) && !(name === 'data-state' && isSamePicture)) shown.removeAttribute(name)
  for (const { name, value } of made.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}
