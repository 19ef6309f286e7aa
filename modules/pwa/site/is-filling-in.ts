/** Whether somebody has typed or chosen something on the page since it was loaded. If so, a restart asks the visitor first. */
export function isFillingIn(page: Document): () => boolean {
  let isTyped = false
  for (const event of ['input', 'change'])
    page.addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.closest('main')) isTyped = true
    })
  return () => isTyped
}
