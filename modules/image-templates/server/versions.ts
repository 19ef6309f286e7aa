import sql from 'sql-template-tag'
import type * as z from 'zod'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import type { AfterWrite, Records } from '#platform/record-rules.ts'
import { type ImageTemplate, imageTemplateEndpoints, type imageTemplateEntity } from '../contract.ts'
import { TemplateVersion } from '../contract/versions.ts'

/** Maximum number of stored versions of one template. The oldest versions are deleted. */
export const MOST_VERSIONS = 50

const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * Stores the drawing of a saved template as a version, in the same transaction. If neither the canvas nor the layers have changed, or if
 * the template was deleted, no version is stored.
 */
export const keepVersion =
  ({ clock }: Pick<BrandCore, 'clock'>) =>
  async ({ after, before, caller, tx }: AfterWrite<typeof imageTemplateEntity>): Promise<void> => {
    if (!after || (before && isSameDrawing(before, after))) return
    const keep = ({ canvas, id, layers, version }: ImageTemplate, at: Temporal.Instant | string, by: string) =>
      tx.run(sql`INSERT INTO image_template_versions (template_id, number, at, by, canvas, layers)
        VALUES (${id}, ${version}, ${at}, ${by}, ${JSON.stringify(canvas)}::jsonb, ${JSON.stringify(layers)}::jsonb) ON CONFLICT DO NOTHING`)
    if (before) {
      // If the template has no version yet, its state before this change is stored as a version, too.
      const kept = await tx.first(
        sql`SELECT 1 AS found FROM image_template_versions WHERE template_id = ${before.id} LIMIT 1`,
      )
      if (!kept) await keep(before, before.updatedAt, '')
    }
    await keep(after, clock.now(), caller.session?.name ?? '')
    await tx.run(sql`DELETE FROM image_template_versions WHERE template_id = ${after.id} AND number NOT IN (
      SELECT number FROM image_template_versions WHERE template_id = ${after.id} ORDER BY number DESC LIMIT ${MOST_VERSIONS})`)
  }

const isSameDrawing = (one: ImageTemplate, other: ImageTemplate): boolean =>
  JSON.stringify([one.canvas, one.layers]) === JSON.stringify([other.canvas, other.layers])

/** The handlers that read the versions of a template. Everybody who may read the template may read its versions. */
export function versionCalls({ db }: Pick<BrandCore, 'db'>, records: Records<typeof imageTemplateEntity>): Handler[] {
  return [
    serve(imageTemplateEndpoints.versions, async (call) => {
      const found = await records.find(call.params.id, call)
      if (!found) return missing
      const rows = await db.many<{ number: number; at: string; by: string; layers: number }>(sql`
        SELECT number, at, by, jsonb_array_length(layers) AS layers FROM image_template_versions
        WHERE template_id = ${found.id} ORDER BY number DESC`)
      return { ok: true, value: rows }
    }),
    serve(imageTemplateEndpoints.version, async (call) => {
      const found = await records.find(call.params.id, call)
      const row =
        found &&
        (await db.first<z.input<typeof TemplateVersion>>(sql`SELECT number, canvas, layers FROM image_template_versions
          WHERE template_id = ${found.id} AND number = ${call.params.number}`))
      // A version that another release of Servus stored may contain types of layers that this release does not know. Such a version cannot
      // be loaded.
      const read = TemplateVersion.safeParse(row)
      return read.success ? { ok: true, value: read.data } : missing
    }),
  ]
}
