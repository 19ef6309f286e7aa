import sql from 'sql-template-tag'
import type { PersonalData } from '#platform/personal-data.ts'

/** '/upload/{publicHash}/{id}-{version}.{extension}' → id. */
const idsOf = (files: readonly string[]): string[] =>
  files.flatMap(
    (url) => /\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-\d+\.\w+$/.exec(url)?.[1] ?? [],
  )

/**
 * Files that guests sent with an order. The transaction marks them as not needed, so that the job removes them even after a crash;
 * `settle` runs that job at once.
 */
export const mediaPersonalData = (clear: () => Promise<void>): PersonalData => ({
  columns: { uploads: ['filename'] },
  async read(db, { files }) {
    return {
      uploads: await db.many(sql`
        SELECT id, filename, mime_type, bytes, created_at, '/upload/' || public_hash || '/' || id || '-' || version || '.' || extension AS address
        FROM uploads WHERE id = ANY(${idsOf(files)}::uuid[]) ORDER BY created_at, id`),
    }
  },
  async erase(tx, { files }) {
    await tx.run(sql`
      UPDATE uploads SET filename = '', kept_at = NULL, created_at = 'epoch' WHERE id = ANY(${idsOf(files)}::uuid[])`)
    return undefined
  },
  settle: clear,
})
