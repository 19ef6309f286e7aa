/**
 * Returns a function that says whether the visitor has typed or chosen something in the content of the page. If so, the visitor is asked
 * before the page reloads.
 */
export function isFillingIn(page: Document): () => boolean {
  let isTyped = false
  for (const event of ['input', 'change'])
    page.addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.closest('main')) isTyped = true
    })
  return () => isTyped
}
