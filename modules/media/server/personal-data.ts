import sql from 'sql-template-tag'
import type { Storage } from '#platform/module.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Upload } from '../contract.ts'
import { nameWithType } from '../rules/file-types.ts'
import { idsOf } from './clear-uploads.ts'
import { uploadKey } from './upload-keys.ts'

/**
 * How files of guests are exported and erased. In its transaction, the erasure only marks the files as not needed. Later the job
 * `clearUploads` deletes them, even if the server crashed in between. `settle` runs this job immediately after the erasure.
 */
export const mediaPersonalData = (storage: Storage, clear: () => Promise<void>): PersonalData => ({
  columns: { uploads: ['filename'] },
  async read(db, { files }) {
    return {
      uploads: await db.many(sql`
        SELECT id, filename, mime_type, bytes, created_at, '/upload/' || public_hash || '/' || id || '-' || version || '.' || extension AS address
        FROM uploads WHERE id = ANY(${idsOf(files)}::uuid[]) AND origin = 'visitor' ORDER BY created_at, id`),
    }
  },
  async files(db, { files }) {
    const rows = await db.many<Omit<Upload, 'mimeType'>>(sql`
      SELECT id, public_hash AS "publicHash", version, extension, filename, bytes FROM uploads
      WHERE id = ANY(${idsOf(files)}::uuid[]) AND origin = 'visitor' ORDER BY created_at, id`)
    return rows.map((row) => ({
      folder: 'uploads',
      name: nameWithType(row.filename, row.extension),
      bytes: row.bytes,
      read: () => storage.get(uploadKey(row)),
    }))
  },
  async erase(tx, { files }) {
    await tx.run(sql`
      UPDATE uploads SET filename = '', kept_at = NULL, created_at = 'epoch' WHERE id = ANY(${idsOf(files)}::uuid[]) AND origin = 'visitor'`)
    return undefined
  },
  settle: clear,
})
