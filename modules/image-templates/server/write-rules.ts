import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { RecordRules } from '#platform/record-rules.ts'
import type { imageTemplateEntity } from '../contract.ts'
import { MOST_CODES, qrSquare } from '../rules/draw-code.ts'
import type { FontStore } from './fonts/font-store.ts'

/** The checks before a template is saved or deleted: the caller's rights, and whether the template can be drawn. */
export const templateRules = (
  { scope }: Pick<BrandCore, 'scope'>,
  fonts: FontStore,
): RecordRules<typeof imageTemplateEntity> => ({
  async beforeWrite({ before, caller, id, tx, values }) {
    // The template for shared pages (`usedFor` is 'pages') is used for the whole brand, even if it names only some branches. So the caller
    // needs the right for the whole brand.
    const foreign = isShared(before) || isShared(values) ? await scope.refuseWhole(caller.session, tx) : undefined
    if (foreign) return foreign
    const layers = values.layers ?? []
    if (new Set(layers.map((layer) => layer.id)).size < layers.length)
      return { ok: false, code: 'image_template.layers_twice', field: 'layers' }
    const codes = layers.filter(({ type }) => type === 'qr').length
    if (codes > MOST_CODES)
      return { ok: false, code: 'image_template.codes_many', field: 'layers', values: { codes, most: MOST_CODES } }
    const known = new Set(
      before?.layers.flatMap((one) => (one.type === 'text' ? [`${one.family} ${one.variant}`] : [])),
    )
    for (const [index, layer] of layers.entries()) {
      if (layer.type === 'qr' && layer.fallback !== '' && qrSquare(layer, layer.fallback) === 0)
        return {
          ok: false,
          code: 'image_template.code_small',
          field: `layers.${index}`,
          values: { layer: layer.name || 'QR' },
        }
      if (layer.type !== 'text' || known.has(`${layer.family} ${layer.variant}`)) continue
      const { family, variant } = layer
      if (!(await fonts.has(tx, family, variant)))
        return { ok: false, code: 'image_template.no_font', field: `layers.${index}`, values: { family, variant } }
    }
    const { usedFor } = values
    if (usedFor !== undefined && usedFor !== 'free') {
      const other = await tx.first<{ name: string }>(
        sql`SELECT name FROM image_templates WHERE used_for = ${usedFor} AND id <> ${id}`,
      )
      if (other) return { ok: false, code: 'image_template.use_taken', field: 'usedFor', values: { name: other.name } }
    }
    return { ok: true }
  },
  beforeRemove: async ({ caller, records, tx }) =>
    records.some(isShared) ? scope.refuseWhole(caller.session, tx) : undefined,
})

const isShared = (template: { readonly usedFor?: string | undefined } | undefined): boolean =>
  template?.usedFor === 'pages'
