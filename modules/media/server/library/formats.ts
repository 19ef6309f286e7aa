import sql from 'sql-template-tag'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import { imageSizes } from '../../contract.ts'
import { fileTypeOf } from '../../rules/file-types.ts'
import { formatKey } from '../images.ts'
import type { InTurn } from '../picture-turns.ts'
import { inFormats } from '../pictures.ts'

export const formatsTopic = 'media.formats'

/**
 * Makes copies of a picture as WebP and AVIF. A WebP copy is stored if it is smaller than the original encoding, an AVIF copy if it is
 * smaller than both. This takes seconds, so it runs after the upload. Until then, browsers get the original encoding. Does nothing if the
 * version was deleted.
 */
export const makeFormats =
  (core: BrandCore, inTurn: InTurn): OutboxHandler =>
  async (payload) => {
    const id = String(payload['id'])
    const version = Number(payload['version'])
    const row = await core.db.first<{ extension: string }>(
      sql`SELECT extension FROM image_versions WHERE image = ${id} AND version = ${version}`,
    )
    if (!row) return
    const { extension } = row
    const saved: Record<string, number> = {}
    for (const size of Object.keys(imageSizes)) {
      const given = await core.storage.get(`images/${id}/${version}-${size}.${extension}`)
      const type = given && fileTypeOf(given, `x.${extension}`)
      const made = given && type ? await inFormats(inTurn, given, type) : undefined
      if (!given || !made) continue
      if (made.webp.length < given.length) {
        await core.storage.put(formatKey({ id, version, size, extension, format: 'webp' }), made.webp)
        saved['webp'] = made.webp.length
      }
      if (made.avif.length < Math.min(given.length, made.webp.length)) {
        await core.storage.put(formatKey({ id, version, size, extension, format: 'avif' }), made.avif)
        saved['avif'] = made.avif.length
      }
    }
    // The loop goes from the smallest to the largest size. So `saved` contains, for each format, the size in bytes of its largest copy.
    const formats = Object.entries(saved).map(([format, bytes]) => ({ extension: format, bytes }))
    await core.db.run(
      sql`UPDATE image_versions SET formats = ${JSON.stringify(formats)}::jsonb WHERE image = ${id} AND version = ${version}`,
    )
  }
