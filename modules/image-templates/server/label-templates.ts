import sql from 'sql-template-tag'
import type { LabelTemplates } from '#modules/labels/ports.ts'
import type { BrandCore } from '#platform/module.ts'
import type { Records } from '#platform/record-rules.ts'
import type { imageTemplateEntity } from '../contract.ts'
import type { TemplateDrawing } from './drawing.ts'
import type { TemplateValues } from './values.ts'

/** Lets the labels module list the image templates and draw them with the values of a product. */
export function labelTemplates({
  core,
  drawing,
  records,
  values,
}: {
  readonly core: BrandCore
  readonly drawing: TemplateDrawing
  readonly records: Records<typeof imageTemplateEntity>
  readonly values: TemplateValues
}): LabelTemplates {
  return {
    list: () =>
      core.db.many<{ id: string; name: string; branches: string[] }>(
        sql`SELECT id, name, branches FROM image_templates ORDER BY name, id`,
      ),
    async draw({ template: id, product, locale, width }) {
      const template = await records.find(id, { session: undefined })
      if (!template) return undefined
      const found =
        product === undefined ? await values.plain(template, locale) : await values.product(template, product, locale)
      const drawn = found && (await drawing.picture(template, found, width))
      if (!found || !drawn) return undefined
      const { w, h } = template.canvas
      return { bytes: drawn.bytes, w, h, lacking: await drawing.lackingIn(template, found) }
    },
  }
}
