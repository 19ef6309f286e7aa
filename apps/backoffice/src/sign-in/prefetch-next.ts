/** The first sign of a person at the form. */
const signs = ['input', 'keydown', 'pointerdown'] as const

/**
 * Fetches the files of the back office while the user fills in the form, so that it opens at once after the sign-in. They are only fetched, and run
 * when it opens. The build writes their names into the page. A fetch that fails changes nothing: the back office loads its files itself.
 */
export function prefetchNext(root: HTMLElement): void {
  const files = JSON.parse(root.dataset['next'] ?? '[]') as string[]
  const begin = () => {
    for (const sign of signs) root.removeEventListener(sign, begin)
    for (const file of files) {
      void fetch(file, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
    }
  }
  for (const sign of signs) root.addEventListener(sign, begin)
}
