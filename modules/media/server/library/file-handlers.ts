import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { mediaEndpoints, uploadEntity } from '../../contract.ts'
import type { InTurn } from '../picture-turns.ts'
import { previewKey, uploadKey } from '../upload-keys.ts'
import { type FileRow, fileOf, openFileSteps, readFile } from './file-steps.ts'
import { missing } from './image-steps.ts'
import type { Places } from './places.ts'
import { readSent, storeSent } from './sent-file.ts'

const likeSafe = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The handlers for the files that staff have uploaded (docs/rules/media.md). Files of visitors are not included. */
export function fileHandlers(core: BrandCore, places: Places, inTurn: InTurn): Handler[] {
  const { audit, change, usedBy, view } = openFileSteps(core, places)
  return [
    serve(mediaEndpoints.listFiles, async (call) => {
      const { page, pageSize, search = '' } = call.query
      const only = sql`WHERE origin = 'staff' AND filename ILIKE ${likeSafe(search.trim())}`
      const counted = await core.db.first<{ total: number }>(sql`SELECT count(*)::int AS total FROM uploads ${only}`)
      const rows = await core.db.many<FileRow>(sql`
        SELECT * FROM uploads ${only} ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`)
      const used = await places.of(core.db)
      const value = rows.map((row) => fileOf(row, used.get(row.id)?.length ?? 0))
      return { ok: true, value, meta: { total: counted?.total ?? 0, page, pageSize } }
    }),
    serve(mediaEndpoints.getFile, async (call) => {
      const row = await readFile(core.db, call.params.id)
      return row ? { ok: true, value: await view(core.db, row) } : missing
    }),
    serve(mediaEndpoints.createFile, async (call) => {
      const sent = await readSent(inTurn, call.body)
      if ('ok' in sent) return sent
      const id = core.ids.uuid()
      const upload = { id, publicHash: core.ids.hash(), version: 1 }
      const row = await core.db.tx(async (tx) => {
        const now = core.clock.now()
        const branches = await core.scope.check(uploadEntity, call.session, tx).ownBranches()
        await tx.run(sql`
          INSERT INTO uploads (id, public_hash, version, extension, mime_type, filename, bytes, created_at, kept_at, origin, branches, created_by, updated_at)
          VALUES (${id}, ${upload.publicHash}, 1, ${sent.type}, ${sent.mimeType}, ${sent.filename}, ${sent.bytes.length}, ${now}, ${now}, 'staff',
            ${JSON.stringify(branches)}::jsonb, ${call.session?.name ?? ''}, ${now})`)
        await storeSent(core, upload, sent)
        await audit(tx, call, { id, filename: sent.filename }, 'upload.create')
        return readFile(tx, id)
      })
      return row ? { ok: true, value: fileOf(row, 0) } : missing
    }),
    serve(mediaEndpoints.updateFile, (call) =>
      change(call, call.params.id, call.body.revision, async (tx, row) => {
        await tx.run(sql`
          UPDATE uploads SET filename = ${call.body.filename}, revision = revision + 1, updated_at = ${core.clock.now()} WHERE id = ${row.id}`)
        await audit(tx, call, row, 'upload.update')
        return undefined
      }),
    ),
    serve(mediaEndpoints.replaceFile, async (call) => {
      const sent = await readSent(inTurn, call.body)
      if ('ok' in sent) return sent
      return change(call, call.params.id, call.body.revision, async (tx, row) => {
        if (sent.type !== row.extension)
          return {
            ok: false,
            code: 'upload.other_type',
            field: 'dataUrl',
            values: { type: row.extension.toUpperCase() },
          }
        const used = await usedBy(tx, row.id)
        const whole = core.scope.check({ ...uploadEntity, scope: 'brand' }, call.session, tx)
        const refused = used.length > 0 ? await whole.refuse([row]) : undefined
        if (refused) return refused
        const version = row.version + 1
        await storeSent(core, { id: row.id, publicHash: row.public_hash, version }, sent)
        await tx.run(sql`
          UPDATE uploads SET version = ${version}, bytes = ${sent.bytes.length}, revision = revision + 1, updated_at = ${core.clock.now()} WHERE id = ${row.id}`)
        await places.replace(tx, { id: row.id, version, extension: sent.type })
        await audit(tx, call, row, 'upload.replace')
        return undefined
      })
    }),
    serve(mediaEndpoints.removeFile, async (call) => {
      let removed: FileRow | undefined
      const done = await change(call, call.params.id, undefined, async (tx, row) => {
        const used = await usedBy(tx, row.id)
        if (used.length > 0)
          return { ok: false, code: 'record.in_use', values: { count: used.length }, data: { places: used } }
        await tx.run(sql`DELETE FROM uploads WHERE id = ${row.id}`)
        await audit(tx, call, row, 'upload.delete')
        removed = row
        return undefined
      })
      if (!done.ok) return done
      if (removed) await removeBytes(core, removed)
      return { ok: true, value: null }
    }),
  ]
}

async function removeBytes(core: BrandCore, row: FileRow): Promise<void> {
  for (let version = 1; version <= row.version; version++) {
    const one = { id: row.id, publicHash: row.public_hash, version, extension: row.extension }
    await core.storage.remove(uploadKey(one))
    await core.storage.remove(previewKey(one))
  }
}
