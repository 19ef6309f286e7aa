import sql from 'sql-template-tag'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type ImageTemplate, imageTemplateEndpoints, imageTemplateEntity } from '../contract.ts'
import { entityTable } from '#platform/entity-table.ts'
import type { TemplateDrawing } from './drawing.ts'
import type { TemplateValues } from './values.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * Makes the preview pictures for pages that people share, for example in a chat. They are drawn from the template whose `usedFor` is
 * 'pages'.
 */
export function pagePictures(core: BrandCore, drawing: TemplateDrawing, values: TemplateValues) {
  const used = core.snapshots.define('page-template', ['imageTemplate'], async () => {
    const row = await core.db.first<Record<string, unknown>>(
      sql`SELECT * FROM image_templates WHERE used_for = 'pages'`,
    )
    return row && (entityTable(imageTemplateEntity).fromRow(row) as ImageTemplate)
  })
  const handlers: Handler[] = [
    serve(imageTemplateEndpoints.pagePicture, async ({ params }) => {
      const template = (await used.get()).value
      const id = params.file.slice(0, 36)
      const page = template && (await values.subject(template, id, 'de'))
      if (!template || page?.kind !== 'page') return missing
      const drawn = await drawing.picture(template, page.values)
      if (!drawn) return { ok: false, code: 'image_template.not_drawn' }
      return {
        ok: true,
        value: drawn.bytes,
        headers: {
          'content-type': 'image/png',
          // The address of the picture changes with the page and with the template. It does not change with the data of the branch, so the picture is
          // cached for only one day.
          'cache-control': 'public, max-age=86400',
          etag: `"${drawn.hash.slice(0, 32)}"`,
          'x-content-type-options': 'nosniff',
        },
      }
    }),
  ]
  return {
    handlers,
    async start(): Promise<string | undefined> {
      const template = (await used.get()).value
      return template && `/image/page/${template.version}`
    },
  }
}
