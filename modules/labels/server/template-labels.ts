import type { Locale } from '#contract/locale.ts'
import type { Refusal } from '#platform/module.ts'
import type { LabelTemplates } from '../ports.ts'
import type { SheetQuery } from '../contract.ts'
import type { Box } from '#kernel/paper.ts'
import { formats } from '../rules/formats.ts'

/** A label that was drawn as PNG, with its size in pixels. */
export interface LabelPicture {
  readonly bytes: Uint8Array
  readonly w: number
  readonly h: number
  /** The characters that no font of the template has, so the picture does not show them correctly. */
  readonly lacking: readonly string[]
}

/** The resolution of label pictures: 300 dpi, converted to dots per millimetre. */
const DOTS_PER_MILLIMETRE = 300 / 25.4

/**
 * Draws the label of each product in a request once, and returns the pictures by the id of the product. A label without a product has the id of the
 * template. Products that cannot be drawn are left out. Refused if the template no longer exists.
 */
export async function drawLabels(
  templates: LabelTemplates,
  { template, format, items, language }: Pick<SheetQuery, 'format' | 'items'> & { template: string; language: Locale },
): Promise<{ ok: true; value: Map<string, LabelPicture> } | Refusal> {
  const known = (await templates.list()).some(({ id }) => id === template)
  if (!known) return { ok: false, code: 'label.template_gone', field: 'template' }
  const width = Math.round(formats[format].width * DOTS_PER_MILLIMETRE)
  const pictures = new Map<string, LabelPicture>()
  for (const item of items.split(',').filter(Boolean)) {
    const [id = ''] = item.split(':')
    if (pictures.has(id)) continue
    const drawn = await templates.draw({ template, product: id === template ? undefined : id, locale: language, width })
    if (drawn) pictures.set(id, drawn)
  }
  return { ok: true, value: pictures }
}

/** The box of a picture on the label: the largest size that fits, in the centre. */
export function fitted({ w, h }: Pick<LabelPicture, 'w' | 'h'>, box: Box): Box {
  const scale = Math.min(box.width / w, box.height / h)
  const [width, height] = [w * scale, h * scale]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}
