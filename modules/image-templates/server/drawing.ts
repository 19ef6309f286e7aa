import type { BrandCore } from '#platform/module.ts'
import type { ImageTemplate } from '../contract.ts'
import { fileOf, imageOf, type Values } from '../rules/bindings.ts'
import { draw, RENDERER_VERSION, textsByFont } from '../rules/draw.ts'
import { lackingOf, type Letters } from '../rules/letters.ts'
import { svgText } from '../rules/svg.ts'
import { type FontStore, sha256 } from './fonts/font-store.ts'
import type { ImageTemplatesPorts } from './needs.ts'

/** Drawing a picture is cancelled after this number of seconds. */
const MOST_SECONDS = 10
/** Maximum width and height, in pixels, of a picture in a layer. Larger pictures are made smaller. A canvas has the same maximum. */
const MOST_PICTURE = 4096

type Drawable = Pick<ImageTemplate, 'canvas' | 'layers'>

/** Draws templates as PNG pictures. A picture is stored under the hash of everything that it depends on, so the same picture is drawn only once. */
export function templateDrawing(core: BrandCore, ports: ImageTemplatesPorts, fonts: FontStore) {
  /**
   * The hash of everything that a picture depends on: canvas, layers, values, fonts and drawing code. The values contain the versions of pictures, so
   * a replaced picture changes the hash.
   */
  const hashOf = async ({ canvas, layers }: Drawable, values: Values): Promise<string> => {
    const used = [...textsByFont(layers, [values]).keys()].toSorted()
    const prints = await Promise.all(
      used.map((key) => {
        const [family = '', variant = ''] = key.split('\n')
        return fonts.fingerprint(family, variant)
      }),
    )
    return sha256(JSON.stringify([RENDERER_VERSION, canvas, layers, values, prints]))
  }

  const lettersFor = async (layers: Drawable['layers'], values: Values): Promise<Map<string, Letters>> => {
    const found = new Map<string, Letters>()
    for (const [key, text] of textsByFont(layers, [values])) {
      const [family = '', variant = ''] = key.split('\n')
      const table = await fonts.letters(family, variant, `${text}…-`)
      if (table) found.set(key, table)
    }
    return found
  }

  /** Those characters of a template's texts that no font has. */
  const lackingIn = async ({ layers }: Drawable, values: Values): Promise<readonly string[]> => {
    const letters = await lettersFor(layers, values)
    const lacking = [...textsByFont(layers, [values])].flatMap(([key, text]) => lackingOf(letters.get(key), text))
    return [...new Set(lacking)]
  }

  const picturesFor = async (layers: Drawable['layers'], values: Values) => {
    const { default: sharp } = await import('sharp')
    const found = new Map<string, { href: string; w: number; h: number }>()
    for (const layer of layers) {
      const chosen = layer.type === 'image' && layer.isVisible ? imageOf(layer, values) : undefined
      const file = chosen && fileOf(chosen)
      if (file === undefined || found.has(file)) continue
      const stored = await ports.picture(file)
      if (!stored) continue
      // Every picture is converted to PNG, because the renderer can read PNG in every installation.
      const { data, info } = await sharp(stored.bytes, { limitInputPixels: 50_000_000, pages: 1 })
        .autoOrient()
        .resize({ width: MOST_PICTURE, height: MOST_PICTURE, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true })
      found.set(file, { href: `data:image/png;base64,${data.toString('base64')}`, w: info.width, h: info.height })
    }
    return found
  }

  /**
   * Draws a template. `width`: the width of the result in pixels; the default is the width of the canvas. Letters are drawn as outlines, so they are
   * sharp in any size.
   */
  const render = async ({ canvas, layers }: Drawable, values: Values, width = canvas.w): Promise<Uint8Array> => {
    const letters = await lettersFor(layers, values)
    const pictures = await picturesFor(layers, values)
    const drawing = draw(canvas, layers, {
      values,
      letters: (family, variant) => letters.get(`${family}\n${variant}`),
      picture: (file) => pictures.get(file),
    })
    const { default: sharp } = await import('sharp')
    const size = { width, height: Math.max(1, Math.round((canvas.h * width) / canvas.w)) }
    const sized = { ...drawing, attributes: { ...drawing.attributes, ...size } }
    return sharp(Buffer.from(svgText(sized)), { unlimited: true })
      .resize({ ...size, fit: 'fill' })
      .timeout({ seconds: MOST_SECONDS })
      .png({ compressionLevel: 9 })
      .toBuffer()
  }

  const keyOf = (hash: string): string => `templates/${hash}.png`

  return {
    hashOf,
    lackingIn,
    /** Returns the picture as PNG: the stored one, or a new drawing. Undefined if it cannot be drawn. */
    async picture(
      template: Drawable,
      values: Values,
      width?: number,
    ): Promise<{ bytes: Uint8Array; hash: string } | undefined> {
      const own = await hashOf(template, values)
      const hash = width === undefined ? own : `${own}-${width}`
      const known = await core.storage.get(keyOf(hash))
      if (known) return { bytes: known, hash }
      try {
        const bytes = await render(template, values, width)
        await core.storage.put(keyOf(hash), bytes)
        return { bytes, hash }
      } catch (error) {
        core.log.warn({ err: error }, 'An image template could not be drawn')
        return undefined
      }
    },
  }
}
export type TemplateDrawing = ReturnType<typeof templateDrawing>
