import sql from 'sql-template-tag'
import { filePlaces } from '#platform/file-places.ts'
import type { BrandCore } from '#platform/module.ts'

/** Finds and replaces the pictures that the layers of image templates use. */
export const templateFiles = (core: BrandCore) =>
  filePlaces(core, [
    {
      table: 'image_templates',
      columns: ['layers'],
      kind: sql`'imageTemplate'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`true`,
      revision: 'version',
      changed: ['imageTemplate'],
    },
  ])
