import sql from 'sql-template-tag'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { mediaEndpoints } from '../../contract.ts'
import type { InTurn } from '../picture-turns.ts'
import { addImage } from './add-image.ts'
import { drawSent } from './drawn-picture.ts'
import { missing, openImageSteps } from './image-steps.ts'
import { countImages, listImages, readImage, readVersions, viewImage } from './image-store.ts'
import { neighboursOf } from './neighbours.ts'
import type { Places } from './places.ts'

/** The refusal if the file of a version is missing in the storage. */
const gone: Refusal = { ok: false, code: 'image.no_file' }

/** The handlers for the pictures of the library (docs/rules/media.md). */
export function imageHandlers(core: BrandCore, places: Places, inTurn: InTurn): Handler[] {
  const { audit, change, drawAgain, putVersion } = openImageSteps(core, places, inTurn)
  return [
    serve(mediaEndpoints.listImages, async (call) => {
      const { total, value } = await listImages(core.db, places, call.query)
      return { ok: true, value, meta: { total, page: call.query.page, pageSize: call.query.pageSize } }
    }),
    serve(mediaEndpoints.imageCounts, async () => ({ ok: true, value: await countImages(core.db, places) })),
    serve(mediaEndpoints.getImage, async (call) => {
      const row = await readImage(core.db, call.params.id)
      return row ? { ok: true, value: await viewImage(core.db, places, row) } : missing
    }),
    serve(mediaEndpoints.imageNeighbours, async (call) => {
      const value = await neighboursOf(core.db, places, call.params.id, call.query)
      return value ? { ok: true, value } : missing
    }),
    serve(mediaEndpoints.createImage, async (call) => {
      const drawn = await drawSent(inTurn, call.body)
      if ('ok' in drawn) return drawn
      const { filename, folder = '' } = call.body
      const made = await addImage(core, call, { drawn, name: filename, folder, origin: 'upload' })
      return { ok: true, value: { ...made, alt: '' } }
    }),
    serve(mediaEndpoints.updateImage, async (call) => {
      const { edit, focal, revision, ...texts } = call.body
      const row = await readImage(core.db, call.params.id)
      if (!row) return missing
      if (edit && row.extension === 'svg') return { ok: false, code: 'image.drawing', field: 'edit' }
      if (edit?.crop && (edit.crop.width === 0 || edit.crop.height === 0))
        return { ok: false, code: 'field.too_small', field: 'edit', values: { min: 1 } }
      const present = (await readVersions(core.db, row.id)).find(({ version }) => version === row.version)
      const isCut = edit !== undefined && JSON.stringify(edit) !== JSON.stringify(present?.edit ?? null)
      const source = present?.source ?? row.version
      const drawn = isCut ? await drawAgain(row.id, source, edit) : undefined
      if (isCut && !drawn) return gone
      return change(call, row.id, revision, async (tx, now) => {
        const { alt = now.alt, altEn = now.alt_en, folder = now.folder, name = now.name } = texts
        const { x, y } = focal ?? { x: now.focal_x, y: now.focal_y }
        await tx.run(sql`
          UPDATE images SET name = ${name}, folder = ${folder}, alt = ${alt}, alt_en = ${altEn},
            is_decorative = ${texts.isDecorative ?? now.is_decorative}, focal_x = ${x}, focal_y = ${y},
            revision = revision + 1, updated_at = ${core.clock.now()} WHERE id = ${now.id}`)
        await audit(tx, call, now, 'image.update', { after: { ...texts, ...(focal ? { focal } : {}) } })
        return drawn ? putVersion(tx, call, now, { drawn, source, edit: edit ?? null }) : undefined
      })
    }),
    serve(mediaEndpoints.replaceImage, async (call) => {
      if (!(await readImage(core.db, call.params.id))) return missing
      const drawn = await drawSent(inTurn, call.body)
      if ('ok' in drawn) return drawn
      return change(call, call.params.id, call.body.revision, (tx, row) => putVersion(tx, call, row, { drawn }))
    }),
    serve(mediaEndpoints.restoreImage, async (call) => {
      const { revision, version } = call.body
      const older = (await readVersions(core.db, call.params.id)).find((one) => one.version === version)
      if (!older) return missing
      const drawn = await drawAgain(call.params.id, older.version, null)
      if (!drawn) return gone
      const { edit, source } = older
      return change(call, call.params.id, revision, (tx, row) =>
        putVersion(tx, call, row, source === older.version ? { drawn } : { drawn, source, edit }),
      )
    }),
    serve(mediaEndpoints.removeImage, async (call) => {
      const done = await change(call, call.params.id, undefined, async (tx, row) => {
        const used = (await places.of(tx, [row.id])).get(row.id) ?? []
        if (used.length > 0)
          return { ok: false, code: 'record.in_use', values: { count: used.length }, data: { places: used } }
        if (row.trashed_at) return undefined
        await tx.run(
          sql`UPDATE images SET trashed_at = ${core.clock.now()}, revision = revision + 1 WHERE id = ${row.id}`,
        )
        await audit(tx, call, row, 'image.delete')
        return undefined
      })
      return done.ok ? { ok: true, value: null } : done
    }),
    serve(mediaEndpoints.recoverImage, (call) =>
      change(call, call.params.id, undefined, async (tx, row) => {
        if (!row.trashed_at) return undefined
        await tx.run(sql`UPDATE images SET trashed_at = NULL, revision = revision + 1 WHERE id = ${row.id}`)
        await audit(tx, call, row, 'image.recover')
        return undefined
      }),
    ),
  ]
}
