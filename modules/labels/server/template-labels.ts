import type { Locale } from '#contract/locale.ts'
import type { Refusal } from '#platform/module.ts'
import type { LabelTemplates } from '../ports.ts'
import type { SheetQuery } from '../contract.ts'
import type { Box } from '#kernel/paper.ts'
import { formats } from '../rules/formats.ts'

/** A drawn label: a PNG and its size in pixels. */
export interface LabelPicture {
  readonly bytes: Uint8Array
  readonly w: number
  readonly h: number
  /** Characters that the picture does not show correctly. */
  readonly lacking: readonly string[]
}

/** Resolution of the drawings: 300 dpi, as printers print. */
const DOTS_PER_MILLIMETRE = 300 / 25.4

/** Draws each label of a request once and returns it by product id. Products that do not exist are left out. */
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

/** Scales a picture to the largest size that fits into the label, and centres it. */
export function fitted({ w, h }: Pick<LabelPicture, 'w' | 'h'>, box: Box): Box {
  const scale = Math.min(box.width / w, box.height / h)
  const [width, height] = [w * scale, h * scale]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}
