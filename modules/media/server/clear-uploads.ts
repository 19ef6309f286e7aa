import sql from 'sql-template-tag'
import type { BrandCore, OutboxHandler, ScheduledJob } from '#platform/module.ts'
import type { Upload } from '../contract.ts'
import type { OrderableFile } from '../ports.ts'
import { previewKey, uploadKey } from './upload-keys.ts'

/** Hours for which a visitor may use an uploaded file in an order. */
const usableHours = 24
/** Hours after which a file is removed. It is one hour more, so that no order is placed with a file while it is being removed. */
const removedAfterHours = usableHours + 1
/** The most files that one run checks. The next run continues. */
const atOnce = 500

interface Row {
  id: string
  public_hash: string
  version: number
  extension: string
  created_at: string
}

/** Prefix of the address of every version of a file. */
const addressStart = ({ id, public_hash: publicHash }: Pick<Row, 'id' | 'public_hash'>): string =>
  `/${publicHash}/${id}-`

/**
 * Removes files that no order needs, and marks files that an order needs. The specification (§5) sets no time for storing files; a visitor's
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

/** The ids in addresses of files: '/upload/{publicHash}/{id}-{version}.{extension}' → id. */
export const idsOf = (files: readonly string[]): string[] =>
  files.flatMap(
    (url) => /\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-\d+\.\w+$/.exec(url)?.[1] ?? [],
  )

/** Files that an order no longer refers to are unmarked. So the job checks again whether another order needs them. */
export const letGo =
  (core: BrandCore): OutboxHandler =>
  async ({ files }) => {
    const ids = idsOf(Array.isArray(files) ? files.filter((one) => typeof one === 'string') : [])
    await core.db.run(sql`UPDATE uploads SET kept_at = NULL WHERE id = ANY(${ids}::uuid[]) AND origin = 'visitor'`)
  }

/**
 * Deletes the row last, because only the row names the files: without it a visitor's picture would be stored for ever. After an interruption, the
 * row exists without its files, and calls get 404. No order can refer to them, and the next run deletes the row.
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
    // An error with one file does not stop the removal of the others.
    core.log.error({ err: error, upload: upload.id }, 'A file that no order needs could not be removed')
  }
}

/** The files that an order may refer to, without files that are removed or will be removed soon. */
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
