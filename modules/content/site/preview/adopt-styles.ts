/** The maximum time in milliseconds to wait for a style sheet. After that, the new block is shown without its styles. */
const longestMs = 3000

/**
 * Adds to the visible page the styles that the newly rendered page `page` needs: the style sheets of new blocks, and the CSS class of the
 * header, which depends on the first block. Resolves when the sheets are loaded, or after `longestMs`.
 */
export async function adoptStyles(page: Document): Promise<void> {
  const known = new Set(sheetsOf(document))
  const wanted = sheetsOf(page)
  const added = wanted.filter((href) => !known.has(href)).map(linked)
  const [made, shown] = [page.querySelector('header.head'), document.querySelector('header.head')]
  if (made && shown) shown.className = made.className
  if (added.length > 0)
    await Promise.race([Promise.all(added), new Promise((resolve) => setTimeout(resolve, longestMs))])
}

/** The addresses of all style sheets of a page, including style sheets whose text is written into the page. */
const sheetsOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[href$=".css"]')].flatMap((link) => link.getAttribute('href') ?? [])

const linked = (href: string): Promise<unknown> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
  document.head.append(link)
  return loaded
}
