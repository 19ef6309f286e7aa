import sql from 'sql-template-tag'
import { type Answer, type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { mediaEndpoints, type Upload } from '../contract.ts'
import { mediaTypes, nameWithType, rasterTypes, visitorTypes } from '../rules/file-types.ts'
import { LARGEST_UPLOAD_BYTES } from '../rules/upload-size.ts'
import { readSent, storeSent } from './library/sent-file.ts'
import type { InTurn } from './picture-turns.ts'
import { previewKey, uploadKey } from './upload-keys.ts'

/**
 * Maximum size, in bytes, of all visitors' files of the brand that belong to no order yet. If somebody tries to fill the disk, further
 * uploads are refused, but everything else still works.
 */
const mostWaitingBytes = 2 * 1024 * 1024 * 1024

const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * The handlers for files of visitors: they store a file, and send it to everybody who knows its address (specification §3, Upload; §5,
 * Upload).
 */
export function uploadHandlers(core: BrandCore, inTurn: InTurn): Handler[] {
  return [
    serve(mediaEndpoints.upload, async (call) => {
      if ((await waitingBytes(core)) + (call.body.dataUrl.length / 4) * 3 > mostWaitingBytes)
        return { ok: false, code: 'request.unavailable' }
      const sent = await readSent(inTurn, call.body, { types: visitorTypes, mostBytes: LARGEST_UPLOAD_BYTES })
      if ('ok' in sent) return sent
      const { filename, mimeType, type } = sent
      const upload: Upload = {
        id: core.ids.uuid(),
        publicHash: core.ids.hash(),
        version: 1,
        extension: type,
        mimeType,
        filename,
        bytes: sent.bytes.length,
      }
      // The row is written before the file. If the process crashes before the file is written, the job `clearUploads` finds the row and
      // deletes it. No order can refer to the file yet, because the visitor has not received its id.
      await core.db.run(sql`
        INSERT INTO uploads (id, public_hash, version, extension, mime_type, filename, bytes, created_at)
        VALUES (${upload.id}, ${upload.publicHash}, ${upload.version}, ${upload.extension}, ${upload.mimeType}, ${filename},
          ${upload.bytes}, ${core.clock.now()})`)
      await storeSent(core, upload, sent)
      return { ok: true, value: upload }
    }),

    serve(mediaEndpoints.uploadFile, async (call) => {
      const found = await load(core, call.params.publicHash, call.params.file)
      const bytes = found && (await core.storage.get(uploadKey(found)))
      if (!bytes || !call.params.file.endsWith(`.${found.extension}`)) return missing
      const shown = rasterTypes.some((type) => type === found.extension)
      return answerFile(bytes, mediaTypes[found.extension as keyof typeof mediaTypes], {
        'content-disposition': `${shown ? 'inline' : 'attachment'}; ${filenameFor(nameWithType(found.filename, found.extension))}`,
      })
    }),

    serve(mediaEndpoints.uploadPreview, async (call) => {
      const found = await load(core, call.params.publicHash, call.params.file)
      const bytes = found && call.params.file.endsWith('.jpg') && (await core.storage.get(previewKey(found)))
      return bytes ? answerFile(bytes, 'image/jpeg', {}) : missing
    }),
  ]
}

async function load(core: BrandCore, publicHash: string, file: string): Promise<Upload | undefined> {
  const [, id, version] = /^([0-9a-f-]{36})-(\d{1,6})\.[a-z0-9]+$/.exec(file) ?? []
  if (!id || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  const row = await core.db.first<{ extension: string; mime_type: string; filename: string; bytes: number }>(
    sql`SELECT extension, mime_type, filename, bytes FROM uploads
      WHERE id = ${id} AND public_hash = ${publicHash}
        AND (version = ${Number(version)} OR (origin = 'staff' AND version > ${Number(version)} AND ${Number(version)} > 0))`,
  )
  return row && { ...row, id, publicHash, version: Number(version), mimeType: row.mime_type }
}

/**
 * The response with an uploaded file. Its headers prevent any script in the file from running with the rights of our site, whatever type the browser
 * assumes. The address is secret, so shared caches must not store the file.
 */
const answerFile = (
  bytes: Uint8Array,
  mediaType: string,
  headers: Readonly<Record<string, string>>,
): Answer<Uint8Array> => ({
  ok: true,
  value: bytes,
  headers: {
    'content-type': mediaType,
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...headers,
  },
})

/** The value of the header with the file name, in both encodings that browsers understand (RFC 6266). */
const filenameFor = (name: string): string =>
  `filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

const waitingBytes = async (core: BrandCore): Promise<number> =>
  (
    await core.db.first<{ total: number }>(
      sql`SELECT coalesce(sum(bytes), 0)::float8 AS total FROM uploads WHERE kept_at IS NULL`,
    )
  )?.total ?? 0
