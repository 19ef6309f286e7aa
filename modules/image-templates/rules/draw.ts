import type { Layer, LayerOf, TemplateCanvas } from '../contract/template.ts'
import { fileOf, imageOf, textOf, type Values } from './bindings.ts'
import { codeOf } from './draw-code.ts'
import { fitText } from './fit-text.ts'
import { kerned, type Letters, outlineOf } from './letters.ts'
import { pictureIn, placing } from './place.ts'
import { visualLines } from './reading-order.ts'
import type { Shape } from './svg.ts'
import { turnsIn, type Unit } from './units.ts'

/**
 * Number of this drawing code. It must increase when a change draws the same layers differently: pictures are cached under a hash, and the
 * hash contains this number.
 */
export const RENDERER_VERSION = 4

/**
 * The data that a drawing needs besides its layers: values, outlines of letters, and pictures. Letters and pictures that are missing are not drawn.
 */
export interface DrawContext {
  readonly values: Values
  letters(family: string, variant: string): Letters | undefined
  /** Returns the address of a picture, and its size in pixels. `file`: the file name '{id}-{version}.{extension}'. */
  picture(file: string): { readonly href: string; readonly w: number; readonly h: number } | undefined
}

/** Draws a template as SVG shapes. The editor and the server both use this function, so their pictures are the same. */
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
      // The nested svg element cuts off what is outside the layer.
      tag: 'svg',
      attributes: { width: layer.w, height: layer.h, viewBox: `0 0 ${layer.w} ${layer.h}` },
      children: [
        { tag: 'image', attributes: { href: found.href, x, y, width: w, height: h, preserveAspectRatio: 'none' } },
      ],
    },
  ]
}

/** The text of a layer, broken into lines and in the size that fits its box. Undefined if it has no text or its font is not loaded. */
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
  // Centres the letters vertically within the height of the first line.
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
    // Kerning applies to two letters that follow each other in the text. In right-to-left text, neighbours on the line may not follow each other in
    // the text.
    if (before && before.at + before.text.length === unit.at) x += kerned(letters, before.text, unit.text, isTurned)
    if (outline !== '') paths.push({ tag: 'path', attributes: { d: outline, transform: `translate(${x} 0)` } })
    x += advance
    before = unit
  }
  return { paths, width: x }
}

/**
 * Collects the texts that are drawn in each font, so that the needed letters can be loaded. The keys are family and variant, separated by a line
 * break.
 */
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
