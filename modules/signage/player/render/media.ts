import { element } from './element.ts'
import type { Draw, Drawn } from './context.ts'

const pictureName = ({ id, version, extension }: { id: string; version: number; extension: string }): string =>
  `${id}-${version}.${extension}`

function still(
  doc: Document,
  fit: string,
  alt: string,
  address: Promise<string | undefined>,
): { image: HTMLImageElement; ready: Promise<void> } {
  const image = doc.createElement('img')
  image.alt = alt
  for (const [name, value] of Object.entries({
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    'object-fit': fit,
  }))
    image.style.setProperty(name, value)
  const ready = address.then(async (url) => {
    if (url === undefined) return
    image.src = url
    await image.decode?.().catch(() => undefined)
  })
  return { image, ready }
}

/** Draws the pictures of a region, one after the other. The picture is chosen by the time, so that all screens show the same picture. */
export const drawImage: Draw<'image'> = ({ content, fit }, context): Drawn => {
  const { doc } = context
  const made = element(doc, 'div', { position: 'relative' })
  const stills = content.images.map((one) => still(doc, fit, one.alt, context.picture(pictureName(one))))
  made.append(...stills.map(({ image }) => image))
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = (): void => {
    const length = content.seconds * 1000
    const shown = Math.floor(context.now() / length) % Math.max(1, stills.length)
    for (const [place, { image }] of stills.entries())
      image.style.setProperty('visibility', place === shown ? 'visible' : 'hidden')
    if (stills.length > 1) timer = setTimeout(turn, length - (context.now() % length) + 5)
  }
  turn()
  return {
    element: made,
    ready: Promise.all(stills.map(({ ready }) => ready)).then(() => undefined),
    stop: () => clearTimeout(timer),
  }
}

export const drawTemplate: Draw<'template'> = ({ content, fit }, context) => {
  const { doc } = context
  const made = element(doc, 'div', { position: 'relative' })
  if (content.template === null) return { element: made }
  const { image, ready } = still(doc, fit, '', context.template(content.template))
  made.append(image)
  return { element: made, ready }
}

export const drawVideo: Draw<'video'> = ({ content, fit }, context) => {
  const { doc } = context
  const video = doc.createElement('video')
  const made = element(doc, 'div', {}, [video])
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', 'object-fit': fit }))
    video.style.setProperty(name, value)
  video.loop = true
  video.playsInline = true
  video.muted = content.isMuted || context.volume === 0
  video.volume = context.volume / 100
  const { film } = content
  if (film === null) return { element: made }
  const ready = context.film(film.hash).then(
    (url) =>
      new Promise<void>((resolve) => {
        if (url === undefined) return resolve()
        video.addEventListener('canplaythrough', () => resolve(), { once: true })
        video.addEventListener('error', () => resolve(), { once: true })
        video.src = url
      }),
  )
  return {
    element: made,
    ready,
    start: () => {
      // Browsers play sound only after a user gesture, or if they were started with a special option. If the browser refuses, the film plays
      // without sound.
      video.play().catch(() => {
        video.muted = true
        video.play().catch(() => undefined)
      })
    },
    stop: () => {
      video.pause()
      video.removeAttribute('src')
      video.load()
    },
  }
}
