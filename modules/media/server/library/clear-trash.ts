import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { imageSizes } from '../../contract.ts'
import { formatKey } from '../images.ts'
import { pictureKey } from './drawn-picture.ts'
import { readVersions } from './image-store.ts'

/** Days until a picture in the trash is deleted (docs/rules/media.md, Trash). */
const TRASH_DAYS = 30
const atOnce = 200

/**
 * A daily job that permanently deletes the pictures that have been in the trash for 30 days. Files are deleted before the database row,
 * because only the row contains their names.
 */
export const clearTrash = (core: BrandCore): ScheduledJob => ({
  name: 'media.trash',
  everySeconds: 24 * 60 * 60,
  async run(signal) {
    const until = core.clock.now().subtract({ hours: 24 * TRASH_DAYS })
    const rows = await core.db.many<{ id: string }>(
      sql`SELECT id FROM images WHERE trashed_at < ${until} ORDER BY trashed_at LIMIT ${atOnce}`,
    )
    for (const { id } of rows) {
      if (signal.aborted) return
      for (const { extension, version } of await readVersions(core.db, id)) {
        for (const size of Object.keys(imageSizes)) {
          await core.storage.remove(`images/${id}/${version}-${size}.${extension}`)
          for (const format of ['avif', 'webp'])
            await core.storage.remove(formatKey({ id, version, size, extension, format }))
        }
        await core.storage.remove(pictureKey(id, version, extension))
      }
      await core.db.run(sql`DELETE FROM images WHERE id = ${id} AND trashed_at < ${until}`)
    }
  },
})
