import { type Handler, type Refusal, serve } from '#platform/module.ts'
import type { Records } from '#platform/record-rules.ts'
import { imageTemplateEndpoints, type imageTemplateEntity } from '../contract.ts'
import type { TemplateDrawing } from './drawing.ts'
import type { Subject, TemplateValues } from './values.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }

/** The API handlers for templates, except the handlers that every entity has (list, get, create, update, remove). */
export function templateCalls({
  drawing,
  records,
  values,
}: {
  readonly drawing: TemplateDrawing
  readonly records: Records<typeof imageTemplateEntity>
  readonly values: TemplateValues
}): Handler[] {
  return [
    serve(imageTemplateEndpoints.layers, async (call) => {
      const found = await records.find(call.params.id, call)
      return found ? { ok: true, value: { canvas: found.canvas, layers: found.layers } } : missing
    }),

    serve(imageTemplateEndpoints.samples, async (call) => {
      const found = await records.find(call.params.id, call)
      return found ? { ok: true, value: (await values.samples(found, call.query.locale)).map(shown) } : missing
    }),

    serve(imageTemplateEndpoints.picture, async (call) => {
      const { locale, sample } = call.query
      const found = await records.find(call.params.id, call)
      if (!found) return missing
      const subject = sample === undefined ? undefined : await values.subject(found, sample, locale)
      if (sample !== undefined && !subject) return missing
      const drawn = await drawing.picture(found, subject?.values ?? (await values.plain(found, locale)))
      if (!drawn) return { ok: false, code: 'image_template.not_drawn' }
      return {
        ok: true,
        value: drawn.bytes,
        headers: {
          'content-type': 'image/png',
          'content-disposition': `inline; filename="${found.identifier}.png"`,
          'cache-control': 'private, no-cache',
          etag: `"${drawn.hash.slice(0, 32)}"`,
          'x-content-type-options': 'nosniff',
        },
      }
    }),
  ]
}

const shown = ({ id, kind, name, values: { images, texts } }: Subject) => ({
  id,
  kind,
  name,
  values: {
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    images: Object.fromEntries(
      Object.entries(images).map(([path, { extension, focal, id: image, version }]) => [
        path,
        { id: image, version, extension, ...(focal ? { focal: { x: focal.x, y: focal.y } } : {}) },
      ]),
    ),
  },
})
