import type { Box, Shape } from '#kernel/paper.ts'
import type { Letters, PaperFonts } from './letters.ts'
import { dataUrl, type Pictures, walk } from './pieces.ts'

const n = (value: number): string => String(Math.round(value * 1000) / 1000)
const fill = (colour: string | undefined): string =>
  colour && /^#[\da-f]{3,8}$/i.test(colour) ? ` fill="${colour}"` : ''

/**
 * Creates an SVG of a part of a sheet. Characters are drawn as outlines. So the SVG looks the same everywhere, and typed text cannot become
 * markup.
 */
export const svgOf = (
  shapes: readonly Shape[],
  view: Box,
  fonts: PaperFonts,
  pictures: Pictures = new Map(),
): Promise<string> => fonts.with((letters) => draw(shapes, view, letters, pictures))

function draw(shapes: readonly Shape[], view: Box, letters: Letters, pictures: Pictures): string {
  const outlines = new Map<string, string>()
  const drawn: string[] = []
  for (const shape of shapes) {
    if (shape.kind === 'picture') {
      const found = pictures.get(shape.picture)
      if (!found) continue
      const key = `p${shape.picture}`
      // The SVG contains each picture once, even if many labels show it.
      if (!outlines.has(key))
        outlines.set(
          key,
          `<image id="${key}" width="${n(shape.width)}" height="${n(shape.height)}" preserveAspectRatio="none" href="${dataUrl(found.bytes)}"/>`,
        )
      drawn.push(`<use href="#${key}" x="${n(shape.x)}" y="${n(shape.y)}"/>`)
    } else if (shape.kind === 'rect') {
      const { x, y, width, height, radius } = shape
      drawn.push(
        radius
          ? `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"${fill(shape.colour)}/>`
          : `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z"${fill(shape.colour)}/>`,
      )
    } else
      walk(shape, letters, ({ font, glyphs }, left) => {
        const scale = shape.size / font.unitsPerEm
        let pen = left
        for (const glyph of glyphs) {
          const key = `${font.name}.${glyph.id}`
          if (!outlines.has(key)) outlines.set(key, `<path id="${key}" d="${font.outline(glyph.id)}"/>`)
          const [x, y] = [pen + glyph.x * scale, shape.y - glyph.y * scale]
          drawn.push(
            `<use href="#${key}" transform="matrix(${scale.toFixed(6)} 0 0 ${(-scale).toFixed(6)} ${n(x)} ${n(y)})"${fill(shape.colour)}/>`,
          )
          pen += glyph.advance * scale
        }
      })
  }
  const box = [view.x, view.y, view.width, view.height].map(n).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${n(view.width)}mm" height="${n(view.height)}mm"><defs>${[...outlines.values()].join('')}</defs>${drawn.join('')}</svg>`
}
