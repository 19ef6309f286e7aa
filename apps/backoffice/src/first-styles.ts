/**
 * Waits until the style sheets of the page are loaded (`preloadFirst` in preload-first.ts). One that could not be loaded is not waited for: its
 * link was removed, and `import()` requests it again.
 */
export async function firstStyles(page: Pick<Document, 'querySelectorAll'>): Promise<void> {
  const open = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  )
  await Promise.all(
    open.map(
      (link) =>
        new Promise((done) => {
          link.addEventListener('load', done)
          link.addEventListener('error', done)
        }),
    ),
  )
}
