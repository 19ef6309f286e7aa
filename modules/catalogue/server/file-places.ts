import sql from 'sql-template-tag'
import { filePlaces } from '#platform/file-places.ts'
import type { BrandCore } from '#platform/module.ts'

/** Finds and replaces the pictures of products, of their options, and of categories. */
export const catalogueFiles = (core: BrandCore) =>
  filePlaces(core, [
    {
      table: 'products',
      columns: ['images', 'parts'],
      kind: sql`'product'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`is_public AND is_enabled`,
      revision: 'version',
      changed: ['product'],
    },
    {
      table: 'categories',
      columns: ['image'],
      kind: sql`'category'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`is_enabled`,
      revision: 'version',
      changed: ['category'],
    },
  ])
