import sql from 'sql-template-tag'
import { filePlaces } from '#platform/file-places.ts'
import type { BrandCore } from '#platform/module.ts'

/** Finds the slip templates that use a picture of the library as their logo, and writes the picture's new version into them. */
export const slipFiles = (core: BrandCore) =>
  filePlaces(core, [
    {
      table: 'slip_templates',
      columns: ['logo'],
      kind: sql`'slipTemplate'`,
      id: sql`branch_id`,
      name: sql`kind || ' ' || language`,
      isLive: sql`false`,
      revision: 'version',
    },
  ])
