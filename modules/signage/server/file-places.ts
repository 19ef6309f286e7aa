import sql from 'sql-template-tag'
import { filePlaces } from '#platform/file-places.ts'
import type { BrandCore } from '#platform/module.ts'

/** Finds the scenes that use a picture of the library, and writes the picture's new version into them. */
export const sceneFiles = (core: BrandCore) =>
  filePlaces(core, [
    {
      table: 'scenes',
      columns: ['regions'],
      kind: sql`'scene'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`true`,
      revision: 'version',
      changed: ['scene'],
    },
  ])
