import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { previewKey, uploadKey } from './uploads.ts'

/** So long a visitor may take to order what they sent a file for. */
export const usableHours = 24
/** A little later, so that no order is placed with a file while it is being removed. */
const removedAfterHours = usableHours + 1
/** The rest waits for the next run. */
const atOnce = 500

interface Row {
  id: string
  public_hash: string
  version: number
  extension: string
  created_at: string
}

/** Removes what no order needed, and marks what one does (specification §5 says nothing; a visitor's picture is nobody else's to keep). */
export const clearUploads = (
  core: BrandCore,
  orderedFiles: (since: Temporal.Instant) => Promise<readonly string[]>,
): ScheduledJob => ({
  name: 'media.clear-uploads',
  everySeconds: 3600,
  async run() {
    const now = core.clock.now()
    const rows = await core.db.many<Row>(sql`
      SELECT id, public_hash, version, extension, created_at FROM uploads
      WHERE kept_at IS NULL AND created_at < ${now.subtract({ hours: removedAfterHours })} ORDER BY created_at LIMIT ${atOnce}`)
    const [oldest] = rows
    if (!oldest) return
    const ordered = (await orderedFiles(Temporal.Instant.from(new Date(oldest.created_at).toISOString()))).join('\n')
    for (const { id, public_hash: publicHash, version, extension } of rows) {
      if (ordered.includes(`/${publicHash}/${id}-`)) {
        await core.db.run(sql`UPDATE uploads SET kept_at = ${now} WHERE id = ${id}`)
        continue
      }
      // The row first: an address that still leads somewhere must lead to a file.
      await core.db.run(sql`DELETE FROM uploads WHERE id = ${id}`)
      await core.storage.remove(uploadKey({ id, publicHash, version, extension }))
      await core.storage.remove(previewKey({ id, publicHash, version }))
    }
  },
})

/** A file that an order may name, with its name and address; undefined for one that is gone or about to be removed. */
export async function orderableFile(
  core: BrandCore,
  id: string,
  publicHash: string,
): Promise<{ name: string; url: string } | undefined> {
  const row = await core.db.first<{ filename: string; version: number; extension: string }>(sql`
    SELECT filename, version, extension FROM uploads WHERE id = ${id} AND public_hash = ${publicHash}
      AND (kept_at IS NOT NULL OR created_at > ${core.clock.now().subtract({ hours: usableHours })})`)
  return row && { name: row.filename, url: `/upload/${publicHash}/${id}-${row.version}.${row.extension}` }
}

/** May an order name this file? */
export const uploadExists = async (core: BrandCore, id: string, publicHash: string): Promise<boolean> =>
  (await orderableFile(core, id, publicHash)) !== undefined
