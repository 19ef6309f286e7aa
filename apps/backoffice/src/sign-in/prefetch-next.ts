/** The first of these events shows that a person uses the form. */
const signs = ['input', 'keydown', 'pointerdown'] as const

/**
 * Fetches the files of the back office while the user fills in the form, so that the back office opens at once after the sign-in. The
 * files are only fetched; they run when the back office opens. The build writes their names into the page. If a fetch fails, the back
 * office loads the file itself.
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
