import { readFile } from 'node:fs/promises'
import sql from 'sql-template-tag'
import type { DemoPart } from '#demo/part.ts'

/**
 * The pictures in the library of the demo inn: name of the drawing, folder, German and English description. One English description is missing on
 * purpose.
 */
export const libraryPictures: readonly (readonly [name: string, folder: string, de: string, en: string])[] = [
  ['dish-backhendl', 'Speisen', 'Backhendl mit Zitrone', 'Fried chicken with lemon'],
  ['dish-kaiserschmarrn', 'Speisen', 'Kaiserschmarrn mit Zwetschgenröster', 'Kaiserschmarrn with stewed plums'],
  ['dish-ente', 'Speisen', 'Halbe Ente mit Blaukraut', 'Half a duck with red cabbage'],
  ['dish-forelle', 'Speisen', 'Gebratene Forelle mit Kartoffeln', 'Fried trout with potatoes'],
  ['dish-gans', 'Saison', 'Gans mit Knödel zum Martinstag', 'Goose with dumplings for St Martin’s day'],
  ['dish-lebkuchenherz', 'Saison', 'Lebkuchenherz mit Zuckerguss', 'Gingerbread heart with icing'],
  ['dish-helles', 'Getränke', 'Ein Glas Helles mit Schaum', ''],
  ['dish-einspaenner', 'Getränke', 'Einspänner mit Schlagobers', 'Coffee with whipped cream'],
]

/** Adds the pictures in `libraryPictures` to the media library of the demo inn. */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    if (brand !== 'lindwurm') return
    const now = core.clock.now()
    for (const [name, folder, alt, altEn] of libraryPictures) {
      const bytes = await readFile(new URL(`../../../demo/drawings/${name}.svg`, import.meta.url))
      const [, width = '0', height = '0'] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(bytes.toString()) ?? []
      const size = [Math.round(Number(width)), Math.round(Number(height)), bytes.length] as const
      const id = core.ids.uuid()
      await core.storage.put(`images/${id}/1.svg`, bytes)
      await tx.run(sql`
        INSERT INTO images (id, extension, name, folder, alt, alt_en, width, height, bytes, created_at, created_by, updated_at)
        VALUES (${id}, 'svg', ${`${name.replace('dish-', '')}.svg`}, ${folder}, ${alt}, ${altEn}, ${size[0]}, ${size[1]}, ${size[2]}, ${now}, 'Nina Berger', ${now})`)
      await tx.run(sql`
        INSERT INTO image_versions (image, version, extension, width, height, bytes, source, at, by)
        VALUES (${id}, 1, 'svg', ${size[0]}, ${size[1]}, ${size[2]}, 1, ${now}, 'Nina Berger')`)
    }
  },
}
