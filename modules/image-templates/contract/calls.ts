import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { editors } from '#contract/roles.ts'
import { Layer, TemplateCanvas } from './template.ts'
import { TemplateVersion, TemplateVersions } from './versions.ts'

const Bound = z.object({
  id: z.string(),
  version: z.int(),
  extension: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }).optional(),
})

/** A product or page whose data the editor shows in a template. */
export const TemplateSample = z.object({
  id: z.string(),
  kind: z.enum(['product', 'page']),
  name: z.string(),
  values: z.object({ texts: z.record(z.string(), z.string()), images: z.record(z.string(), Bound) }),
})

export type TemplateSample = z.infer<typeof TemplateSample>

const byId = z.strictObject({ id: z.uuid() })

export const templateEndpoints = {
  layers: endpoint({
    id: 'image-templates.layers',
    method: 'GET',
    path: '/api/image-templates/:id/layers',
    access: editors,
    params: byId,
    reply: z.object({ canvas: TemplateCanvas, layers: z.array(Layer) }),
    summary: 'Canvas and layers of a template, painted in this order',
  }),
  pagePicture: endpoint({
    id: 'image-templates.page-picture',
    method: 'GET',
    path: '/image/page/:version/:file',
    access: 'public',
    kind: 'raw',
    mediaType: 'image/png',
    params: z.strictObject({
      version: z.string().regex(/^\d{1,9}$/),
      file: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,9}\.png$/),
    }),
    reply: z.string(),
    summary: 'Picture for shared links of a published page: {page}-{version}.png',
  }),
  samples: endpoint({
    id: 'image-templates.samples',
    method: 'GET',
    path: '/api/image-templates/:id/samples',
    access: editors,
    params: byId,
    query: z.strictObject({ locale: Locale.default('de') }),
    reply: z.array(TemplateSample),
    summary: 'Values of real products and pages for the layers of a template',
  }),
  versions: endpoint({
    id: 'image-templates.versions',
    method: 'GET',
    path: '/api/image-templates/:id/versions',
    access: editors,
    params: byId,
    reply: TemplateVersions,
    summary: 'Saved states of a template with who and when, the newest first; 50 at most',
  }),
  version: endpoint({
    id: 'image-templates.version',
    method: 'GET',
    path: '/api/image-templates/:id/versions/:number',
    access: editors,
    params: z.strictObject({ id: z.uuid(), number: z.coerce.number().int().min(1).max(2_000_000_000) }),
    reply: TemplateVersion,
    summary: 'Canvas and layers of a saved state; it is restored by saving them again',
  }),
  picture: endpoint({
    id: 'image-templates.picture',
    method: 'GET',
    path: '/api/image-templates/:id/picture',
    access: editors,
    kind: 'raw',
    mediaType: 'image/png',
    params: byId,
    query: z.strictObject({
      sample: z.uuid().optional(),
      locale: Locale.default('de'),
      /** Version of the template. It changes with the template, so a changed picture has a new address and is not read from a cache. */
      version: z.coerce.number().int().min(1).optional(),
    }),
    reply: z.string(),
    summary: 'The picture as PNG, with the values of a product or page',
  }),
}
