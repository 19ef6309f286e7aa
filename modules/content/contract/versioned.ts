import * as z from 'zod'
import { crudEndpoints, type Entity, type Fields } from '#contract/entity.ts'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { Data, DocumentLine, DocumentView, Place, Version } from './documents.ts'

const ById = z.strictObject({ id: z.uuid() })
const tab = text(40).min(8)
/** The maximum size of a request that contains a document, in bytes. Pages with long texts need more than other requests. */
export const documentBodyLimit = 2 * 1024 * 1024

/**
 * Defines the API calls of an entity with drafts and versions. The standard calls (list, get, create, update, remove) read and write
 * drafts. Further calls are for publishing, plans, locks and versions (docs/rules/content.md, Drafts).
 */
export function versionedEndpoints<F extends Fields>(entity: Entity<F>) {
  const { plural } = entity
  const path = `/api/${plural}/:id`
  const crud = crudEndpoints(entity)
  const step = <B extends z.ZodType>(name: string, body: B, summary: string) =>
    endpoint({
      id: `${plural}.${name}`,
      method: 'POST',
      path: `${path}/${name}`,
      access: editors,
      params: ById,
      body,
      reply: DocumentView,
      summary,
    })
  return {
    ...crud,
    create: { ...crud.create, bodyLimit: documentBodyLimit },
    update: { ...crud.update, bodyLimit: documentBodyLimit, headers: { 'x-editor-tab': 'optional' } as const },
    draft: endpoint({
      id: `${plural}.draft`,
      method: 'GET',
      path: `${path}/draft`,
      access: editors,
      params: ById,
      reply: DocumentView,
      summary: 'What an editor opens: draft, what is live, plan and lock',
    }),
    overview: endpoint({
      id: `${plural}.overview`,
      method: 'GET',
      path: `/api/${plural}/overview`,
      access: editors,
      reply: z.array(DocumentLine),
      summary: `All of ${plural} with their states, those in the trash included`,
    }),
    publish: step(
      'publish',
      z.strictObject({
        revision: z.int(),
        label: text(120).default(''),
        /** Number of an earlier version that is published again, because a publication is taken back. The draft does not change. */
        number: z.int().min(1).optional(),
      }),
      'Publish the draft, or an earlier version; 422 names each wrong field, 409 a newer draft',
    ),
    unpublish: step(
      'unpublish',
      z.strictObject({ to: z.uuid().nullable().default(null) }),
      'Take off the site; its address answers 404 or leads to another page',
    ),
    plan: step(
      'plan',
      z.strictObject({
        action: z.enum(['publish', 'unpublish', 'none']),
        /** Local time in the time zone of the brand's first branch: '2026-12-04T08:00'. */
        at: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
          .optional(),
        /** UTC offset, for example '+01:00'. It is needed only if the clocks go back and the local time therefore occurs twice. */
        offset: z
          .string()
          .regex(/^[+-]\d{2}:\d{2}$/)
          .optional(),
      }),
      'Publish or unpublish at a time; the version as it is now is what will be published',
    ),
    restore: step(
      'restore',
      z.strictObject({ number: z.int(), revision: z.int() }),
      'Load a version into the draft; nothing is published',
    ),
    lock: step(
      'lock',
      z.strictObject({ tab, action: z.enum(['renew', 'take', 'release']) }),
      'Say that this tab edits the document; taking over ends the lease of another tab',
    ),
    discard: step('discard', z.strictObject({ revision: z.int() }), 'Go back to what is live'),
    recover: step('recover', z.strictObject({}), 'Take out of the trash, as a draft'),
    versions: endpoint({
      id: `${plural}.versions`,
      method: 'GET',
      path: `${path}/versions`,
      access: editors,
      params: ById,
      reply: z.array(Version),
      summary: 'Versions, the newest first',
    }),
    version: endpoint({
      id: `${plural}.version`,
      method: 'GET',
      path: `${path}/versions/:number`,
      access: editors,
      params: z.strictObject({ id: z.uuid(), number: z.coerce.number().int() }),
      reply: z.object({ number: z.int(), data: Data }),
      summary: 'The content of one version',
    }),
    usages: endpoint({
      id: `${plural}.usages`,
      method: 'GET',
      path: `${path}/usages`,
      access: editors,
      params: ById,
      reply: z.array(Place),
      summary: 'Where it is used',
    }),
  }
}
