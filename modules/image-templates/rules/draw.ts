import type { Layer, LayerOf, TemplateCanvas } from '../contract/template.ts'
import { fileOf, imageOf, textOf, type Values } from './bindings.ts'
import { codeOf } from './draw-code.ts'
import { fitText } from './fit-text.ts'
import { kerned, type Letters, outlineOf } from './letters.ts'
import { pictureIn, placing } from './place.ts'
import { visualLines } from './reading-order.ts'
import type { Shape } from './svg.ts'
import { turnsIn, type Unit } from './units.ts'

/** Must be increased when a change of this code draws the same layers differently. The hash of each picture includes this number. */
export const RENDERER_VERSION = 3

/** The data that a drawing needs in addition to its layers. Missing letters and pictures are left out. */
export interface DrawContext {
  readonly values: Values
  letters(family: string, variant: string): Letters | undefined
  /** By file name '{id}-{version}.{extension}': the address of the picture, and its size in pixels. */
  picture(file: string): { readonly href: string; readonly w: number; readonly h: number } | undefined
}

/** Draws a template; the editor and the server draw the same. */
export function draw(canvas: TemplateCanvas, layers: readonly Layer[], context: DrawContext): Shape {
  const { background, h, w } = canvas
  return {
    tag: 'svg',
    attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${w} ${h}`, width: w, height: h },
    children: [
      { tag: 'rect', attributes: { width: w, height: h, fill: background } },
      ...layers.flatMap((layer) => {
        const inside = layer.isVisible ? contentOf(layer, context) : []
        return inside.length > 0 ? [{ tag: 'g' as const, attributes: placed(layer), children: inside }] : []
      }),
    ],
  }
}

const placed = (layer: Layer) => ({ transform: placing(layer, layer.rotation), opacity: layer.opacity / 100 })

function contentOf(layer: Layer, context: DrawContext): Shape[] {
  switch (layer.type) {
    case 'shape':
      return [shapeOf(layer)]
    case 'image':
      return pictureOf(layer, context)
    case 'text':
      return lettersOf(layer, context)
    case 'qr':
      return codeOf(layer, context.values)
  }
}

const shapeOf = ({ color, h, radius, shape, w }: LayerOf<'shape'>): Shape =>
  shape === 'ellipse'
    ? { tag: 'ellipse', attributes: { cx: w / 2, cy: h / 2, rx: w / 2, ry: h / 2, fill: color } }
    : { tag: 'rect', attributes: { width: w, height: h, rx: Math.min(radius, w / 2, h / 2), fill: color } }

function pictureOf(layer: LayerOf<'image'>, { picture, values }: DrawContext): Shape[] {
  const chosen = imageOf(layer, values)
  const found = chosen && picture(fileOf(chosen))
  if (!found || found.w === 0 || found.h === 0) return []
  const { h, w, x, y } = pictureIn(layer, found, layer.fit, chosen.focal ?? { x: 0.5, y: 0.5 })
  return [
    {
      // A nested svg clips everything outside its box.
      tag: 'svg',
      attributes: { width: layer.w, height: layer.h, viewBox: `0 0 ${layer.w} ${layer.h}` },
      children: [
        { tag: 'image', attributes: { href: found.href, x, y, width: w, height: h, preserveAspectRatio: 'none' } },
      ],
    },
  ]
}

/** The text of a layer, fitted into its box; undefined if it has none. */
export function fittedText(layer: LayerOf<'text'>, { letters, values }: Omit<DrawContext, 'picture'>) {
  const text = textOf(layer, values)
  const table = letters(layer.family, layer.variant)
  return text === undefined || !table ? undefined : { ...fitText(table, text, layer), table }
}

function lettersOf(layer: LayerOf<'text'>, context: DrawContext): Shape[] {
  const fitted = fittedText(layer, context)
  if (!fitted) return []
  const { lines, paragraphs, size, table } = fitted
  const step = size * layer.lineHeight
  // The letters of a line are vertically centred in its height.
  const first = step / 2 + ((table.ascent + table.descent) / 2000) * size
  const placed = [...new Set(paragraphs)].flatMap((number) =>
    visualLines(lines.filter((_, index) => paragraphs[index] === number)),
  )
  return placed.map((units, index) => {
    const { paths, width } = lineOf(table, units, turnsIn(lines[index] ?? ''))
    const free = layer.w - (width * size) / 1000
    const left = layer.align === 'left' ? 0 : layer.align === 'center' ? free / 2 : free
    const scale = size / 1000
    return {
      tag: 'g' as const,
      attributes: {
        transform: `translate(${left} ${first + index * step}) scale(${scale} ${-scale})`,
        fill: layer.color,
      },
      children: paths,
    }
  })
}

function lineOf(letters: Letters, units: readonly Unit[], isTurned: boolean): { paths: Shape[]; width: number } {
  const paths: Shape[] = []
  let x = 0
  let before: Unit | undefined
  for (const unit of units) {
    const [advance, outline] = outlineOf(letters, unit.text)
    // Kerning applies only if two neighbours on the line also follow each other in the text. In right-to-left text the two orders differ.
    if (before && before.at + before.text.length === unit.at) x += kerned(letters, before.text, unit.text, isTurned)
    if (outline !== '') paths.push({ tag: 'path', attributes: { d: outline, transform: `translate(${x} 0)` } })
    x += advance
    before = unit
  }
  return { paths, width: x }
}

/** The texts that are drawn in each font, to find the letters that are needed. Keys: family and variant, separated by a line break. */
export function textsByFont(layers: readonly Layer[], values: readonly Values[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const layer of layers)
    if (layer.type === 'text') {
      const key = `${layer.family}\n${layer.variant}`
      const texts = values.map((one) => textOf(layer, one) ?? '')
      found.set(key, [found.get(key) ?? '', ...texts].join('\n'))
    }
  return found
}
