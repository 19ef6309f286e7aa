import sql from 'sql-template-tag'
import type { BrandCore, OutboxHandler, ScheduledJob } from '#platform/module.ts'
import type { Upload } from '../contract.ts'
import type { OrderableFile } from '../ports.ts'
import { previewKey, uploadKey } from './upload-keys.ts'

/** For this number of hours after the upload, a visitor can use a file in an order. */
const usableHours = 24
/**
 * A file that no order uses is deleted after this number of hours. It is one hour more than `usableHours`, because no order must be placed
 * with a file that is being deleted.
 */
const removedAfterHours = usableHours + 1
/** Maximum number of files that the job checks in one run. The remaining files are checked in the next runs. */
const atOnce = 500

interface Row {
  id: string
  public_hash: string
  version: number
  extension: string
  created_at: string
}

/** The start of the addresses of all versions of a file. */
const addressStart = ({ id, public_hash: publicHash }: Pick<Row, 'id' | 'public_hash'>): string =>
  `/${publicHash}/${id}-`

/**
 * A job that runs every hour. It checks the visitors' files that are older than 25 hours and are not marked as used (`kept_at` is null). A
 * file that an order uses gets this mark; all others are deleted. The specification (§5) sets no time for storing files, but a visitor's
 * picture must not be stored without need.
 */
export const clearUploads = (
  core: BrandCore,
  orderedFiles: (asked: readonly string[], since: Temporal.Instant) => Promise<readonly string[]>,
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
    const since = Temporal.Instant.from(new Date(oldest.created_at).toISOString())
    const needed = new Set(await orderedFiles(rows.map(addressStart), since))
    for (const row of rows) {
      const { id, public_hash: publicHash, version, extension } = row
      if (needed.has(addressStart(row))) {
        await core.db.run(sql`UPDATE uploads SET kept_at = ${now} WHERE id = ${id}`)
        continue
      }
      await removeUpload(core, { id, publicHash, version, extension })
    }
  },
})

/** The ids in the addresses of files: '/upload/{publicHash}/{id}-{version}.{extension}' → id. */
export const idsOf = (files: readonly string[]): string[] =>
  files.flatMap(
    (url) => /\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-\d+\.\w+$/.exec(url)?.[1] ?? [],
  )

/**
 * Clears `kept_at` of files that were removed from an order. The job `clearUploads` then checks whether another order uses them. If no
 * order does, the job deletes the files.
 */
export const letGo =
  (core: BrandCore): OutboxHandler =>
  async ({ files }) => {
    const ids = idsOf(Array.isArray(files) ? files.filter((one) => typeof one === 'string') : [])
    await core.db.run(sql`UPDATE uploads SET kept_at = NULL WHERE id = ANY(${ids}::uuid[]) AND origin = 'visitor'`)
  }

/**
 * Deletes a file, its preview, and after that its database row. Only the row contains the name of the file. Without the row, a crash would
 * leave a visitor's picture stored forever. After a crash before the row is deleted, requests for the file get 404, and the next run of the
 * job deletes the row.
 */
async function removeUpload(
  core: BrandCore,
  upload: Pick<Upload, 'id' | 'publicHash' | 'version' | 'extension'>,
): Promise<void> {
  try {
    await core.storage.remove(uploadKey(upload))
    await core.storage.remove(previewKey(upload))
    await core.db.run(sql`DELETE FROM uploads WHERE id = ${upload.id}`)
  } catch (error) {
    // If one file cannot be deleted, the job continues with the next one.
    core.log.error({ err: error, upload: upload.id }, 'A file that no order needs could not be removed')
  }
}

/** Returns the visitors' files among `asked` that an order may refer to. Files that are deleted, or that will be deleted soon, are left out. */
export async function orderableFiles(
  core: BrandCore,
  asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[],
): Promise<OrderableFile[]> {
  if (asked.length === 0) return []
  const rows = await core.db.many<Row & { filename: string }>(sql`
    SELECT u.* FROM uploads u JOIN unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ publicHash }) => publicHash)}::text[])
      AS asked (id, public_hash) ON u.id = asked.id AND u.public_hash = asked.public_hash
    WHERE u.origin = 'visitor' AND (u.kept_at IS NOT NULL OR u.created_at > ${core.clock.now().subtract({ hours: usableHours })})`)
  return rows.map(({ id, public_hash: publicHash, version, extension, filename }) => ({
    id,
    publicHash,
    name: filename,
    url: `/upload/${publicHash}/${id}-${version}.${extension}`,
  }))
}
