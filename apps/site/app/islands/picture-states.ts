/** A frame with a crossed-out picture, in a grey that is visible on light and dark backgrounds. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><g fill="none" stroke="#84918a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><rect x="120" y="86" width="80" height="68" rx="8"/><path d="M128 146l24-26 16 16M112 78l96 84"/><circle cx="176" cy="108" r="6"/></g></svg>',
)}`

/** The properties of a picture that are read and written. */
export interface Shown {
  readonly dataset: { state?: string | undefined }
  readonly complete: boolean
  readonly naturalWidth: number
  readonly currentSrc: string
  decode(): Promise<void>
  src: string
  srcset: string
  closest(selector: 'picture'): { querySelectorAll(selector: 'source'): Iterable<{ srcset: string }> } | null
}

/**
 * A picture that cannot be loaded shows a drawn frame instead of the browser's broken-image icon (specification §4, Image: loading, loaded or
 * error). While the picture loads, its width and height keep its space free. The events `error` and `load` do not bubble, so they are caught
 * in the capture phase.
 */
export function watchPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && showBroken(target), true)
  page.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && showLoaded(target), true)
  page.defaultView?.addEventListener('online', () => {
    for (const picture of page.images) showAgain(picture)
  })
  // Some pictures may have failed before this script was loaded.
  for (const picture of page.images) void lookAt(picture)
}

/** A drawing without a size (`naturalWidth` 0) may be correct or broken. So it is decoded, which fails if it is broken. */
export async function lookAt(picture: Shown): Promise<void> {
  const { complete, currentSrc, naturalWidth } = picture
  if (complete && naturalWidth === 0 && currentSrc !== '') await picture.decode().catch(() => showBroken(picture))
}

/** The addresses of a failed picture and of each of its `source` elements. They are needed to load the picture again. */
const failed = new WeakMap<Shown, { src: string; srcset: string; sources: Map<{ srcset: string }, string> }>()

export function showBroken(picture: Shown): void {
  if (picture.dataset.state === 'error') return
  picture.dataset.state = 'error'
  const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])]
  failed.set(picture, {
    src: picture.src,
    srcset: picture.srcset,
    sources: new Map(sources.map((source) => [source, source.srcset])),
  })
  for (const source of sources) source.srcset = placeholder
  picture.srcset = ''
  picture.src = placeholder
}

/**
 * Called when a picture has loaded. In the lightbox, an element may get the address of another picture after an error. If it does not
 * show the placeholder any more, it is no longer marked as an error.
 */
export function showLoaded(picture: Shown): void {
  if (picture.dataset.state === 'error' && picture.src !== placeholder) delete picture.dataset.state
}

/** Loads a failed picture once more. Called when the connection is back. */
export function showAgain(picture: Shown): void {
  const from = failed.get(picture)
  if (!from || picture.dataset.state !== 'error' || picture.src !== placeholder) return
  failed.delete(picture)
  delete picture.dataset.state
  for (const [source, srcset] of from.sources) source.srcset = srcset
  picture.srcset = from.srcset
  picture.src = from.src
}
