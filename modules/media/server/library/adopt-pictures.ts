import sql from 'sql-template-tag'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { type FileType, pictureTypes } from '../../rules/file-types.ts'
import type { InTurn } from '../picture-turns.ts'
import { sizeOfStored } from '../pictures.ts'
import { pictureKey } from './drawn-picture.ts'
import type { Places } from './places.ts'

const isId = (id: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)

/**
 * A job that runs every hour. Older releases stored pictures only as files, without the table `images`. If a record uses such a picture,
 * the job adds a row, and the library shows the picture.
 */
export const adoptPictures = (core: BrandCore, places: Places, inTurn: InTurn): ScheduledJob => ({
  name: 'media.adopt',
  everySeconds: 60 * 60,
  async run(signal) {
    const used = (await places.all(core.db)).filter(({ file }) => isId(file.id))
    const ids = [...new Set(used.map(({ file }) => file.id))]
    const known = await core.db.many<{ id: string }>(sql`SELECT id FROM images WHERE id = ANY (${ids}::uuid[])`)
    const seen = new Set(known.map(({ id }) => id))
    for (const { file, name } of used) {
      if (signal.aborted) return
      const { extension, id, version } = file
      if (seen.has(id) || !pictureTypes.includes(extension as FileType)) continue
      seen.add(id)
      const bytes = await core.storage.get(pictureKey(id, version, extension))
      if (!bytes) continue
      const { height, width } = await sizeOfStored(inTurn, bytes)
      const now = core.clock.now()
      await core.db.tx(async (tx) => {
        const written = await tx.run(sql`
          INSERT INTO images (id, version, extension, name, width, height, bytes, created_at, updated_at)
          VALUES (${id}, ${version}, ${extension}, ${`${name || id}.${extension}`.slice(0, 200)}, ${width}, ${height}, ${bytes.length}, ${now}, ${now})
          ON CONFLICT DO NOTHING`)
        if (written === 0) return
        await tx.run(sql`
          INSERT INTO image_versions (image, version, extension, width, height, bytes, source, at)
          VALUES (${id}, ${version}, ${extension}, ${width}, ${height}, ${bytes.length}, ${version}, ${now})`)
      })
    }
  },
})
