import type { ManifestScene, Region } from '../../contract.ts'
import { drawMenu, drawProducts } from './boards.ts'
import type { Drawn, RenderContext } from './context.ts'
import { bodyFont, colour, element } from './element.ts'
import { drawImage, drawTemplate, drawVideo } from './media.ts'
import { drawClock, drawQr, drawText, drawWeb } from './simple.ts'
import { drawPickups, drawTickets } from './tickets.ts'

/** A drawn scene. `element` is as large as the canvas in pixels; the caller scales it to the available space. */
export interface DrawnScene {
  readonly element: HTMLElement
  /** Resolves when the whole scene can be shown; after 5 s at the latest. */
  readonly ready: Promise<void>
  refresh(): void
  start(): void
  stop(): void
}

const PATIENCE_MS = 5_000

function draw({ content, ...region }: Region, context: RenderContext): Drawn {
  switch (content.kind) {
    case 'text':
      return drawText({ ...region, content }, context)
    case 'clock':
      return drawClock({ ...region, content }, context)
    case 'qr':
      return drawQr({ ...region, content }, context)
    case 'web':
      return drawWeb({ ...region, content }, context)
    case 'image':
      return drawImage({ ...region, content }, context)
    case 'template':
      return drawTemplate({ ...region, content }, context)
    case 'video':
      return drawVideo({ ...region, content }, context)
    case 'menu':
      return drawMenu({ ...region, content }, context)
    case 'products':
      return drawProducts({ ...region, content }, context)
    case 'tickets':
      return drawTickets({ ...region, content }, context)
    case 'pickups':
      return drawPickups({ ...region, content }, context)
  }
}

/**
 * Draws a scene. The player and the previews in the back office use this function. Therefore a scene looks the same on a screen and in a
 * preview, except for films and web pages.
 */
export function drawScene(scene: Pick<ManifestScene, 'canvas' | 'regions'>, context: RenderContext): DrawnScene {
  const { canvas, regions } = scene
  const made = element(context.doc, 'div', {
    position: 'relative',
    overflow: 'hidden',
    width: `${canvas.w}px`,
    height: `${canvas.h}px`,
    background: colour(canvas.background, '--night', '#101826'),
    color: 'var(--on-night, #fff)',
    ...bodyFont,
  })
  made.lang = context.locale
  for (const [name, value] of Object.entries(context.brand.tokens)) made.style.setProperty(name, value)
  const drawn = regions.map((region) => {
    const one = draw(region, context)
    const { content } = region
    const ground =
      'background' in content && content.kind !== 'qr' && content.background !== '' ? content.background : undefined
    const place = { left: region.x, top: region.y, width: region.w, height: region.h }
    one.element.style.setProperty('position', 'absolute')
    for (const [name, value] of Object.entries(place)) one.element.style.setProperty(name, `${value}px`)
    one.element.style.setProperty('z-index', String(region.z))
    one.element.style.setProperty('box-sizing', 'border-box')
    if (ground !== undefined) one.element.style.setProperty('background', ground)
    one.element.dataset['region'] = region.id
    return one
  })
  made.append(...drawn.map((one) => one.element))
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  return {
    element: made,
    ready: Promise.race([Promise.all(drawn.map(({ ready }) => ready)).then(() => undefined), patience]),
    refresh: () => drawn.forEach((one) => one.refresh?.()),
    start: () => drawn.forEach((one) => one.start?.()),
    stop: () => drawn.forEach((one) => one.stop?.()),
  }
}
